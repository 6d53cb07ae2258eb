import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

const tag = 'Two-factor login';

/** Codes that stand in for the authenticator app, each once. They are shown when they are made and never again. */
const recoveryCodes = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) });

/** A code of the second factor, or one kept for recovery. */
export const twoFactorChallengeBody = z
  .object({ code: f.optionalText(20), recovery_code: f.optionalText(40) })
  .refine((typed) => typed.code !== null || typed.recovery_code !== null, { path: ['code'], error: 'required' });

/** The first code that an app shows. */
export const twoFactorConfirmBody = z.object({ code: f.text(20) });

export const twoFactor = {
  challenge: endpoint({
    method: 'POST',
    path: '/two-factor-challenge',
    tag,
    access: 'guest',
    audit: 'session.login',
    summary: 'Completes a login with a code of an authenticator app or a recovery code',
    body: twoFactorChallengeBody,
    answers: { 204: null },
    errors: ['validation_failed', 'too_many_attempts'],
  }),
  status: endpoint({
    method: 'GET',
    path: '/user/two-factor-authentication',
    tag,
    access: 'self.manage',
    audit: null,
    summary: 'Whether login needs a second factor',
    answers: {
      200: z.object({
        data: z.object({
          enabled_at: f.instant.nullable(),
          /** Whether this person must have it, and so cannot turn it off. */
          required: z.boolean(),
          recovery_codes_left: z.int(),
        }),
      }),
    },
    errors: [],
  }),
  start: endpoint({
    method: 'POST',
    path: '/user/two-factor-authentication',
    tag,
    access: 'self.manage',
    audit: 'two_factor.started',
    summary: 'Creates a secret for an authenticator app; takes effect when a code is confirmed',
    answers: {
      200: z.object({
        data: z.object({
          /** To be typed into an app that cannot read the picture. */
          secret_key: z.string(),
          url: z.string(),
          /** The same as a QR code. */
          svg: z.string(),
        }),
      }),
    },
    errors: ['password_confirmation_required', 'too_many_attempts'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/user/confirmed-two-factor-authentication',
    tag,
    access: 'self.manage',
    audit: 'two_factor.enabled',
    summary: 'Turns on two-factor login with the first code; other sessions end',
    body: twoFactorConfirmBody,
    answers: { 200: recoveryCodes },
    errors: ['validation_failed', 'password_confirmation_required', 'too_many_attempts'],
  }),
  disable: endpoint({
    method: 'DELETE',
    path: '/user/two-factor-authentication',
    tag,
    access: 'self.manage',
    audit: 'two_factor.disabled',
    summary: 'Turns two-factor login off',
    answers: { 204: null },
    errors: ['password_confirmation_required', 'two_factor_required'],
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/user/two-factor-recovery-codes',
    tag,
    access: 'self.manage',
    audit: 'two_factor.recovery_codes_made',
    summary: 'Replaces the recovery codes',
    answers: { 200: recoveryCodes },
    errors: ['password_confirmation_required', 'conflict'],
  }),
} as const;

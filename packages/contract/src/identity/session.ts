import { z } from 'zod';
import { accountRoles, staffRoles } from './roles.ts';
import { abilities } from '../access.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { askedHows } from './customer-views.ts';
import { insurancePreferences, languages, preferredModes, unitSystems } from '../choices.ts';
import { newPassword, rawPassword, samePasswords } from './password.ts';

const tag = 'Session';

/** Boolean as forms send it: true, 1, "1", "true", "on", "yes". */
export const truthy = z.unknown().transform((value) => [true, 1, '1', 'true', 'on', 'yes'].includes(value as never));

/** The person signed in. Only what the screens need: the browser keeps it in local storage. */
export const user = z.object({
  id: f.id,
  name: z.string(),
  email: z.string(),
  email_verified_at: f.instant.nullable(),
  /** The address they want to move to, until its link is opened. */
  pending_email: z.string().optional(),
  roles: z.array(z.enum(staffRoles)),
  account_role: z.enum(accountRoles).nullable(),
  abilities: z.array(z.enum(abilities)),
  account: z
    .object({
      id: f.id,
      name: z.string(),
      credit_status: z.enum(['good', 'hold']),
      currency: f.currency,
      /** Staff closed it: it neither quotes nor books. */
      closed: z.literal(true).optional(),
    })
    .nullable(),
  language: z.enum(languages),
  unit_system: z.enum(unitSystems),
  currency: f.currency,
  per_page: z.int(),
  /** Zone that staff chose to read times in; without it that of their computer. */
  time_zone: z.string().optional(),
  /** Second factor at login; `required` says that this person has to set it up before anything else. */
  two_factor: z.enum(['off', 'on', 'required']),
  // A person kept by an earlier release has neither; the next answer brings them.
  insurance_preference: z.enum(insurancePreferences).default('default'),
  preferred_mode: z.enum(preferredModes).default('default'),
  /** What was quoted before signing up waits to be opened in Quote & Ship. */
  quote_waiting: z.boolean().optional(),
  /** Whoever looks at an account that is not the person's own: until when. Nothing can be changed so. */
  viewing_until: f.instant.optional(),
  /** The account looked at so was merged into the person's own. */
  viewing_merged: z.literal(true).optional(),
  /** Who asked for what staff quote and book in this view; missing in any other view. */
  booking_for: z.object({ asked_by: z.string(), asked_how: z.enum(askedHows) }).optional(),
});
export type User = z.infer<typeof user>;

export const profileFields = z.object({
  name: f.name(120),
  email: f.email,
  language: z.enum(languages).optional(),
  unit_system: z.enum(unitSystems).optional(),
  currency: f.currency.optional(),
  per_page: z.int().min(5).max(100).optional(),
  time_zone: f.timeZone.nullable().optional(),
});

/** What signing in takes. */
export const loginBody = z.object({ email: f.email, password: rawPassword, remember: truthy.optional() });

/** Whom to mail the link for a new password. */
export const forgotPasswordBody = z.object({ email: f.email });

/** A new password with the token that was mailed. */
export const resetPasswordBody = z
  .object({ token: f.text(200), email: f.email, ...newPassword })
  .refine(samePasswords, { path: ['password'], error: 'password_mismatch_change', when: () => true });

/** A new password with the one before it. */
export const updatePasswordBody = z
  .object({ current_password: rawPassword, ...newPassword })
  .refine(samePasswords, { path: ['password'], error: 'password_mismatch_change', when: () => true });

/** The password, typed again. */
export const confirmPasswordBody = z.object({ password: rawPassword });

export const session = {
  csrfCookie: endpoint({
    method: 'GET',
    path: '/sanctum/csrf-cookie',
    tag,
    access: 'guest',
    audit: null,
    summary: 'Sets the XSRF-TOKEN and session cookies',
    answers: { 204: null },
    errors: [],
  }),
  login: endpoint({
    method: 'POST',
    path: '/login',
    tag,
    access: 'guest',
    audit: 'session.login',
    summary: 'Starts a session with email and password',
    body: loginBody,
    answers: { 200: z.object({ two_factor: z.boolean() }) },
    errors: ['validation_failed', 'too_many_attempts'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    tag,
    access: 'guest',
    audit: 'session.logout',
    summary: 'Ends the session; succeeds without one',
    answers: { 204: null },
    errors: [],
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/user',
    tag,
    access: 'self.manage',
    audit: null,
    summary: 'The person signed in',
    answers: { 200: z.object({ data: user }) },
    errors: [],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/forgot-password',
    tag,
    access: 'guest',
    audit: 'password.reset_requested',
    summary: 'Emails a reset link; the answer is the same for unknown addresses',
    body: forgotPasswordBody,
    answers: { 200: z.object({ message: z.string(), status: z.string() }) },
    errors: ['validation_failed', 'too_many_attempts'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/reset-password',
    tag,
    access: 'guest',
    audit: 'password.reset',
    summary: 'Sets a new password by an emailed token',
    body: resetPasswordBody,
    answers: { 200: z.object({ message: z.string(), status: z.string() }) },
    errors: ['validation_failed', 'too_many_attempts'],
  }),
  checkResetToken: endpoint({
    method: 'POST',
    path: '/reset-password/check',
    tag,
    access: 'guest',
    audit: null,
    summary: 'Whether an emailed token can still set a password; counts as an attempt',
    body: z.object({ token: f.text(200), email: f.email }),
    /** An old link is no fault of whoever opens it, so it is an answer and no refusal. */
    answers: { 200: z.object({ data: z.object({ works: z.boolean() }) }) },
    errors: ['validation_failed', 'too_many_attempts'],
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/email/verification-notification',
    tag,
    access: 'self.manage',
    audit: 'email.verification_sent',
    summary: 'Emails the verification link again',
    answers: { 202: z.literal(''), 204: null },
    errors: ['too_many_attempts'],
  }),
  verifyEmail: endpoint({
    method: 'GET',
    path: '/email/verify/:id/:hash',
    aliases: ['/verify-email/:id/:hash'],
    tag,
    access: 'guest',
    audit: 'email.verified',
    summary: 'Confirms an email address by its signed link',
    params: z.object({ id: z.string(), hash: z.string() }),
    query: z.object({ expires: z.string().optional(), signature: z.string().optional() }),
    answers: { 204: null, 302: null },
    errors: ['invalid_signature', 'forbidden', 'unauthenticated', 'too_many_attempts'],
  }),
  updatePassword: endpoint({
    method: 'PUT',
    path: '/password',
    aliases: ['/user/password'],
    tag,
    access: 'self.manage',
    audit: 'password.changed',
    summary: 'Changes the password; other sessions end',
    body: updatePasswordBody,
    answers: { 200: z.literal('') },
    errors: ['validation_failed', 'too_many_attempts'],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/profile',
    aliases: ['/user/profile-information'],
    tag,
    access: 'self.manage',
    audit: 'profile.changed',
    summary:
      'Changes name and preferences; a new email needs a confirmed password and takes effect when its link is opened',
    body: profileFields,
    answers: { 200: z.literal('') },
    errors: ['validation_failed', 'password_confirmation_required', 'too_many_attempts'],
  }),
  confirmPassword: endpoint({
    method: 'POST',
    path: '/user/confirm-password',
    aliases: ['/confirm-password'],
    tag,
    access: 'self.manage',
    audit: 'password.confirmed',
    summary: 'Confirms the password for 15 minutes',
    body: confirmPasswordBody,
    answers: { 201: z.literal('') },
    errors: ['validation_failed', 'too_many_attempts'],
  }),
  confirmedPasswordStatus: endpoint({
    method: 'GET',
    path: '/user/confirmed-password-status',
    tag,
    access: 'self.manage',
    audit: null,
    summary: 'Whether the password was confirmed recently',
    query: z.object({ seconds: z.coerce.number().int().min(0).max(f.largestCount).optional() }),
    answers: { 200: z.object({ confirmed: z.boolean() }) },
    errors: [],
  }),
} as const;

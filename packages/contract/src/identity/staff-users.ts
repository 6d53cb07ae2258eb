import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { accountRoles, staffRoles } from './roles.ts';

const tag = 'Admin';
const access = 'staff.users';

/** Somebody who can log in: of an account, or of the staff. */
export const staffUserRow = z.object({
  id: f.id,
  name: z.string(),
  email: z.string(),
  /** Null for staff. */
  account_name: z.string().nullable(),
  account_role: z.enum(accountRoles).nullable(),
  roles: z.array(z.enum(staffRoles)),
  /** Since when a second factor is asked for; null when none is. */
  two_factor_at: f.instant.nullable(),
  /** Since when the login is disabled, by whom, and why; null for one that is not. An owner of an account gives no reason. */
  disabled: z.object({ at: f.instant, by: z.string().nullable(), reason: z.string().nullable() }).nullable(),
  /** Whether whoever asks may reset it: not their own, and a super admin's only as a super admin. */
  may_reset: z.boolean(),
  /** Whether whoever asks may disable it, enable it, and log it out: not their own, and a super admin's as a super admin. */
  may_manage: z.boolean(),
});
export type StaffUserRow = z.infer<typeof staffUserRow>;

/** Why a second factor is taken away: it stays in the audit trail. */
export const twoFactorReset = z.object({ reason: f.text(300) });

/** Why a login is disabled or enabled: it stays in the audit trail. */
export const loginChange = z.object({ reason: f.text(300) });

const params = z.object({ id: f.id });
const refusals = ['not_found', 'forbidden', 'own_login', 'password_confirmation_required'] as const;

export const staffUsers = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    tag,
    access,
    audit: null,
    summary: 'Users who can log in, by name, and whether they use two-factor login',
    query: z.object({
      ...pageQuery,
      /** Part of a name, an email or the name of an account. */
      search: z.string().trim().max(60).optional(),
    }),
    answers: { 200: pageOf(staffUserRow) },
    errors: ['validation_failed'],
  }),
  resetTwoFactor: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/two-factor/reset',
    tag,
    access,
    audit: 'two_factor.reset',
    summary: "Resets two-factor login: ends the user's sessions and emails them",
    params: z.object({ id: f.id }),
    body: twoFactorReset,
    answers: { 204: null },
    errors: ['validation_failed', 'not_found', 'forbidden', 'password_confirmation_required'],
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/disable',
    tag,
    access,
    audit: 'login.disabled',
    summary: 'Disables a login: ends its sessions, streams, and API clients, and emails the user',
    params,
    body: loginChange,
    answers: { 204: null },
    errors: ['validation_failed', ...refusals, 'last_super_admin'],
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/enable',
    tag,
    access,
    audit: 'login.enabled',
    summary: 'Enables a disabled login with its API clients',
    params,
    body: loginChange,
    answers: { 204: null },
    errors: ['validation_failed', ...refusals],
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/log-out',
    tag,
    access,
    audit: 'login.logged_out',
    summary: 'Logs a user out on every device',
    params,
    answers: { 204: null },
    errors: [...refusals],
  }),
  sendReset: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/password-reset',
    tag,
    access,
    audit: 'login.reset_requested',
    summary: 'Emails a user a link to set a new password',
    params,
    answers: { 204: null },
    errors: ['not_found', 'forbidden', 'own_login', 'conflict', 'too_many_attempts'],
  }),
} as const;

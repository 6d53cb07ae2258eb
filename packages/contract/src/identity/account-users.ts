import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { newPassword, samePasswords } from './password.ts';
import { accountRoles } from './roles.ts';

const tag = 'Account users';

/** Days that an invitation can be accepted. */
export const invitationDays = 7;

/** Somebody who may sign in to the account. */
export const accountUser = z.object({
  id: f.id,
  name: z.string(),
  email: z.string(),
  account_role: z.enum(accountRoles),
  email_verified_at: f.instant.nullable(),
  disabled_at: f.instant.nullable(),
  last_seen_at: f.instant.nullable(),
  created_at: f.instant,
});
export type AccountUser = z.infer<typeof accountUser>;

/** Somebody who was asked to join and has not come yet. */
export const accountInvitation = z.object({
  id: f.id,
  email: z.string(),
  account_role: z.enum(accountRoles),
  invited_by: z.string(),
  sent_at: f.instant,
  expires_at: f.instant,
  status: z.enum(['open', 'expired']),
});
export type AccountInvitation = z.infer<typeof accountInvitation>;

/** What the invited person is shown before they accept. */
export const invitationView = z.object({
  email: z.string(),
  account_role: z.enum(accountRoles),
  account_name: z.string(),
  invited_by: z.string(),
  expires_at: f.instant,
});
export type InvitationView = z.infer<typeof invitationView>;

const role = z.enum(accountRoles, { error: 'required' });
const idParams = z.object({ id: f.id });
const oneUser = z.object({ data: accountUser });
const oneInvitation = z.object({ data: accountInvitation });
/** The part of the mailed link that proves we made it. */
const proof = { expires: f.epochSeconds, signature: z.string().max(200) };

/** Whom to invite, and as what. */
export const inviteBody = z.object({ email: f.email, account_role: role });

/** What somebody invited tells of themselves. */
export const acceptInvitationBody = z
  .object({
    ...proof,
    name: f.name(120),
    ...newPassword,
    disclaimer_accepted: z.literal(true, { error: 'disclaimer_required' }),
  })
  .refine(samePasswords, {
    path: ['password_confirmation'],
    error: 'password_mismatch_signup',
    when: () => true,
  });

export const accountUsers = {
  list: endpoint({
    method: 'GET',
    path: '/api/account/users',
    tag,
    access: 'account.users.read',
    audit: null,
    summary: 'Users and open invitations of the account',
    answers: {
      200: z.object({ data: z.object({ users: z.array(accountUser), invitations: z.array(accountInvitation) }) }),
    },
    errors: [],
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/api/account/users/:id',
    tag,
    access: 'account.users.write',
    audit: 'account_user.role_changed',
    summary: 'Changes the role of a user, from their next request',
    params: idParams,
    body: z.object({ account_role: role }),
    answers: { 200: oneUser },
    errors: ['validation_failed', 'not_found', 'last_owner', 'password_confirmation_required'],
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/account/users/:id/disable',
    tag,
    access: 'account.users.write',
    audit: 'account_user.disabled',
    summary: 'Disables a login and ends its sessions',
    params: idParams,
    answers: { 200: oneUser },
    errors: ['not_found', 'last_owner', 'own_login', 'password_confirmation_required'],
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/account/users/:id/enable',
    tag,
    access: 'account.users.write',
    audit: 'account_user.enabled',
    summary: 'Lets a disabled user sign in again',
    params: idParams,
    answers: { 200: oneUser },
    errors: ['not_found', 'login_held', 'password_confirmation_required'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/account/users/:id',
    tag,
    access: 'account.users.write',
    audit: 'account_user.removed',
    summary: 'Removes a user from the account; their history stays',
    params: idParams,
    answers: { 200: oneUser },
    errors: ['not_found', 'last_owner', 'password_confirmation_required'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/account/invitations',
    tag,
    access: 'account.users.write',
    audit: 'account_user.invited',
    summary: 'Emails an invitation to join the account, valid for 7 days',
    body: inviteBody,
    answers: { 201: oneInvitation },
    errors: ['validation_failed', 'too_many_attempts', 'password_confirmation_required'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/account/invitations/:id/resend',
    tag,
    access: 'account.users.write',
    audit: 'account_user.invitation_resent',
    summary: 'Emails a new invitation link; the earlier link stops working',
    params: idParams,
    answers: { 200: oneInvitation },
    errors: ['not_found', 'too_many_attempts', 'password_confirmation_required'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/account/invitations/:id',
    tag,
    access: 'account.users.write',
    audit: 'account_user.invitation_revoked',
    summary: 'Revokes an invitation; its link stops working',
    params: idParams,
    answers: { 200: oneInvitation },
    errors: ['not_found'],
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/invitations/:id',
    tag,
    access: 'guest',
    audit: null,
    summary: 'The invitation behind an emailed link',
    params: idParams,
    query: z.object(proof),
    answers: { 200: z.object({ data: invitationView }) },
    errors: ['validation_failed', 'invitation_over', 'too_many_attempts'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/invitations/:id/accept',
    tag,
    access: 'guest',
    audit: 'account_user.joined',
    summary: 'Accepts an invitation and creates the login',
    params: idParams,
    body: acceptInvitationBody,
    answers: { 201: z.object({ data: z.object({ email: z.string() }) }) },
    errors: ['validation_failed', 'invitation_over', 'too_many_attempts'],
  }),
} as const;

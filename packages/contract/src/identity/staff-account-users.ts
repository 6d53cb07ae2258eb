import { z } from 'zod';
import { accountInvitation, accountUser, inviteBody } from './account-users.ts';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { accountRoles } from './roles.ts';
import { loginChange } from './staff-users.ts';

const tag = 'Admin accounts';
const [reads, writes] = ['staff.accounts.read', 'staff.accounts.write'] as const;
const params = z.object({ id: f.id });
const ofUser = z.object({ id: f.id, user: f.id });
const ofInvitation = z.object({ id: f.id, invitation: f.id });
const oneUser = z.object({ data: accountUser });
const oneInvitation = z.object({ data: accountInvitation });

/** People of an account, as staff look after them; the rules are those of its owners. */
export const staffAccountUsers = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/:id/users',
    tag,
    access: reads,
    audit: null,
    summary: 'Users and open invitations of an account',
    params,
    answers: {
      200: z.object({ data: z.object({ users: z.array(accountUser), invitations: z.array(accountInvitation) }) }),
    },
    errors: ['not_found'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/invitations',
    tag,
    access: writes,
    audit: 'account_user.invited',
    summary: 'Emails an invitation to join an account',
    params,
    body: inviteBody,
    answers: { 201: oneInvitation },
    errors: ['validation_failed', 'not_found', 'conflict', 'too_many_attempts', 'password_confirmation_required'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/invitations/:invitation/resend',
    tag,
    access: writes,
    audit: 'account_user.invitation_resent',
    summary: 'Emails a new invitation link; the earlier link stops working',
    params: ofInvitation,
    answers: { 200: oneInvitation },
    errors: ['validation_failed', 'not_found', 'too_many_attempts', 'password_confirmation_required'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/admin/accounts/:id/invitations/:invitation',
    tag,
    access: writes,
    audit: 'account_user.invitation_revoked',
    summary: 'Revokes an invitation; its link stops working',
    params: ofInvitation,
    answers: { 200: oneInvitation },
    errors: ['not_found'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/users/:user/verification',
    tag,
    access: writes,
    audit: 'email.verification_sent',
    summary: 'Emails the verification link again',
    params: ofUser,
    answers: { 200: oneUser },
    errors: ['not_found', 'conflict', 'too_many_attempts'],
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/:id/users/:user',
    tag,
    access: writes,
    audit: 'account_user.role_changed',
    summary: 'Changes the role of a user inside the account',
    params: ofUser,
    body: z.object({ account_role: z.enum(accountRoles, { error: 'required' }) }),
    answers: { 200: oneUser },
    errors: ['validation_failed', 'not_found', 'last_owner', 'password_confirmation_required'],
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/users/:user/disable',
    tag,
    access: writes,
    audit: 'account_user.disabled',
    summary: 'Disables a login of an account and ends its sessions',
    params: ofUser,
    body: loginChange,
    answers: { 200: oneUser },
    errors: ['validation_failed', 'not_found', 'last_owner', 'own_login', 'password_confirmation_required'],
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/users/:user/enable',
    tag,
    access: writes,
    audit: 'account_user.enabled',
    summary: 'Enables a disabled login of an account',
    params: ofUser,
    body: loginChange,
    answers: { 200: oneUser },
    errors: ['validation_failed', 'not_found', 'login_held', 'password_confirmation_required'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/accounts/:id/users/:user',
    tag,
    access: writes,
    audit: 'account_user.removed',
    summary: 'Removes a user from an account; their history keeps the name',
    params: ofUser,
    answers: { 200: oneUser },
    errors: ['not_found', 'last_owner', 'password_confirmation_required'],
  }),
} as const;

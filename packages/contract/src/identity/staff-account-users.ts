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
    summary: 'Everybody of an account, and who was invited',
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
    summary: 'Invites somebody into an account by mail',
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
    summary: 'Mails an invitation again; the earlier link stops working',
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
    summary: 'Takes an invitation back; its link stops working',
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
    summary: 'Mails somebody the link that confirms their address again',
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
    summary: 'Keeps a user of an account from signing in; open sessions end',
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
    summary: 'Lets a disabled user of an account sign in again',
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
    summary: 'Takes somebody out of an account for good; what they did keeps their name',
    params: ofUser,
    answers: { 200: oneUser },
    errors: ['not_found', 'last_owner', 'password_confirmation_required'],
  }),
} as const;

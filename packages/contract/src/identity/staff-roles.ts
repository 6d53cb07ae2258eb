import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { newPassword, samePasswords } from './password.ts';
import { accountRoles, staffRoles } from './roles.ts';

const tag = 'Admin';
const access = 'staff.roles';
const role = z.enum(staffRoles);

/** Days that an invitation to the staff can be accepted. */
export const staffInvitationDays = 7;

/** Somebody who can log in, with the roles held. */
export const rolePerson = z.object({
  id: f.id,
  name: z.string(),
  email: z.string(),
  /** Null for staff. */
  account_name: z.string().nullable(),
  account_role: z.enum(accountRoles).nullable(),
  /** In the order of the table of roles; who gave it is null where nobody wrote it down. */
  roles: z.array(z.object({ role, granted_at: f.instant, granted_by: z.string().nullable() })),
  disabled: z.boolean(),
  last_seen_at: f.instant.nullable(),
});
export type RolePerson = z.infer<typeof rolePerson>;

/** Somebody asked to join the staff who has not come yet. */
export const staffInvitation = z.object({
  id: f.id,
  email: z.string(),
  roles: z.array(role),
  invited_by: z.string(),
  sent_at: f.instant,
  expires_at: f.instant,
  status: z.enum(['open', 'expired']),
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

/** What happened to somebody's roles. */
export const roleChanges = ['changed', 'invited', 'resent', 'revoked', 'joined'] as const;
export const roleHistoryEntry = z.object({
  id: f.id,
  at: f.instant,
  /** Who did it. */
  by: z.string(),
  what: z.enum(roleChanges),
  /** Whom it was done to; an address where there is no login yet. */
  whom: z.string(),
  given: z.array(role),
  taken: z.array(role),
  reason: z.string().nullable(),
});
export type RoleHistoryEntry = z.infer<typeof roleHistoryEntry>;

const roles = z.array(role).max(staffRoles.length, 'too_many');
/** Why roles are given or taken: it stays in the history. */
const reason = f.text(300);

/** The roles somebody is to hold; `was` is what was seen, so that nobody overwrites what another changed meanwhile. */
export const roleChange = z.object({ roles, was: roles, reason });

/** Whom to invite to the staff, and with which roles. */
export const staffInvite = z.object({ email: f.email, roles: roles.min(1, 'required'), reason });

/** The part of the mailed link that proves we made it. */
const proof = { expires: f.epochSeconds, signature: z.string().max(200) };

/** What somebody invited to the staff tells of themselves. */
export const joinStaffBody = z
  .object({ ...proof, name: f.name(120), ...newPassword })
  .refine(samePasswords, { path: ['password_confirmation'], error: 'password_mismatch_signup', when: () => true });

/** What an invited person is shown before they join. */
export const staffInvitationView = z.object({ email: z.string(), roles: z.array(role), invited_by: z.string() });
export type StaffInvitationView = z.infer<typeof staffInvitationView>;

const idParams = z.object({ id: f.id });
const oneInvitation = z.object({ data: staffInvitation });

export const roleManagement = {
  people: endpoint({
    method: 'GET',
    path: '/api/admin/roles',
    tag,
    access,
    audit: null,
    summary: 'Users by role and name, or on request all users who can log in',
    query: z.object({
      ...pageQuery,
      /** Part of a name, an email or the name of an account. */
      search: z.string().trim().max(60).optional(),
      role: role.optional(),
      /** `all` lists customers' logins and staff without a role as well. */
      who: z.enum(['holders', 'all']).default('holders'),
    }),
    answers: { 200: pageOf(rolePerson) },
    errors: ['validation_failed'],
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/admin/roles/overview',
    tag,
    access,
    audit: null,
    summary: 'User counts by role, and open invitations',
    answers: {
      200: z.object({
        data: z.object({ holders: z.record(role, z.int()), invitations: z.array(staffInvitation) }),
      }),
    },
    errors: [],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/roles/history',
    tag,
    access,
    audit: null,
    summary: 'Changes of roles, newest first',
    query: z.object({ ...pageQuery, person: f.id.optional() }),
    answers: { 200: pageOf(roleHistoryEntry) },
    errors: ['validation_failed'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/roles/:id',
    tag,
    access,
    audit: 'roles.changed',
    summary: "Changes a user's roles with a reason, from their next request",
    params: idParams,
    body: roleChange,
    answers: { 200: z.object({ data: rolePerson }) },
    errors: ['validation_failed', 'not_found', 'conflict', 'last_super_admin', 'password_confirmation_required'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/staff-invitations',
    tag,
    access,
    audit: 'staff.invited',
    summary: 'Emails an invitation to join the staff with these roles',
    body: staffInvite,
    answers: { 201: oneInvitation },
    errors: ['validation_failed', 'too_many_attempts', 'password_confirmation_required'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/admin/staff-invitations/:id/resend',
    tag,
    access,
    audit: 'staff.invitation_resent',
    summary: 'Emails a new invitation link; the earlier link stops working',
    params: idParams,
    answers: { 200: oneInvitation },
    errors: ['validation_failed', 'not_found', 'too_many_attempts', 'password_confirmation_required'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/admin/staff-invitations/:id',
    tag,
    access,
    audit: 'staff.invitation_revoked',
    summary: 'Revokes a staff invitation; its link stops working',
    params: idParams,
    answers: { 200: oneInvitation },
    errors: ['not_found'],
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/staff-invitations/:id',
    tag,
    access: 'guest',
    audit: null,
    summary: 'The staff invitation behind an emailed link',
    params: idParams,
    query: z.object(proof),
    answers: { 200: z.object({ data: staffInvitationView }) },
    errors: ['validation_failed', 'invitation_over', 'too_many_attempts'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/staff-invitations/:id/accept',
    tag,
    access: 'guest',
    audit: 'staff.joined',
    summary: 'Accepts a staff invitation and creates the login',
    params: idParams,
    body: joinStaffBody,
    answers: { 201: z.object({ data: z.object({ email: z.string() }) }) },
    errors: ['validation_failed', 'invitation_over', 'too_many_attempts'],
  }),
} as const;

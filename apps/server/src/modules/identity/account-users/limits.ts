import type { Limit } from '../../../core/limits.ts';

const minute = 60;

/** Invitation mails per account and hour. */
export function inviteLimit(accountId: string): Limit {
  return { name: 'invite', key: accountId, points: 40, seconds: 60 * minute, field: 'email' };
}

/** Invitation mails per account and day: above what a team needs, below what spam would need. */
export function inviteDayLimit(accountId: string): Limit {
  return { name: 'invite-day', key: accountId, points: 100, seconds: 24 * 60 * minute, field: 'email' };
}

/** Opening and accepting invitations from one IP. */
export function acceptLimit(ip: string): Limit {
  return { name: 'accept-invitation', key: ip, points: 30, seconds: minute };
}

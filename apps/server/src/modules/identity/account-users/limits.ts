import type { Limit } from '../../../core/limits.ts';

const minute = 60;

/** Mails of invitations that one account sends. */
export function inviteLimit(accountId: string): Limit {
  return { name: 'invite', key: accountId, points: 40, seconds: 60 * minute, field: 'email' };
}

/** The same over a day: an account that fills its team sends fewer, and a sender of unwanted mail would send more. */
export function inviteDayLimit(accountId: string): Limit {
  return { name: 'invite-day', key: accountId, points: 100, seconds: 24 * 60 * minute, field: 'email' };
}

/** Opening and accepting invitations from one machine. */
export function acceptLimit(ip: string): Limit {
  return { name: 'accept-invitation', key: ip, points: 30, seconds: minute };
}

import type { Limit } from '../../../core/limits.ts';

const minute = 60;

/** Staff invitation mails sent by one person. */
export function staffInviteLimit(userId: string): Limit {
  return { name: 'staff-invite', key: userId, points: 40, seconds: 60 * minute, field: 'email' };
}

/** Opening and accepting invitations from one IP. */
export function joinLimit(ip: string): Limit {
  return { name: 'join-staff', key: ip, points: 30, seconds: minute };
}

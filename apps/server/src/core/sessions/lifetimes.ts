import { isStaff } from '@waybill/contract';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A session that nobody uses for this long is over; use renews it. */
export const idleLifetime = 120 * minute;

/** A session's last use is written down at most this often. */
export const renewalPause = minute;

/** A "remember me" cookie signs in for this long after it was last replaced. */
export const rememberLifetime = 30 * day;

/** A browser is known for this long after somebody last logged in on it. */
export const knownDeviceLifetime = 180 * day;

/**
 * Requests that a browser sends side by side carry the same "remember me" cookie, and only the first can
 * replace it. The others are not taken for theft when they come this soon after.
 */
export const parallelUse = 10_000;

/** Longest life of any session, used or not. */
export const longestLifetime = 7 * day;

/** Life of a session however much it is used: 12 hours for staff, 7 days for customers. */
export function absoluteLifetime(roles: readonly string[]): number {
  return isStaff(roles) ? 12 * hour : longestLifetime;
}

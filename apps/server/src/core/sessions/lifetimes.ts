import { isStaff } from '@waybill/contract';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An unused session ends after this time; use renews it. */
export const idleLifetime = 120 * minute;

/** Minimum time between two updates of a session's last use. */
export const renewalPause = minute;

/** Validity of a "remember me" cookie since it was last replaced. */
export const rememberLifetime = 30 * day;

/** How long a browser is known after the last sign-in on it. */
export const knownDeviceLifetime = 180 * day;

/**
 * Concurrent requests of a browser send the same "remember me" cookie, and only the first one can replace it. Within
 * this time, the others are not treated as theft.
 */
export const parallelUse = 10_000;

/** Maximum lifetime of any session. */
export const longestLifetime = 7 * day;

/** Maximum lifetime of a session, used or not: 12 hours for staff, 7 days for customers. */
export function absoluteLifetime(roles: readonly string[]): number {
  return isStaff(roles) ? 12 * hour : longestLifetime;
}

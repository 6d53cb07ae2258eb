import { isAccounting, isAdmin, isStaff, isSuperAdmin, type User } from '@waybill/contract';
import type { RouteRow } from './row.ts';

/** What comes of wanting to open a page. */
export type Verdict = 'open' | 'login' | 'home' | 'verify' | 'two_factor' | 'refused';

function rolesAllow(row: RouteRow, roles: readonly string[]): boolean {
  switch (row.access) {
    case 'staff':
      return isStaff(roles);
    case 'super_admin':
      return isSuperAdmin(roles);
    case 'not_accounting':
      return isStaff(roles) && (!isAccounting(roles) || isAdmin(roles));
    default:
      return true;
  }
}

/**
 * Whether a person may open a page, and what to do instead. It spares people dead ends; the server refuses
 * the same on every call.
 */
export function verdictOn(row: RouteRow, user: User | null): Verdict {
  if (row.access === 'anyone') return 'open';
  if (row.access === 'signed_out') return user === null ? 'open' : 'home';
  if (user === null) return 'login';
  if (!rolesAllow(row, user.roles)) return 'refused';
  if (row.access !== 'signed_in') {
    if (user.email_verified_at === null) return 'verify';
    if (user.two_factor === 'required') return 'two_factor';
  }
  if (row.ability && !user.abilities.includes(row.ability)) return 'refused';
  return 'open';
}

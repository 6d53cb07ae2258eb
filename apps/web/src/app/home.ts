import { isStaff, type StaffRole, type User } from '@waybill/contract';
import type { PlainRouteName } from '../lib/routes/table.ts';
import { adminOrder } from './nav/admin-order.ts';
import { customerNav } from './nav/customer-nav.ts';
import { isShown, shownGroups } from './nav/entry.ts';

/** Where the customer frame begins for a person: the first page of its menu that they may open. */
export function customerHome(user: User | null): PlainRouteName {
  return shownGroups(customerNav, user)[0]?.entries[0]?.to ?? 'profile';
}

/** Roles whose day is the work that waits: they begin in its inbox. Others begin on the dashboard. */
const beginInInbox: readonly string[] = ['fpg_ops', 'fpg_accounting'] satisfies StaffRole[];

/** Where the staff frame begins, or null when there is nothing in it for this person. */
export function staffHome(user: User | null): PlainRouteName | null {
  const inbox = user !== null && user.roles.length > 0 && user.roles.every((role) => beginInInbox.includes(role));
  if (inbox && isShown('admin.work', user)) return 'admin.work';
  return adminOrder.flatMap<PlainRouteName>(({ entries }) => entries).find((to) => isShown(to, user)) ?? null;
}

/** Where a person begins after signing in. */
export function homeOf(user: User | null): PlainRouteName {
  if (user === null) return 'login';
  // Until the address is confirmed there is one thing to do.
  if (user.email_verified_at === null) return 'verify-email';
  if (user.two_factor === 'required') return 'two-factor';
  return (isStaff(user.roles) ? staffHome(user) : null) ?? customerHome(user);
}

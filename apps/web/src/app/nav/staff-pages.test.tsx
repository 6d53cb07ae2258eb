import type { StaffRole, User } from '@waybill/contract';
import { en } from '@waybill/phrases/en';
import { expect, it } from 'vitest';
import { verdictOn } from '../../lib/routes/access.ts';
import { bindNavigator } from '../../lib/routes/navigator.ts';
import { routeRow, routeRows } from '../../lib/routes/table.ts';
import { customer, staff as staffOf } from '../../testing/people.ts';
import { adminNav } from './admin-nav.ts';
import { shownGroups } from './entry.ts';

type Role = StaffRole;
const staff: readonly Role[] = [
  'super_admin',
  'fpg_admin',
  'fpg_sales_admin',
  'fpg_sales',
  'fpg_ops',
  'fpg_accounting',
];
/** Sales handle what is not booked yet. */
const shipmentReaders: readonly Role[] = ['super_admin', 'fpg_admin', 'fpg_ops', 'fpg_accounting'];
const superAdmin: readonly Role[] = ['super_admin'];
const admins: readonly Role[] = ['super_admin', 'fpg_admin'];
const sales: readonly Role[] = ['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales'];
const ops: readonly Role[] = ['super_admin', 'fpg_admin', 'fpg_ops'];
const accounting: readonly Role[] = ['super_admin', 'fpg_admin', 'fpg_accounting'];
const staffButAccounting = staff.filter((role) => role !== 'fpg_accounting');

/** Every staff page without parameters: its path, its title in the specification, and the roles that may open it. */
const pages: readonly (readonly [path: string, title: string, opens: readonly Role[]])[] = [
  ['/admin/dashboard', 'Dashboard', staff],
  ['/admin/work', 'Work Inbox', staff],
  ['/admin/reports', 'Reports', staff],
  ['/admin/accounts', 'Account Management', staff],
  ['/admin/carriers', 'Carriers', superAdmin],
  ['/admin/integration-partners', 'Integration Partners', superAdmin],
  ['/admin/roles', 'Role Management', superAdmin],
  ['/admin/truckloads/equipment-types', 'Truckload Equipment', superAdmin],
  ['/admin/incidents', 'API Incidents', superAdmin],
  ['/admin/shipments', 'Shipments', shipmentReaders],
  ['/admin/part-catalog', 'Part Catalog', staff],
  ['/admin/scac-aliases', 'Carrier SCAC Aliases', staffButAccounting],
  ['/admin/integrations', 'Integrations', superAdmin],
  ['/admin/oauth', 'OAuth Credentials', superAdmin],
  ['/admin/notifications', 'Notifications', superAdmin],
  ['/admin/notifications/new', 'Notifications', superAdmin],
  ['/admin/exceptions', 'Exceptions', shipmentReaders],
  ['/admin/quote-requests', 'Quote Requests', sales],
  ['/admin/chats', 'Chats', staff],
  ['/admin/disputes', 'Disputes', accounting],
  ['/admin/invoices', 'Invoices', staff],
  ['/admin/invoices/aging', 'Aging by Customer', staff],
  ['/admin/payments', 'Payments', accounting],
  ['/admin/payments/bank-file', 'Import Bank Payments', accounting],
  ['/admin/payments/record', 'Record Payment', accounting],
  ['/admin/credit-holds', 'Credit Holds', accounting],
  ['/admin/bookings', 'Unconfirmed Bookings', ops],
  ['/admin/carrier-bills', 'Carrier Bills', accounting],
  ['/admin/status-files', 'Status Files', ops],
  ['/admin/users', 'Logins', admins],
  ['/admin/audit-trail', 'Audit Trail', admins],
  ['/admin/setup', 'Setup', admins],
  ['/admin/company', 'Company', admins],
];

const everybody = {
  ...(Object.fromEntries(staff.map((role) => [role, staffOf(role)])) as Record<StaffRole, User>),
  fpg_feature: staffOf('fpg_feature'),
  customer: customer(),
};

it('lists every staff page without parameters', () => {
  const plain = routeRows.filter(([, row]) => row.shell === 'admin' && !row.path.includes('{'));
  expect(plain.map(([, { path }]) => path).toSorted()).toEqual(pages.map(([path]) => path).toSorted());
});

it.each(pages)(
  '%s has the title %s, opens for its roles only, and is in no other menu [ROLE-04, ADMIN-15]',
  (path, title, opens) => {
    bindNavigator({ navigate: async () => undefined, home: () => '/', exists: () => true, isPage: () => true });
    const [name, row] = routeRows.find(([, each]) => each.path === path)!;
    expect(en.titles[row.title]).toBe(title);
    const roles = Object.keys(everybody) as (keyof typeof everybody)[];
    expect(roles.filter((role) => verdictOn(routeRow(name), everybody[role]) === 'open')).toEqual(opens);
    const inMenu = (role: keyof typeof everybody) =>
      shownGroups(adminNav, everybody[role]).some((group) => group.entries.some(({ to }) => to === name));
    expect(roles.filter((role) => inMenu(role) && !opens.some((each) => each === role))).toEqual([]);
  },
);

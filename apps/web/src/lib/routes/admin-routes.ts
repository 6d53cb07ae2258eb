import type { Ability } from '@waybill/contract';
import type { PageAccess, RouteRow } from './row.ts';

type Title = RouteRow['title'];

/** A row: the table comes with the first view, so it says nothing twice. */
function row<const P extends `/admin/${string}`>(access: PageAccess, path: P, title: Title, ability?: Ability) {
  return { shell: 'admin', access, path, title, ...(ability === undefined ? {} : { ability }) } as const;
}
/** For those of the staff who have the ability; for all of them without one. */
const staff = <const P extends `/admin/${string}`>(path: P, title: Title, ability?: Ability) =>
  row('staff', path, title, ability);
const superAdmin = <const P extends `/admin/${string}`>(path: P, title: Title) => row('super_admin', path, title);

/** Staff pages: path, title and access as the specification lists them. */
export const adminRoutes = {
  'admin.dashboard': staff('/admin/dashboard', 'dashboard'),
  'admin.work': staff('/admin/work', 'work_inbox'),
  'admin.reports': staff('/admin/reports', 'reports', 'staff.reports'),
  'admin.accounts': staff('/admin/accounts', 'account_management', 'staff.accounts.read'),
  'admin.accounts.detail': staff('/admin/accounts/{id}', 'account_management', 'staff.accounts.read'),
  'admin.roles': superAdmin('/admin/roles', 'role_management'),
  'admin.carriers': superAdmin('/admin/carriers', 'carriers'),
  'admin.carriers.detail': superAdmin('/admin/carriers/{id}', 'carriers'),
  'admin.partners': superAdmin('/admin/integration-partners', 'integration_partners'),
  'admin.partners.detail': superAdmin('/admin/integration-partners/{id}', 'integration_partners'),
  'admin.equipment': superAdmin('/admin/truckloads/equipment-types', 'truckload_equipment'),
  'admin.incidents': superAdmin('/admin/incidents', 'api_incidents'),
  'admin.incidents.detail': superAdmin('/admin/incidents/{id}', 'api_incidents'),
  'admin.shipments': staff('/admin/shipments', 'shipments', 'staff.shipments.read'),
  'admin.shipments.detail': staff('/admin/shipments/{id}', 'shipments', 'staff.shipments.read'),
  'admin.quote-requests': staff('/admin/quote-requests', 'quote_requests', 'staff.quote_requests'),
  'admin.quote-requests.detail': staff('/admin/quote-requests/{id}', 'quote_requests', 'staff.quote_requests'),
  'admin.chats': staff('/admin/chats', 'chats', 'staff.chats'),
  'admin.chats.detail': staff('/admin/chats/{id}', 'chats', 'staff.chats'),
  'admin.exceptions': staff('/admin/exceptions', 'exceptions', 'staff.shipments.read'),
  'admin.disputes': staff('/admin/disputes', 'disputes', 'staff.disputes'),
  'admin.disputes.detail': staff('/admin/disputes/{id}', 'disputes', 'staff.disputes'),
  'admin.invoices': staff('/admin/invoices', 'staff_invoices', 'staff.invoices.read'),
  'admin.invoices.aging': staff('/admin/invoices/aging', 'aging', 'staff.invoices.read'),
  'admin.invoices.detail': staff('/admin/invoices/{account}/{id}', 'staff_invoices', 'staff.invoices.read'),
  'admin.payments': staff('/admin/payments', 'payments', 'staff.payments'),
  'admin.payments.bank-file': staff('/admin/payments/bank-file', 'bank_file', 'staff.payments'),
  'admin.payments.record': staff('/admin/payments/record', 'record_payment', 'staff.payments'),
  'admin.payments.detail': staff('/admin/payments/{account}/{id}', 'payments', 'staff.payments'),
  'admin.credit-holds': staff('/admin/credit-holds', 'credit_holds', 'staff.credit'),
  'admin.credit-holds.detail': staff('/admin/credit-holds/{id}', 'credit_holds', 'staff.credit'),
  'admin.bookings': staff('/admin/bookings', 'unclear_bookings', 'staff.bookings.resolve'),
  'admin.carrier-bills': staff('/admin/carrier-bills', 'carrier_bills', 'staff.carrier_bills'),
  'admin.carrier-bills.detail': staff('/admin/carrier-bills/{id}', 'carrier_bills', 'staff.carrier_bills'),
  'admin.edi': staff('/admin/status-files', 'status_files', 'staff.shipments.write'),
  'admin.audit': staff('/admin/audit-trail', 'audit_trail', 'staff.audit'),
  'admin.audit.detail': staff('/admin/audit-trail/{id}', 'audit_trail', 'staff.audit'),
  'admin.parts': staff('/admin/part-catalog', 'part_catalog', 'staff.parts.read'),
  'admin.aliases': row('not_accounting', '/admin/scac-aliases', 'scac_aliases'),
  'admin.integrations': superAdmin('/admin/integrations', 'integrations'),
  'admin.setup': staff('/admin/setup', 'setup', 'staff.company'),
  'admin.company': staff('/admin/company', 'company', 'staff.company'),
  'admin.users': staff('/admin/users', 'logins', 'staff.users'),
  'admin.oauth': superAdmin('/admin/oauth', 'oauth_credentials'),
  'admin.oauth.detail': superAdmin('/admin/oauth/{id}', 'oauth_credentials'),
  'admin.notifications': superAdmin('/admin/notifications', 'notifications'),
  'admin.notifications.new': superAdmin('/admin/notifications/new', 'notifications'),
  'admin.notifications.edit': superAdmin('/admin/notifications/edit/{id}', 'notifications'),
} as const satisfies Readonly<Record<string, RouteRow>>;

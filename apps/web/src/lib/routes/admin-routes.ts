import type { RouteRow } from './row.ts';

const staff = { shell: 'admin', access: 'staff' } as const;
const superAdmin = { shell: 'admin', access: 'super_admin' } as const;

/** Staff pages: path, title and access as the specification lists them. */
export const adminRoutes = {
  'admin.dashboard': { path: '/admin/dashboard', ...staff, title: 'dashboard' },
  'admin.accounts': { path: '/admin/accounts', ...staff, title: 'account_management' },
  'admin.accounts.detail': { path: '/admin/accounts/{id}', ...staff, title: 'account_management' },
  'admin.roles': { path: '/admin/roles', ...superAdmin, title: 'role_management' },
  'admin.carriers': { path: '/admin/carriers', ...superAdmin, title: 'carriers' },
  'admin.partners': { path: '/admin/integration-partners', ...superAdmin, title: 'integration_partners' },
  'admin.partners.detail': { path: '/admin/integration-partners/{id}', ...superAdmin, title: 'integration_partners' },
  'admin.equipment': { path: '/admin/truckloads/equipment-types', ...superAdmin, title: 'truckload_equipment' },
  'admin.incidents': { path: '/admin/incidents', ...superAdmin, title: 'api_incidents' },
  'admin.incidents.detail': { path: '/admin/incidents/{id}', ...superAdmin, title: 'api_incidents' },
  'admin.shipments': { path: '/admin/shipments', ...staff, title: 'shipments', ability: 'staff.shipments.read' },
  'admin.shipments.detail': {
    path: '/admin/shipments/{id}',
    ...staff,
    title: 'shipments',
    ability: 'staff.shipments.read',
  },
  'admin.quote-requests': {
    path: '/admin/quote-requests',
    ...staff,
    title: 'quote_requests',
    ability: 'staff.quote_requests',
  },
  'admin.quote-requests.detail': {
    path: '/admin/quote-requests/{id}',
    ...staff,
    title: 'quote_requests',
    ability: 'staff.quote_requests',
  },
  'admin.bookings': {
    path: '/admin/bookings',
    ...staff,
    title: 'unclear_bookings',
    ability: 'staff.bookings.resolve',
  },
  'admin.edi': {
    path: '/admin/status-files',
    ...staff,
    title: 'status_files',
    ability: 'staff.shipments.write',
  },
  'admin.parts': { path: '/admin/part-catalog', ...staff, title: 'part_catalog' },
  'admin.aliases': { path: '/admin/scac-aliases', shell: 'admin', access: 'not_accounting', title: 'scac_aliases' },
  'admin.integrations': { path: '/admin/integrations', ...superAdmin, title: 'integrations' },
  'admin.users': {
    path: '/admin/users',
    ...staff,
    title: 'logins',
    ability: 'staff.users.two_factor',
  },
  'admin.oauth': { path: '/admin/oauth', ...superAdmin, title: 'oauth_credentials' },
  'admin.notifications': { path: '/admin/notifications', ...superAdmin, title: 'notifications' },
  'admin.notifications.new': { path: '/admin/notifications/new', ...superAdmin, title: 'notifications' },
  'admin.notifications.edit': { path: '/admin/notifications/edit/{id}', ...superAdmin, title: 'notifications' },
} as const satisfies Readonly<Record<string, RouteRow>>;

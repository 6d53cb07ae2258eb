import type { PlainRouteName } from '../../lib/routes/table.ts';
import type { NavGroup } from './entry.ts';

type Order = { readonly title?: NonNullable<NavGroup['title']>; readonly entries: readonly PlainRouteName[] };

/** The pages of staff as their menu lists them; customers' pages know the order without its pictures. */
export const adminOrder = [
  {
    entries: [
      'admin.dashboard',
      'admin.accounts',
      'admin.shipments',
      'admin.exceptions',
      'admin.quote-requests',
      'admin.chats',
      'admin.disputes',
      'admin.invoices',
      'admin.payments',
      'admin.credit-holds',
      'admin.bookings',
      'admin.carrier-bills',
      'admin.edi',
      'admin.incidents',
      'admin.reports',
      'admin.notifications',
    ],
  },
  { title: 'network', entries: ['admin.carriers', 'admin.aliases', 'admin.equipment', 'admin.parts'] },
  {
    title: 'system',
    entries: [
      'admin.setup',
      'admin.company',
      'admin.partners',
      'admin.integrations',
      'admin.oauth',
      'admin.users',
      'admin.roles',
      'admin.audit',
    ],
  },
] as const satisfies readonly Order[];
export type AdminEntry = (typeof adminOrder)[number]['entries'][number];

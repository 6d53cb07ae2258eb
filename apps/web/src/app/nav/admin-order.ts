import type { PlainRouteName } from '../../lib/routes/table.ts';
import type { GroupTitle } from './entry.ts';

type Order = { readonly title?: GroupTitle; readonly entries: readonly PlainRouteName[] };

/** The pages of staff as their menu lists them; customers' pages know the order without its pictures. */
export const adminOrder = [
  { entries: ['admin.dashboard'] },
  {
    title: 'work',
    entries: [
      'admin.work',
      'admin.exceptions',
      'admin.bookings',
      'admin.quote-requests',
      'admin.chats',
      'admin.disputes',
      'admin.carrier-bills',
      'admin.incidents',
    ],
  },
  {
    title: 'customers',
    entries: ['admin.accounts', 'admin.shipments', 'admin.invoices', 'admin.payments', 'admin.credit-holds'],
  },
  { title: 'carriers', entries: ['admin.carriers', 'admin.aliases', 'admin.equipment', 'admin.parts', 'admin.edi'] },
  { title: 'insights', entries: ['admin.reports', 'admin.audit'] },
  {
    title: 'admin',
    entries: [
      'admin.roles',
      'admin.users',
      'admin.integrations',
      'admin.partners',
      'admin.oauth',
      'admin.notifications',
      'admin.setup',
      'admin.company',
    ],
  },
] as const satisfies readonly Order[];
export type AdminEntry = (typeof adminOrder)[number]['entries'][number];

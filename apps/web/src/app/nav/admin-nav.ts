import type { NeedKind } from '@waybill/contract';
import {
  IconBuilding,
  IconBuildingStore,
  IconCreditCard,
  IconCube,
  IconFileInvoice,
  IconFileText,
  IconHandStop,
  IconFlag,
  IconHistory,
  IconInbox,
  IconKey,
  IconLayoutDashboard,
  IconListCheck,
  IconLock,
  IconMessage2Dollar,
  IconMessages,
  IconNetwork,
  IconPlug,
  IconPlugX,
  IconProgressHelp,
  IconReceipt2,
  IconReportAnalytics,
  IconSettings,
  IconShieldLock,
  IconSpeakerphone,
  IconTransferVertical,
  IconTruck,
  IconTruckDelivery,
  IconTruckLoading,
  IconUser,
} from '../../ui/icons.ts';
import { adminOrder, type AdminEntry } from './admin-order.ts';
import type { GroupTitle, NavEntry, NavGroup } from './entry.ts';

const icons: Readonly<Record<AdminEntry, NavEntry['icon']>> = {
  'admin.dashboard': IconLayoutDashboard,
  'admin.work': IconInbox,
  'admin.reports': IconReportAnalytics,
  'admin.accounts': IconBuildingStore,
  'admin.shipments': IconTruckDelivery,
  'admin.exceptions': IconHandStop,
  'admin.quote-requests': IconMessage2Dollar,
  'admin.chats': IconMessages,
  'admin.disputes': IconFlag,
  'admin.invoices': IconFileInvoice,
  'admin.payments': IconCreditCard,
  'admin.credit-holds': IconLock,
  'admin.bookings': IconProgressHelp,
  'admin.carrier-bills': IconReceipt2,
  'admin.edi': IconFileText,
  'admin.incidents': IconPlugX,
  'admin.notifications': IconSpeakerphone,
  'admin.carriers': IconTruck,
  'admin.aliases': IconTransferVertical,
  'admin.equipment': IconTruckLoading,
  'admin.parts': IconCube,
  'admin.partners': IconNetwork,
  'admin.integrations': IconPlug,
  'admin.oauth': IconKey,
  'admin.users': IconUser,
  'admin.roles': IconShieldLock,
  'admin.audit': IconHistory,
  'admin.setup': IconListCheck,
  'admin.company': IconBuilding,
};

/** Pictures of the groups, for the narrow menu. */
export const groupIcons: Readonly<Record<GroupTitle, NavEntry['icon']>> = {
  work: IconInbox,
  customers: IconBuildingStore,
  carriers: IconTruck,
  insights: IconReportAnalytics,
  admin: IconSettings,
};

/** Pages that are a keystroke after G away. */
export const jumps: Readonly<Record<string, AdminEntry>> = {
  d: 'admin.dashboard',
  w: 'admin.work',
  e: 'admin.exceptions',
  q: 'admin.quote-requests',
  c: 'admin.chats',
  a: 'admin.accounts',
  s: 'admin.shipments',
  i: 'admin.invoices',
  r: 'admin.reports',
};

/** The work whose count stands beside an entry. */
export const needOf: Partial<Readonly<Record<string, NeedKind>>> = {
  'admin.exceptions': 'exceptions',
  'admin.bookings': 'bookings',
  'admin.quote-requests': 'quote_requests',
  'admin.chats': 'chats',
  'admin.disputes': 'disputes',
  'admin.carrier-bills': 'carrier_bills',
  'admin.incidents': 'incidents',
  'admin.credit-holds': 'credit_holds',
} satisfies Partial<Record<AdminEntry, NeedKind>>;

/** The staff sidebar. Who may open what is said by the route table. */
export const adminNav: readonly NavGroup[] = adminOrder.map(({ entries, ...group }) => ({
  ...group,
  entries: entries.map((to) => ({ to, icon: icons[to] })),
}));

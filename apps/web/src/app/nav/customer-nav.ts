import { PastDueBadge } from '../../features/billing/invoices/past-due-badge.tsx';
import {
  IconAddressBook,
  IconCalculator,
  IconCube,
  IconFileDollar,
  IconHistory,
  IconPlayerPlay,
  IconReceipt2,
  IconSettings,
  IconShoppingBag,
  IconTruckDelivery,
} from '../../ui/icons.ts';
import type { NavGroup } from './entry.ts';

/** The customer sidebar, in the order of the specification. */
export const customerNav: readonly NavGroup[] = [
  {
    entries: [
      { to: 'quote', icon: IconCalculator, covers: ['truckload', 'ebay.quote', 'ebay.ship'] },
      { to: 'tracking', icon: IconTruckDelivery },
      {
        to: 'quote.history',
        icon: IconFileDollar,
        title: 'quotes',
        covers: ['quote.saved', 'quote.detail', 'quote.requests'],
      },
      { to: 'shipments', icon: IconHistory },
      { to: 'addresses', icon: IconAddressBook },
      { to: 'tutorials', icon: IconPlayerPlay },
      { to: 'ebay.orders', icon: IconShoppingBag, marketplace: true },
    ],
  },
  {
    entries: [
      { to: 'products', icon: IconCube },
      { to: 'invoices', icon: IconReceipt2, covers: ['invoices.history', 'invoices.statement'], badge: PastDueBadge },
      { to: 'settings', icon: IconSettings },
    ],
  },
];

import type { Ability, StaffAccount } from '@waybill/contract';
import type { ComponentType } from 'react';
import { later, type Later } from '../../../../lib/later.tsx';

/** What every tab of an account is given. */
export type AccountTabProps = { readonly account: StaffAccount };

type Tab = {
  /** Stands in the address, and names its words in `staff_accounts.tabs`. */
  readonly key:
    | 'overview'
    | 'users'
    | 'margins'
    | 'carriers'
    | 'quotes'
    | 'shipments'
    | 'invoices'
    | 'disputes'
    | 'chats'
    | 'activity';
  readonly count?: keyof StaffAccount['counts'];
  /** Who may look at it; left out where whoever sees the account may. */
  readonly ability?: Ability;
  readonly body: Later<AccountTabProps>;
};

const body = (load: () => Promise<ComponentType<AccountTabProps>>) => later(load);
const freight = () => import('./freight-tabs.tsx');
const money = () => import('./money-tabs.tsx');

/** The tabs of an account in their order. Another feature's tab is a line here that brings its `public.ts`. */
export const accountTabs: readonly Tab[] = [
  { key: 'overview', body: body(() => import('./overview.tsx').then((file) => file.OverviewTab)) },
  { key: 'users', count: 'users', body: body(() => import('./users-tab.tsx').then((file) => file.UsersTab)) },
  {
    key: 'margins',
    ability: 'staff.accounts.margins',
    body: body(() => import('../../../quoting/account-margins/public.ts').then((feature) => feature.MarginsTab)),
  },
  {
    key: 'carriers',
    body: body(() => import('../../../identity/account-carriers/public.ts').then((feature) => feature.CarriersTab)),
  },
  { key: 'quotes', count: 'quotes', body: body(() => freight().then((file) => file.QuotesTab)) },
  { key: 'shipments', count: 'shipments', body: body(() => freight().then((file) => file.ShipmentsTab)) },
  { key: 'invoices', count: 'invoices', body: body(() => money().then((file) => file.InvoicesTab)) },
  { key: 'disputes', count: 'disputes', body: body(() => money().then((file) => file.DisputesTab)) },
  {
    key: 'chats',
    count: 'chats',
    ability: 'staff.chats',
    body: body(() => money().then((file) => file.ChatsTab)),
  },
  { key: 'activity', body: body(() => import('./activity-tab.tsx').then((file) => file.ActivityTab)) },
];

import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import { endpoints, type User } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { createElement } from 'react';
import { call } from '../../lib/api/call.ts';
import { verdictOn } from '../../lib/routes/access.ts';
import { go, goToPath, hrefTo, pageExists } from '../../lib/routes/navigator.ts';
import {
  isRouteName,
  routeRow,
  routeRows,
  type PlainRouteName,
  type RouteName,
  type RouteTarget,
} from '../../lib/routes/table.ts';
import { recentPages } from '../../lib/recent-pages.ts';
import { IconHistory, IconReceipt2, IconSearch, IconUser, type IconTruck } from '../../ui/icons.ts';
import type { NavGroup } from '../nav/entry.ts';
import { icons } from './found-sources.ts';
import { thingsToDo } from './things-to-do.ts';
import type { Found } from './use-found.ts';

/** Recent items offered before anything is typed. */
const mostRecent = 5;

function icon(of: typeof IconTruck) {
  return createElement(of, { size: 20, 'aria-hidden': true });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function mayOpen(name: RouteName, user: User | null): boolean {
  return pageExists(name) && verdictOn(routeRow(name), user) === 'open';
}

/** Whether a name is that of a page that can be opened without parameters. */
function isPlain(name: string): name is PlainRouteName {
  return isRouteName(name) && !routeRow(name).path.includes('{');
}

// Numbers have a digit in them; of words the records are shown that were found.
function finding(query: string, user: User | null, t: TFunction): SpotlightActionData[] {
  const number = query.trim();
  if (number.length < 3 || !/\d/.test(number)) return [];
  const list = (['tracking', 'admin.shipments'] as const).find((name) => mayOpen(name, user));
  const shipment = list && {
    id: 'find-shipment',
    label: t('frame.find_shipment', { number }),
    description: t('frame.find_shipment_text'),
    leftSection: icon(IconSearch),
    onClick: () => void go(list, {}, { search: { search: number } }),
  };
  const invoice = mayOpen('invoices', user) && {
    id: 'find-invoice',
    label: t('frame.find_invoice', { number }),
    description: t('frame.find_invoice_text'),
    leftSection: icon(IconReceipt2),
    onClick: () => void openInvoice(number),
  };
  const found = [shipment, invoice].filter((action) => action !== undefined && action !== false);
  // A number that is written as an invoice's is one.
  return /^inv/i.test(number) ? found.toReversed() : found;
}

/** Opens the invoice of a number, open or paid; where there is none or several, the list that shows so. */
async function openInvoice(number: string): Promise<void> {
  const found = await call(endpoints.invoices.find, { query: { number } }).catch(() => null);
  const [only, ...others] = found?.data ?? [];
  if (only !== undefined && others.length === 0) await go('invoices.detail', { id: only.id });
  else await go('invoices', {}, { search: { search: number } });
}

/** The pages of a menu, with those inside its entries that stand by themselves and have no line in it. */
function pagesOf(groups: readonly NavGroup[], user: User | null, t: TFunction): SpotlightActionData[] {
  const listed = groups.flatMap((group) => group.entries);
  const inside = (to: string): PlainRouteName[] =>
    routeRows.flatMap(([name]) => (name.startsWith(`${to}.`) && isPlain(name) && mayOpen(name, user) ? [name] : []));
  const pages = listed.flatMap(({ to, icon: of, covers = [] }) => {
    const more = covers.flatMap((name) => (isPlain(name) && mayOpen(name, user) ? [name] : []));
    return [to, ...more, ...inside(to)].map((name) => ({ name, of }));
  });
  const entries = pages.map(({ name, of }) => ({
    id: name as string,
    label: t(`titles.${routeRow(name).title}`),
    leftSection: icon(of),
    onClick: () => void go(name),
  }));
  return [
    // Several pages of one title are one to whoever looks for it: the first.
    ...entries.filter(({ label }, at) => entries.findIndex((one) => one.label === label) === at),
    { id: 'profile', label: t('titles.profile'), leftSection: icon(IconUser), onClick: () => void go('profile') },
  ];
}

const addressOf = ({ to, params, search }: RouteTarget): string => hrefTo(to, params as never, search);

/** Records that were opened last in this frame. */
function recentActions(groups: readonly NavGroup[]): SpotlightActionData[] {
  const ofStaff = groups.some(({ entries }) => entries.some(({ to }) => to.startsWith('admin.')));
  return recentPages()
    .filter(({ path }) => path.startsWith('/admin/') === ofStaff && path !== location.pathname)
    .slice(0, mostRecent)
    .map(({ path, title }) => ({
      id: `recent ${path}`,
      label: title,
      leftSection: icon(IconHistory),
      onClick: () => void goToPath(path, false),
    }));
}

type Given = {
  readonly user: User | null;
  readonly query: string;
  /** Records that match what is typed, the best first. */
  readonly found: readonly Found[];
  readonly switchTheme: () => void;
};

/** What the palette offers for what was typed: records, things to do, and pages that this person may open. */
export function paletteActions(
  groups: readonly NavGroup[],
  { user, query, found, switchTheme }: Given,
  t: TFunction,
): SpotlightActionGroupData[] {
  const typed = plain(query.trim());
  const matches = (action: SpotlightActionData): boolean => plain(action.label ?? '').includes(typed);
  const doing = thingsToDo(user, t, switchTheme)
    .map(({ id, label, icon: of, run }) => ({ id, label, leftSection: icon(of), onClick: run }))
    .filter(matches);
  const pages = pagesOf(groups, user, t).filter(matches);
  const records = found.map(({ kind, hits }) => ({
    group: t(`frame.found.${kind}`),
    actions: hits.map(({ label, description, to }) => ({
      id: `${kind} ${addressOf(to)}`,
      label,
      description,
      leftSection: icon(icons[kind]),
      onClick: () => void goToPath(addressOf(to), false),
    })),
  }));
  const made = [
    ...(typed === '' ? [{ group: t('frame.recent'), actions: recentActions(groups) }] : []),
    // A number is a record's; a word may be a page's, which is there at once.
    ...(/\d/.test(typed) ? records : []),
    { group: t('frame.find_actions'), actions: [...finding(query, user, t), ...doing] },
    { group: t('frame.find_pages'), actions: pages },
    ...(/\d/.test(typed) ? [] : records),
  ];
  return made.filter(({ actions }) => actions.length > 0);
}

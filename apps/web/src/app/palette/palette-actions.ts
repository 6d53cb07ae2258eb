import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import { endpoints, type User } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { createElement } from 'react';
import { call } from '../../lib/api/call.ts';
import { verdictOn } from '../../lib/routes/access.ts';
import { go, pageExists } from '../../lib/routes/navigator.ts';
import { isRouteName, routeRow, type PlainRouteName, type RouteName } from '../../lib/routes/table.ts';
import { IconCalculator, IconReceipt2, IconSearch, IconUser, type IconTruck } from '../../ui/icons.ts';
import type { NavGroup } from '../nav/entry.ts';

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

// Numbers have a digit in them; words are looked for among the pages only.
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

/** What the palette offers for what was typed: only pages that exist and that this person may open. */
export function paletteActions(
  groups: readonly NavGroup[],
  user: User | null,
  query: string,
  t: TFunction,
): SpotlightActionGroupData[] {
  const typed = plain(query.trim());
  const matches = (action: SpotlightActionData): boolean => plain(action.label ?? '').includes(typed);
  const pages = groups
    .flatMap((group) => group.entries)
    .flatMap(({ to, icon: of, covers = [] }) => [
      { to, of },
      // Pages inside an entry that stand by themselves have no other line in the menu.
      ...covers.flatMap((name) => (isPlain(name) && mayOpen(name, user) ? [{ to: name, of }] : [])),
    ])
    .map(({ to, of }): SpotlightActionData => ({
      id: to,
      label: t(`titles.${routeRow(to).title}`),
      leftSection: icon(of),
      onClick: () => void go(to),
    }));
  pages.push({
    id: 'profile',
    label: t('titles.profile'),
    leftSection: icon(IconUser),
    onClick: () => void go('profile'),
  });
  const quote: SpotlightActionData[] = mayOpen('quote.new', user)
    ? [
        {
          id: 'start-quote',
          label: t('frame.start_quote'),
          leftSection: icon(IconCalculator),
          onClick: () => void go('quote.new'),
        },
      ]
    : [];
  const doing = [...finding(query, user, t), ...quote.filter(matches)];
  const groupsMade = [
    { group: t('frame.find_actions'), actions: doing },
    { group: t('frame.find_pages'), actions: pages.filter(matches) },
  ];
  return groupsMade.filter(({ actions }) => actions.length > 0);
}

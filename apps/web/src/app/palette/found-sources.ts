import { endpoints, type User } from '@waybill/contract';
import { bare } from '@waybill/freight';
import type { TFunction } from 'i18next';
import { call } from '../../lib/api/call.ts';
import type { Formats } from '../../lib/format/formats.ts';
import type { PlainRouteName, RouteTarget } from '../../lib/routes/table.ts';
import {
  IconAddressBook,
  IconBuildingStore,
  IconCube,
  IconFileDollar,
  IconReceipt2,
  IconShoppingBag,
  IconTruck,
  IconTruckDelivery,
  type IconUser,
} from '../../ui/icons.ts';
import { isShown } from '../nav/entry.ts';

/** A record that was found. */
export type Hit = {
  readonly label: string;
  readonly description: string;
  readonly to: RouteTarget;
  /** Whether its name is exactly the input. */
  readonly exact: boolean;
};

/** One kind of record that the palette searches. */
export type Source = {
  readonly kind: keyof typeof icons;
  /** Users who may open this page may search this kind. */
  readonly page: PlainRouteName;
  readonly ask: (typed: string, signal: AbortSignal) => Promise<Hit[]>;
};

export const icons = {
  shipments: IconTruckDelivery,
  quotes: IconFileDollar,
  invoices: IconReceipt2,
  accounts: IconBuildingStore,
  carriers: IconTruck,
  addresses: IconAddressBook,
  products: IconCube,
  orders: IconShoppingBag,
} as const satisfies Record<string, typeof IconUser>;

/** Records of each kind that are offered. */
const most = 5;

const joined = (...parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

type Row = {
  readonly bol_number: string;
  readonly pro_number: string | null;
  readonly reference: string | null;
  readonly status: 'delivered';
  readonly consignee: string | null;
  readonly origin_city: string;
  readonly origin_state: string;
  readonly destination_city: string;
  readonly destination_state: string;
};

/** What can be searched, each with the words of its own page. */
export function foundSources(user: User | null, t: TFunction, formats: Pick<Formats, 'money' | 'date'>): Source[] {
  const same = (typed: string, ...names: readonly (string | null)[]): boolean =>
    names.some((name) => name !== null && bare(name) !== '' && bare(name) === bare(typed));
  const lane = (row: Row): string =>
    `${row.origin_city}, ${row.origin_state} → ${row.destination_city}, ${row.destination_state}`;
  const shipmentHit = (typed: string, row: Row, to: RouteTarget, whose?: string): Hit => ({
    label: row.bol_number,
    description: joined(t(`freight.status.${row.status}`), lane(row), row.consignee, row.reference, whose),
    to,
    exact: same(typed, row.bol_number, row.pro_number, row.reference),
  });
  const of = (search: string) => ({ search: search.slice(0, 60), page: 1, per_page: most });
  const all: Source[] = [
    {
      kind: 'shipments',
      page: 'tracking',
      ask: async (typed, signal) =>
        (await call(endpoints.shipments.list, { query: of(typed), signal })).data.map((row) =>
          shipmentHit(typed, row as Row, { to: 'tracking.detail', params: { loadId: row.id } }),
        ),
    },
    {
      kind: 'shipments',
      page: 'admin.shipments',
      ask: async (typed, signal) =>
        (await call(endpoints.staffShipments.list, { query: of(typed), signal })).data.map((row) =>
          shipmentHit(typed, row as Row, { to: 'admin.shipments.detail', params: { id: row.id } }, row.account.name),
        ),
    },
    {
      kind: 'accounts',
      page: 'admin.accounts',
      ask: async (typed, signal) =>
        (await call(endpoints.staffAccounts.list, { query: of(typed), signal })).data.map((row) => ({
          label: row.name,
          description: joined(row.number, row.city && `${row.city}, ${row.state_code ?? ''}`),
          to: { to: 'admin.accounts.detail', params: { id: row.id } },
          exact: same(typed, row.name, row.number),
        })),
    },
    {
      kind: 'invoices',
      page: 'invoices',
      ask: async (typed, signal) =>
        (await call(endpoints.invoices.find, { query: { number: typed.slice(0, 60) }, signal })).data
          .slice(0, most)
          .map((row) => ({
            label: t('invoices.number', { number: row.number }),
            description: joined(
              formats.money(row.total),
              row.bol_number,
              `${row.delivery_city}, ${row.delivery_state}`,
            ),
            to: { to: 'invoices.detail', params: { id: row.id } },
            exact: same(typed, String(row.number), `INV${row.number}`),
          })),
    },
    {
      kind: 'invoices',
      page: 'admin.invoices',
      ask: async (typed, signal) =>
        (
          await call(endpoints.staffInvoices.list, {
            query: { ...of(typed), state: 'all', sort: '-issued_on' },
            signal,
          })
        ).data.map((row) => ({
          label: t('invoices.number', { number: row.number }),
          description: joined(formats.money(row.total), row.account.name, row.bol_number),
          to: { to: 'admin.invoices.detail', params: { account: row.account.id, id: row.id } },
          exact: same(typed, String(row.number), `INV${row.number}`),
        })),
    },
    {
      kind: 'quotes',
      page: 'quote.history',
      ask: async (typed, signal) =>
        (await call(endpoints.quoteLists.list, { query: of(typed), signal })).data.map((row) => ({
          label: row.number,
          description: joined(
            `${row.origin.city}, ${row.origin.state} → ${row.destination.city}, ${row.destination.state}`,
            row.client_reference,
          ),
          to: { to: 'quote.detail', params: { id: row.id } },
          exact: same(typed, row.number, row.client_reference),
        })),
    },
    {
      kind: 'addresses',
      page: 'addresses',
      ask: async (typed, signal) =>
        (await call(endpoints.addressBook.list, { query: of(typed), signal })).data.map((row) => ({
          label: row.company,
          description: joined(
            [row.contact_first_name, row.contact_last_name].filter(Boolean).join(' '),
            `${row.city}, ${row.state} ${row.postal_code}`,
            row.phone,
          ),
          to: { to: 'addresses', search: { address: row.id } },
          exact: same(typed, row.company),
        })),
    },
    {
      kind: 'products',
      page: 'products',
      ask: async (typed, signal) =>
        (await call(endpoints.productCatalog.list, { query: of(typed), signal })).data.map((row) => ({
          label: row.description,
          description: joined(row.product_number, row.nmfc),
          to: { to: 'products', search: { product: row.id } },
          exact: same(typed, row.product_number, row.description),
        })),
    },
    {
      kind: 'orders',
      page: 'ebay.orders',
      ask: async (typed, signal) =>
        (await call(endpoints.marketplace.orders, { query: of(typed), signal })).data.map((row) => ({
          label: row.external_id,
          description: joined(row.buyer, `${row.ship_to.city}, ${row.ship_to.state ?? ''}`, row.titles[0]),
          to: { to: 'ebay.orders.detail', params: { ebayId: row.id } },
          exact: same(typed, row.external_id),
        })),
    },
    {
      kind: 'carriers',
      page: 'admin.carriers',
      ask: async (typed, signal) =>
        (await call(endpoints.staffCarriers.list, { query: of(typed), signal })).data.map((row) => ({
          label: row.name,
          description: row.scac,
          to: { to: 'admin.carriers.detail', params: { id: row.id } },
          exact: same(typed, row.name, row.scac),
        })),
    },
  ];
  return all.filter(({ page }) => isShown(page, user));
}

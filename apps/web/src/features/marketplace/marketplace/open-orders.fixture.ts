import { endpoints, type MarketplaceConnection, type MarketplaceOrderRow } from '@waybill/contract';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';
import { orderRow, shop } from './marketplace.fixture.ts';

export const table = endpoints.marketplace;
export const counts = { unpaid: 1, to_ship: 4, booked: 2, shipped: 9, canceled: 0 };
export const one = orderRow('26-00017-4001');
export const two = orderRow('26-00017-4002');

type Given = {
  readonly connections?: readonly MarketplaceConnection[];
  readonly rows?: readonly MarketplaceOrderRow[];
  readonly prepare?: (api: FakeApi) => void;
  readonly role?: 'owner' | 'viewer';
};
/** Opens the orders of a seller who is connected, unless said otherwise. */
export async function openOrders(
  path = '/orders/ebay',
  { connections = [shop], rows = [one, two], prepare, role }: Given = {},
) {
  return openApp(path, {
    user: customer(role ?? 'owner'),
    prepare: (api) => {
      const providers = [{ code: 'ebay' as const, name: 'eBay', connectable: true }];
      api.answer(table.overview, { data: { providers, connections: [...connections], counts } });
      api.answer(table.orders, pageOf(rows));
      prepare?.(api);
    },
  });
}

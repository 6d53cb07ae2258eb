import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MarketplaceOrder, MarketplaceOrderRow, QuotePrefill } from '@waybill/contract';
import { sql } from 'kysely';
import { textOf } from '../../../core/documents/testing/pdf-reader.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addProduct } from '../../../testing/catalog.ts';
import { bookingOf, bookShipment, quoteAs } from '../../../testing/journey.ts';
import { listedOrders, startMarketplace, type MarketplaceServer } from '../../../testing/marketplace.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';

let server: MarketplaceServer;
let owner: Browser;
let all: MarketplaceOrderRow[];
beforeAll(async () => {
  server = await startMarketplace({ carriers: true });
  owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  await server.order(24);
  await server.connect(owner);
  await server.runJobs();
  all = await listedOrders(owner);
});
afterAll(() => server.close());

const inches = (value: number) => ({ value, unit: 'in' }) as const;
const box = { length: inches(12), width: inches(9), height: inches(5), weight: { value: 9, unit: 'lb' } } as const;

const one = async (id: string) => {
  const answer = await owner.get(`/api/marketplaces/orders/${id}`);
  return answer.body.data as MarketplaceOrder;
};
const prefill = async (id: string, query = '') => {
  const answer = await owner.get(`/api/marketplaces/orders/${id}/quote${query}`);
  return { ...answer, data: answer.body.data as QuotePrefill };
};
async function uploaded(text: string): Promise<void> {
  const answer = await owner.send('POST', '/api/marketplaces/order-files?name=orders.csv', Buffer.from(text), {
    'content-type': 'application/octet-stream',
  });
  expect(answer.status).toBe(201);
}

it('has a packing slip for each order, and none for another account', async () => {
  const [order] = all;
  const slip = (by: Browser) => by.get(`/api/marketplaces/orders/${order?.id}/packing-slip`);
  const { status, bytes, headers } = await slip(owner);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = textOf(bytes).join('\n');
  for (const part of ['Packing slip', 'Harbor Tools', order?.external_id ?? '', order?.ship_to.postal_code ?? ''])
    expect(text).toContain(part);
  const other = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  expect((await slip(other)).status).toBe(404);
});

describe('the list of orders', () => {
  it('has them with buyer, place and what the marketplace promised, the latest first [EBAY-01]', async () => {
    const [first] = all;
    const times = all.map(({ ordered_at: at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(first).toMatchObject({ provider: 'ebay', status: 'to_ship', told: null, shipment: null });
    expect(first?.ship_to.postal_code).toMatch(/^\d{5}$/);
    expect(Date.parse(first?.ship_by ?? '') - Date.parse(first?.ordered_at ?? '')).toBe(3 * 86_400_000);
  });

  it('is searched by number, buyer, place and SKU, filtered by status and day, and sorted', async () => {
    const [order] = all;
    if (order === undefined) throw new Error('no order');
    for (const search of [order.external_id, order.buyer.toUpperCase(), order.ship_to.city.slice(1, 5)]) {
      const found = await listedOrders(owner, `&search=${encodeURIComponent(search)}`);
      expect(found.map(({ id }) => id)).toContain(order.id);
      expect(found.length).toBeLessThan(all.length);
    }
    expect(await listedOrders(owner, '&search=100%25_')).toEqual([]);
    expect(await listedOrders(owner, '&status=shipped')).toEqual([]);
    const day = order.ordered_at.slice(0, 10);
    const onDay = await listedOrders(owner, `&from=${day}&to=${day}`);
    expect(onDay).toHaveLength(all.filter(({ ordered_at: at }) => at.startsWith(day)).length);
    // New York is UTC-5 in November.
    const days = all.map(({ ordered_at: at }) => new Date(Date.parse(at) - 5 * 3_600_000).toISOString().slice(0, 10));
    const [local = ''] = days;
    const there = await listedOrders(owner, `&from=${local}&to=${local}&time_zone=America/New_York`);
    expect(there).toHaveLength(days.filter((each) => each === local).length);
    expect(new Set(days).size).toBe(2);
    expect((await owner.get('/api/marketplaces/orders?time_zone=Nowhere')).status).toBe(422);
    const byTotal = await listedOrders(owner, '&sort=-total');
    const totals = byTotal.map(({ total }) => total?.amount ?? 0);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    const paged = await owner.get('/api/marketplaces/orders?per_page=10&page=3');
    expect(paged.text).toContain('"total":24');
    expect(paged.body.data as unknown as unknown[]).toHaveLength(4);
  });
});

describe('an order', () => {
  it('shows the buyer’s contact only to people who ship [ROLE-07]', async () => {
    const accountId = await accountIdOf(owner);
    const id = all.find(({ status }) => status === 'to_ship')!.id;
    const reach = { phone: '+1 603 555 0134', email: 'buyer@reach.example' };
    await server.services.database.staff
      .updateTable('marketplace_orders')
      .set({ ship_to: sql`ship_to || ${JSON.stringify(reach)}::jsonb` })
      .where('id', '=', id)
      .execute();
    for (const path of [`/api/marketplaces/orders/${id}`, `/api/marketplaces/orders/${id}/quote`]) {
      expect((await owner.get(path)).text).toContain(reach.email);
      for (const accountRole of ['viewer', 'quoter', 'billing'] as const) {
        const seen = await (
          await signIn(server.app, (await addPerson(server, { accountId, accountRole })).email)
        ).get(path);
        expect(seen.status).toBe(200);
        expect(seen.text).not.toContain(reach.email);
        expect(seen.text).not.toContain(reach.phone);
      }
    }
  });

  it('is shown by the marketplace’s number, with its lines and who else could go along [EBAY-04]', async () => {
    const twin = all.find(({ together }) => together > 0);
    const order = await one(twin?.external_id ?? '');
    expect(order.id).toBe(twin?.id);
    expect(order.same_buyer).toHaveLength(twin?.together ?? 0);
    expect(
      order.same_buyer.every(({ buyer, ship_to: to }) => buyer === order.buyer && to.city === order.ship_to.city),
    ).toBe(true);
    expect(order.items.length).toBeGreaterThan(0);
    expect((await owner.get('/api/marketplaces/orders/26-99999-00000')).status).toBe(404);
  });

  it('quotes what the catalog knows of it by SKU, and names what it does not [EBAY-02]', async () => {
    await uploaded(
      [
        'Order number,Name,Street,City,State,ZIP,Phone,SKU,Title,Quantity,Price',
        'W-1,Orla Marlowe,418 Juniper Way,Chicago,IL,60647,312 555 0147,hw-1,Hinges,30,2.50',
        'W-1,,,,,,,HW-9,Unknown thing,1,10',
        'W-1,,,,,,,,Nameless lot,2,5',
      ].join('\n'),
    );
    const product = await addProduct(owner, {
      ...box,
      description: 'Hinges, boxed',
      product_number: 'HW-1',
      pieces: 20,
    });
    const { data } = await prefill('W-1');
    expect(data.destination).toMatchObject({
      contact_first_name: 'Orla',
      contact_last_name: 'Marlowe',
      company: 'Orla Marlowe',
      street_lines: ['418 Juniper Way'],
      postal_code: '60647',
      country: 'US',
      site_type: 'residential',
    });
    // 30 pieces at 20 per box are two boxes of 9 lb each.
    expect(data.items).toMatchObject([
      {
        description: 'Hinges, boxed',
        package_type: 'boxes',
        quantity: 2,
        pieces: 30,
        weight: { value: 18, unit: 'lb' },
      },
    ]);
    expect(data.unmatched.map(({ title, reason }) => [title, reason])).toEqual([
      ['Unknown thing', 'unknown_sku'],
      ['Nameless lot', 'no_sku'],
    ]);
    // 30 × 2.50 + 10 + 2 × 5
    expect([data.mode, data.value, data.reference]).toEqual(['parcel', { amount: 9500, currency: 'USD' }, 'W-1']);
    expect((await one('W-1')).items.map(({ product_id: id }) => id)).toEqual([product.id, null, null]);
    expect(await listedOrders(owner, '&search=W-1')).toMatchObject([
      { matched: 1, lines: 3, pieces: 33, provider: 'file' },
    ]);
  });

  it('ships with others of its buyer, and of no other', async () => {
    const rows = ['W-2', 'W-3'].map(
      (id) => `${id},Orla Marlowe,418 juniper way.,Chicago,IL,60647-1200,HW-1,Hinges,20,2.50`,
    );
    const other = 'W-4,Leopold Vance,77 Mill Pond Road,Columbus,OH,43215,HW-1,Hinges,20,2.50';
    await uploaded(['Order,Name,Street,City,State,ZIP,SKU,Title,Qty,Price', ...rows, other].join('\n'));
    const [second, third, fourth] = [await one('W-2'), await one('W-3'), await one('W-4')];
    const together = await prefill('W-2', `?with=${third.id}`);
    expect(together.data.orders.map(({ external_id: id }) => id)).toEqual(['W-2', 'W-3']);
    expect(together.data.items).toHaveLength(2);
    expect(together.data.reference).toBe('W-2, W-3');
    const refused = await prefill('W-2', `?with=${fourth.id}`);
    expect([refused.status, refused.body.codes]).toEqual([422, { with: ['invalid'] }]);
    // The hinges of W-1 go to the same street, spelled differently.
    expect(second.same_buyer.map(({ external_id: id }) => id).toSorted()).toEqual(['W-1', 'W-3']);
  });

  it('ships from where the last shipment was picked up, an order before all others [EBAY-02]', async () => {
    expect((await prefill('W-1')).data.ship_from).toBeNull();
    const bookFrom = async (company: string) => {
      server.clock.advance(1000);
      const request = bookingOf(await quoteAs(owner));
      const body = { ...request, pickup: { ...request.pickup, company } };
      const answer = await owner.post('/api/shipments', body, { 'idempotency-key': crypto.randomUUID() });
      expect(answer.status).toBe(201);
    };
    await bookFrom('First Dock');
    expect((await prefill('W-1')).data.ship_from).toMatchObject({ company: 'First Dock', postal_code: '03103' });
    const [id, order] = [crypto.randomUUID(), await one('W-4')];
    const linked = await owner.put(`/api/marketplaces/shipments/${id}/orders`, { order_ids: [order.id] });
    expect(linked.status).toBe(200);
    const { request } = await bookShipment(owner, id);
    await bookFrom('Last Dock');
    expect((await prefill('W-1')).data.ship_from).toMatchObject({
      company: request.pickup.company,
      street_lines: request.pickup.street_lines,
      site_type: 'business',
    });
  });

  it('of freight size is quoted as freight', async () => {
    await addProduct(owner, { product_number: 'PALLET-1', package_type: 'pallets' });
    await uploaded(
      'Order,Name,Street,City,State,ZIP,SKU,Qty\nW-5,Vance,77 Mill Pond Road,Columbus,OH,43215,PALLET-1,2',
    );
    const { data } = await prefill('W-5');
    // 2 × 620 lb from the catalog; the file has no price.
    expect([data.mode, data.items[0]?.weight.value, data.value]).toEqual(['ltl', 1240, null]);
  });
});

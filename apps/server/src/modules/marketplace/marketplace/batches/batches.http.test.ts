import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../../core/ids.ts';
import type { Batch, BatchInput, MarketplaceOrderRow } from '@waybill/contract';
import type { Browser } from '../../../../testing/browser.ts';
import { addProduct } from '../../../../testing/catalog.ts';
import { listedOrders } from '../../../../testing/marketplace.ts';
import { accountIdOf, addPerson, signIn } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

let server: TestServer;
let owner: Browser;
let nth = 0;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  await addProduct(owner, { product_number: 'PALLET-1', package_type: 'pallets' });
});
afterAll(() => server.close());
beforeEach(() => Object.assign(server.services, { checkpoint: undefined }));

const places = [
  '77 Mill Pond Road,Columbus,OH,43215',
  '812 Lakeshore Blvd,Milwaukee,WI,53202',
  '56 Sycamore Court,Chicago,IL,60647',
];

/** Creates orders of goods in the catalog, except for another `sku`. */
async function orders(count: number, sku = 'PALLET-1'): Promise<MarketplaceOrderRow[]> {
  nth += 1;
  const rows = Array.from(
    { length: count },
    (_, at) => `N${nth}-${at},Buyer ${nth}-${at},${places[at % places.length]},${sku},1,900,6145550142`,
  );
  const file = ['Order,Name,Street,City,State,ZIP,SKU,Qty,Price,Phone', ...rows].join('\n');
  const sent = await owner.send('POST', '/api/marketplaces/order-files', Buffer.from(file), {
    'content-type': 'application/octet-stream',
  });
  expect(sent.status).toBe(201);
  return (await listedOrders(owner, `&search=N${nth}-`)).toSorted((a, b) => a.external_id.localeCompare(b.external_id));
}

const pickup = {
  company: 'Harbor Tools',
  contact_first_name: 'Dock',
  contact_last_name: 'Office',
  phone: '603-555-0142',
  email: 'dock@harbor.example',
  street_lines: ['100 Sample Street'],
  city: 'Manchester',
  state: 'NH',
  postal_code: '03103',
  country: 'US',
  opens_at: '08:00',
  closes_at: '17:00',
} as const;

function bodyFor(rows: readonly MarketplaceOrderRow[], more: Partial<BatchInput> = {}): BatchInput {
  return {
    id: newId(),
    order_ids: rows.map(({ id }) => id),
    pickup: { ...pickup, street_lines: [...pickup.street_lines] },
    pickup_date: '2026-11-18',
    ready_at: '13:00',
    ...more,
  };
}
const show = async (id: string) => (await owner.get(`/api/marketplace-batches/${id}`)).body.data as Batch;
async function begin(body: BatchInput): Promise<string> {
  const answer = await owner.post('/api/marketplace-batches', body);
  expect([answer.status, answer.body.data?.['id']]).toEqual([201, body.id]);
  return body.id;
}
const states = ({ items }: Batch) => items.map(({ state }) => state);
async function bookings(): Promise<number> {
  const account = await accountIdOf(owner);
  const rows = await server.services.database.staff
    .selectFrom('bookings')
    .select('id')
    .where('account_id', '=', account)
    .execute();
  return rows.length;
}

describe('many orders at once', () => {
  it('are quoted one by one, and the cheapest rate is picked of each [EBAY-02]', async () => {
    const [good, strange] = [await orders(3), await orders(1, 'UNKNOWN')];
    const id = await begin(bodyFor([...good, ...strange]));
    await server.runJobs();
    const batch = await show(id);
    expect([batch.state, batch.rows, batch.settled]).toEqual(['quoted', 4, 4]);
    expect(states(batch)).toEqual(['quoted', 'quoted', 'quoted', 'needs_catalog']);
    for (const row of batch.items.slice(0, 3)) {
      const quote = (await owner.get(`/api/quotes/${row.quote_id}`)).body.data as {
        rates: { total_without_insurance: { amount: number } }[];
      };
      const prices = quote.rates.map(({ total_without_insurance: total }) => total.amount);
      expect(row.price?.amount).toBe(Math.min(...prices));
    }
    const total = batch.items.reduce((sum, { price }) => sum + (price?.amount ?? 0), 0);
    expect(batch.total).toEqual({ amount: total, currency: 'USD' });
    expect(await bookings()).toBe(0);
  });

  it('are booked at once, each only once, and show which order each shipment carries', async () => {
    const rows = await orders(3);
    const id = await begin(bodyFor(rows));
    await server.runJobs();
    const before = await bookings();
    const sent = await owner.post(`/api/marketplace-batches/${id}/ship`, { places: [1, 2] });
    expect(sent.status).toBe(200);
    await owner.post(`/api/marketplace-batches/${id}/ship`, { places: [1, 2] });
    await server.runJobs();
    const batch = await show(id);
    expect(states(batch)).toEqual(['booked', 'booked', 'quoted']);
    expect(await bookings()).toBe(before + 2);
    const after = await listedOrders(owner, `&search=${rows[0]?.external_id}`);
    expect(after[0]).toMatchObject({ status: 'booked', shipment: { bol_number: batch.items[0]?.bol_number } });
    const shipment = (await owner.get(`/api/shipments/${batch.items[0]?.shipment_id}`)).text;
    expect(shipment).toContain(rows[0]?.external_id);
  });

  it.each(['marketplace_row_claimed', 'claimed'])(
    'are booked once although the process is killed: %s',
    async (step) => {
      const id = await begin(bodyFor(await orders(2), { book_at_once: true }));
      const before = await bookings();
      let struck = false;
      Object.assign(server.services, {
        checkpoint: async (at: string) => {
          if (at !== step || struck) return;
          struck = true;
          throw new Error('killed');
        },
      });
      const minutes = async () => {
        server.clock.advance(120_000);
        await server.runCron('bookings.resume');
        await server.runCron('marketplace.batches_due');
        await server.runJobs();
      };
      await minutes();
      expect(struck).toBe(true);
      for (let turn = 0; turn < 4 && (await show(id)).state !== 'done'; turn += 1) await minutes();
      expect(states(await show(id))).toEqual(['booked', 'booked']);
      expect(await bookings()).toBe(before + 2);
    },
    60_000,
  );

  it('of one buyer become one shipment, unless that is not wanted', async () => {
    const file = ['P-1', 'P-2', 'P-3'].map(
      (number) => `${number},Cordelia Finch,9 Harborview Lane,Boston,MA,02116,PALLET-1,1,900`,
    );
    await owner.send(
      'POST',
      '/api/marketplaces/order-files',
      Buffer.from(['Order,Name,Street,City,State,ZIP,SKU,Qty,Price', ...file].join('\n')),
      {
        'content-type': 'application/octet-stream',
      },
    );
    const rows = await listedOrders(owner, '&search=P-');
    const [together, apart] = [await begin(bodyFor(rows)), await begin(bodyFor(rows, { combine: false }))];
    expect([(await show(together)).rows, (await show(apart)).rows]).toEqual([1, 3]);
    expect([(await show(together)).orders, (await show(apart)).orders]).toEqual([3, 3]);
    await server.runJobs();
    await owner.post(`/api/marketplace-batches/${together}/ship`, {});
    await server.runJobs();
    expect((await listedOrders(owner, '&search=P-')).map(({ status }) => status)).toEqual([
      'booked',
      'booked',
      'booked',
    ]);
    // The other batch would ship the same orders again.
    await owner.post(`/api/marketplace-batches/${apart}/ship`, {});
    await server.runJobs();
    const left = await show(apart);
    expect(states(left)).toEqual(['left_out', 'left_out', 'left_out']);
    expect(left.items[0]?.reason).toContain('has changed');
  });

  it('ask for no more quotes a minute than a person may, and go on with the rest later', async () => {
    const beginMinute = () => server.services.database.staff.deleteFrom('rate_limits').execute();
    Object.assign(server.services, { quotesAMinute: 2 });
    try {
      await beginMinute();
      const id = await begin(bodyFor(await orders(4)));
      await server.runJobs();
      expect(states(await show(id)).filter((state) => state === 'quoted')).toHaveLength(2);
      expect((await show(id)).state).toBe('quoting');
      await beginMinute();
      server.clock.advance(61_000);
      await server.runCron('marketplace.batches_due');
      await server.runJobs();
      expect(states(await show(id))).toEqual(['quoted', 'quoted', 'quoted', 'quoted']);
    } finally {
      Object.assign(server.services, { quotesAMinute: 10_000 });
    }
  });

  it('are listed for everyone in the account, newest first, with the result of each', async () => {
    const earlier = await begin(bodyFor(await orders(2)));
    server.clock.advance(60_000);
    const later = await begin(bodyFor([...(await orders(1)), ...(await orders(1, 'UNKNOWN'))], { book_at_once: true }));
    await server.runJobs();
    const accountId = await accountIdOf(owner);
    const viewer = await signIn(server.app, (await addPerson(server, { accountRole: 'viewer', accountId })).email);
    const answer = await viewer.get('/api/marketplace-batches?per_page=2');
    expect(answer.body.data).toMatchObject([
      { id: later, state: 'done', orders: 2, rows: 2, booked: 1, failed: 1 },
      { id: earlier, state: 'quoted', orders: 2, rows: 2, booked: 0, failed: 0 },
    ]);
  });

  it('stay as first requested, whatever is sent with the same id later', async () => {
    const rows = await orders(2);
    const body = bodyFor(rows);
    const id = await begin(body);
    await begin(body);
    expect((await show(id)).rows).toBe(2);
    const other = await owner.post('/api/marketplace-batches', { ...body, rule: 'fastest' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('stop before the next row, and keep what is booked', async () => {
    const rows = await orders(2);
    const id = await begin(bodyFor(rows));
    const stopped = await owner.post(`/api/marketplace-batches/${id}/cancel`, {});
    expect([stopped.status, stopped.body.data?.['state']]).toEqual([200, 'canceled']);
    await server.runJobs();
    expect(states(await show(id))).toEqual(['left_out', 'left_out']);
    const list = (await owner.get('/api/marketplace-batches')).body.data as unknown as Batch[];
    expect(list[0]).toMatchObject({ id, state: 'canceled' });
  });

  it('are not booked by a person who lost the right', async () => {
    const rows = await orders(1);
    const accountId = await accountIdOf(owner);
    const person = await addPerson(server, { accountRole: 'shipper', accountId });
    const desk = await signIn(server.app, person.email);
    const body = bodyFor(rows);
    expect((await desk.post('/api/marketplace-batches', body)).status).toBe(201);
    await server.services.database.staff
      .updateTable('users')
      .set({ account_role: 'viewer' })
      .where('email', '=', person.email)
      .execute();
    await server.runJobs();
    expect(states(await show(body.id))).toEqual(['failed']);
  });
});

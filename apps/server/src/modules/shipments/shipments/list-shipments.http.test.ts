import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { shipmentRow } from '../../../testing/shipment-row.ts';

let site: TestServer;
let ann: Browser;
let ben: Browser;

const carrier = newId();

type Given = {
  readonly bol: string;
  readonly status: string;
  readonly day: string;
  readonly city: string;
  readonly action?: string;
  readonly carrier?: string;
  readonly due?: string;
  readonly total?: number;
};

async function addShipments(accountId: string, given: readonly Given[]): Promise<void> {
  const rows = given.map(({ bol, status, day, city, action, carrier: by = 'Granite State Freight', due, total }, at) =>
    shipmentRow({
      account_id: accountId,
      bol_number: bol,
      status,
      action_required: action ?? null,
      carrier_id: carrier,
      carrier_name: by,
      delivery_date: due ?? null,
      ...(total === undefined ? {} : { total_amount: total }),
      origin_city: city,
      pickup_date: day,
      delivered_at: status === 'delivered' ? new Date('2026-11-12T17:05:09.250Z') : null,
      search_numbers: [bol],
      created_at: new Date(Date.parse('2026-11-10T12:00:00.000Z') + at * 60_000),
    }),
  );
  await site.services.database.staff.insertInto('shipments').values(rows).execute();
}

async function customerWith(given: readonly Given[]): Promise<Browser> {
  const { id, email } = await addPerson(site, { accountRole: 'owner' });
  const { account_id: accountId } = await site.services.database.staff
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await addShipments(accountId ?? '', given);
  return signIn(site.app, email);
}

beforeAll(async () => {
  site = await startTestServer();
  await site.services.database.staff
    .insertInto('carriers')
    .values({ id: carrier, scac: 'GSTF', name: 'Granite State Freight', created_at: site.clock() })
    .execute();
  ann = await customerWith([
    { bol: 'WB00000003', status: 'delivered', day: '2026-11-11', city: 'Manchester' },
    {
      bol: 'WB00000001',
      status: 'in_transit',
      day: '2026-11-13',
      city: 'Nashua',
      action: 'reweigh',
      carrier: 'Atlas Line',
      due: '2026-11-20',
      total: 90_000,
    },
    {
      bol: 'WB00000002',
      status: 'in_transit',
      day: '2026-11-12',
      city: 'Manchester',
      carrier: 'Big Freight',
      due: '2026-11-18',
      total: 50_000,
    },
  ]);
  ben = await customerWith([{ bol: 'WB00000009', status: 'in_transit', day: '2026-11-12', city: 'Manchester' }]);
});
afterAll(() => site.close());

type Listed = { readonly data: { bol_number: string }[]; readonly meta: { total: number } };

async function listed(browser: Browser, query: string) {
  const { data, meta } = (await browser.get(`/api/shipments?${query}`)).body as unknown as Listed;
  return [data.map((row) => row.bol_number.slice(-1)).join(''), meta.total];
}

describe('the shipments list', () => {
  it.each([
    ['the newest first', '', '213', 3],
    ['one status', 'status=in_transit', '21', 2],
    ['another status after it', 'status=delivered', '3', 1],
    ['what needs somebody', 'status=action_required', '1', 1],
    ['what is not over yet', 'status=open&sort=bol_number', '12', 2],
    ['what is not over yet, searched', 'status=open&search=manch', '2', 1],
    ['what needs action, then what is due first', 'sort=attention', '132', 3],
    ['what needs action last', 'sort=-attention', '321', 3],
    ['pickups from a day on', 'from=2026-11-12&sort=pickup_date', '21', 2],
    ['pickups to a day', 'to=2026-11-12&sort=pickup_date', '32', 2],
    ['a number', 'search=wb-00000001', '1', 1],
    ['the beginning of a city', 'search=manch', '23', 2],
    ['another city after it', 'search=nash', '1', 1],
    ['nothing for a search of marks alone', 'search=--', '', 0],
    ['bills of lading in their order', 'sort=bol_number', '123', 3],
    ['what needs somebody first, then by how far it is', 'sort=status', '123', 3],
    ['what is over first', 'sort=-status', '321', 3],
    ['carriers in their order', 'sort=carrier', '123', 3],
    ['carriers the other way', 'sort=-carrier', '321', 3],
    ['what was delivered or is due first', 'sort=delivery', '321', 3],
    ['what is due last', 'sort=-delivery', '123', 3],
    ['the lowest total first', 'sort=total', '321', 3],
    ['the highest total first', 'sort=-total', '123', 3],
    ['the second page of another order', 'sort=-total&per_page=2&page=2', '3', 3],
    ['one status in another order', 'sort=total&status=in_transit', '21', 2],
    ['a search in another order', 'sort=total&search=manch', '32', 2],
    ['the second page', 'sort=bol_number&per_page=2&page=2', '3', 3],
  ])('shows %s', async (_what, query, expected, total) => {
    expect(await listed(ann, query)).toEqual([expected, total]);
  });

  it('puts what has no day of delivery last, in both directions', async () => {
    const cleo = await customerWith([
      { bol: 'WB00000011', status: 'canceled', day: '2026-11-12', city: 'Manchester', due: '2026-11-01' },
      { bol: 'WB00000012', status: 'pending', day: '2026-11-12', city: 'Manchester', due: '2026-11-20' },
    ]);
    expect(await listed(cleo, 'sort=delivery')).toEqual(['21', 2]);
    expect(await listed(cleo, 'sort=-delivery')).toEqual(['21', 2]);
  });

  it('shows each of two accounts that ask the same at once its own', async () => {
    const asked = Array.from({ length: 12 }, (_, n) => listed(n % 2 === 0 ? ann : ben, 'status=in_transit'));
    const answers = await Promise.all(asked);
    expect(answers).toEqual(answers.map((_, n) => (n % 2 === 0 ? ['21', 2] : ['9', 1])));
  });

  it('gives a row its cents, its day as a day and its instants in UTC', async () => {
    const { data } = (await ann.get('/api/shipments?status=delivered')).body as unknown as { data: unknown[] };
    expect(data).toEqual([
      {
        id: expect.any(String) as string,
        bol_number: 'WB00000003',
        pro_number: null,
        status: 'delivered',
        action_required: null,
        mode: 'ltl',
        tracking_number: null,
        carrier_name: 'Granite State Freight',
        consignee: null,
        origin_city: 'Manchester',
        origin_state: 'NH',
        origin_postal_code: '03103',
        destination_city: 'Chicago',
        destination_state: 'IL',
        destination_postal_code: '60647',
        pickup_date: '2026-11-11',
        delivery_date: null,
        delivered_at: '2026-11-12T17:05:09.250Z',
        reference: null,
        total: { amount: 41_250, currency: 'USD' },
        created_at: '2026-11-10T12:00:00.000Z',
      },
    ]);
  });
});

describe('the list of all accounts', () => {
  it('is narrowed by account, mode, carrier and sales owner, searched or not, and counted by status [ADMIN-08]', async () => {
    const seller = await addPerson(site, { roles: ['fpg_sales'] });
    const { account_id: annsId } = await site.services.database.staff
      .selectFrom('shipments')
      .select('account_id')
      .where('bol_number', '=', 'WB00000003')
      .executeTakeFirstOrThrow();
    await site.services.database.staff
      .updateTable('accounts')
      .set({ sales_owner: seller.id })
      .where('id', '=', annsId)
      .execute();
    const ops = await signIn(site.app, (await addPerson(site, { roles: ['fpg_ops'] })).email);
    const totals = async (query: string): Promise<number> =>
      ((await ops.get(`/api/admin/shipments?${query}`)).body as unknown as Listed).meta.total;
    expect(await totals(`owner_id=${seller.id}`)).toBe(3);
    expect(await totals(`owner_id=${seller.id}&status=open`)).toBe(2);
    expect(await totals(`owner_id=${seller.id}&search=nash`)).toBe(1);
    expect(await totals(`carrier_id=${carrier}&mode=ltl&account_id=${annsId}`)).toBe(3);
    expect(await totals(`carrier_id=${carrier}&mode=parcel&account_id=${annsId}`)).toBe(0);
    expect(await totals(`mode=parcel&search=manch`)).toBe(0);
    const { body } = await ops.get(`/api/admin/shipments/counts?account_id=${annsId}`);
    expect(body).toMatchObject({ data: { all: 3, in_transit: 2, delivered: 1, action_required: 1 } });
    const { body: choices } = await ops.get('/api/admin/shipments/choices');
    expect(choices).toMatchObject({
      data: { carriers: [{ name: 'Granite State Freight' }], owners: [{ id: seller.id }] },
    });
  });
});

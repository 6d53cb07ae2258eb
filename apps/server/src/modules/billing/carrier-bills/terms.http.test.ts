import type { BillTermsWire } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { billAs, billOf, loadWith, shipOrdinary, takeBillAs, tariffPrice } from '../../../testing/carrier-bills.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let desk: Browser;
let customer: Browser;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  desk = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
});
afterAll(() => server.close());
beforeEach(async () => {
  customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
});

const path = '/api/admin/carrier-bills/terms';
const terms = async () => (await desk.get(path)).body.data as BillTermsWire;
async function set(changes: Partial<BillTermsWire>) {
  const { approved: _, ...now } = await terms();
  return desk.put(path, { ...now, ...changes });
}
/** Enters a bill for a new shipment, this many cents over its quote without a reason. @returns its state and id */
async function billedOver(cents: number, found: object = {}) {
  const shipped = await shipOrdinary(server, customer);
  const quoted = await tariffPrice(server, customer, shipped, loadWith({}));
  return takeBillAs(desk, billOf(shipped, quoted, { total: quoted.amount + cents, ...found }));
}

describe('the tolerances of carriers’ bills', () => {
  it('begin at $5 and 2 percent, whichever is less', async () => {
    expect(await terms()).toMatchObject({ usual: { amount: 500, basis_points: 200 }, causes: [] });
  });

  it('hold from the next bill on; what was approved stays, and says under which', async () => {
    const before = await billedOver(500);
    expect([before.state, (await billedOver(501)).state]).toEqual(['approved', 'review']);
    expect((await set({ usual: { amount: 300, basis_points: 10_000 } })).status).toBe(200);
    expect([(await billedOver(300)).state, (await billedOver(301)).state]).toEqual(['approved', 'review']);
    const first = await billAs(desk, before.id);
    expect([first.state, first.tolerance]).toEqual(['approved', { amount: 500, currency: 'USD' }]);
  });

  it('of a cause go before the usual one', async () => {
    // An excess without a line that explains it counts as a service that was not quoted.
    const [usual, own] = [
      { amount: 100, basis_points: 10_000 },
      { cause: 'accessorial' as const, amount: 700, basis_points: 10_000 },
    ];
    const probe = await billAs(desk, (await billedOver(5000)).id);
    expect(probe.cause).toBe('accessorial');
    expect((await set({ usual, causes: [own] })).status).toBe(200);
    expect([(await billedOver(700)).state, (await billedOver(701)).state]).toEqual(['approved', 'review']);
    expect((await set({ usual, causes: [] })).status).toBe(200);
    expect([(await billedOver(100)).state, (await billedOver(101)).state]).toEqual(['approved', 'review']);
  });

  it('count what was approved by themselves, by cause, to the cent', async () => {
    const over = async () => (await terms()).approved.find(({ cause }) => cause === 'accessorial')?.over.amount ?? 0;
    await set({ usual: { amount: 500, basis_points: 200 }, causes: [] });
    const before = await over();
    await billedOver(123);
    await billedOver(45);
    await billedOver(9999);
    expect((await over()) - before).toBe(168);
  });

  it('are changed by one of two concurrent calls; the other is refused', async () => {
    const { approved: _, ...seen } = await terms();
    const change = (amount: number) => desk.put(path, { ...seen, usual: { amount, basis_points: 100 } });
    const answers = await Promise.all([change(1), change(2)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('name a cause once, and each change is in the audit trail', async () => {
    const own = { cause: 'fuel' as const, amount: 1, basis_points: 1 };
    expect((await set({ causes: [own, own] })).status).toBe(422);
    expect((await set({ usual: { amount: 1, basis_points: 10_001 } })).status).toBe(422);
    await set({ causes: [own] });
    const entry = await server.services.database.staff
      .selectFrom('audit_entries')
      .select(['after', 'actor_kind'])
      .where('action', '=', 'carrier_bill_terms.changed')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ actor_kind: 'user', after: { causes: [own] } });
  });

  it('are no business of those who do not pay bills', async () => {
    const ops = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
    expect((await ops.get(path)).status).toBe(403);
    expect((await customer.get(path)).status).toBe(403);
  });
});

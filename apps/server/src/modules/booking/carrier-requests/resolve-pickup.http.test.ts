import type { DeskView, ExceptionRow, Shipment, UnclearPickup } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';

let server: OutsideServer;
let customer: Browser;
let ops: Browser;
beforeAll(async () => {
  server = await startOutside([
    { adapter: 'usps', scac: 'SIMB', mode: 'parcel', deadlines: { pickup: 1500, cancel_pickup: 1500 } },
  ]);
  customer = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  ops = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
});
afterAll(() => server.close());
beforeEach(() => server.carrier('SIMB').simulator.faults.plan([]));

const path = '/api/admin/pickups';
const times = { date: '2026-11-18', ready_at: '09:00', closes_at: '17:00' };
const lose = (operation: string) =>
  server.carrier('SIMB').simulator.faults.plan([{ kind: 'lost_reply', operation, times: 1 }]);
const shown = async (id: string) => (await customer.get(`/api/shipments/${id}`)).body.data as Shipment;
const list = async () => (await ops.get(path)).body.data as unknown as UnclearPickup[];
const pickup = (id: string) => customer.post(`/api/shipments/${id}/pickup`, times);

/** A pickup request whose answer was lost. */
async function unclear(): Promise<{ id: string; one: UnclearPickup }> {
  const { id } = await bookWith(customer, 'SIMB', 'parcel');
  lose('pickup');
  expect((await pickup(id)).status).toBe(202);
  const one = (await list()).find(({ shipment }) => shipment.id === id);
  if (one === undefined) throw new Error('The pickup is not listed');
  return { id, one };
}

describe('a pickup with unknown outcome', () => {
  it('is listed with whom to call and why [BOOK-13]', async () => {
    const { id, one } = await unclear();
    const { bol_number: bol, pro_number: pro } = await shown(id);
    expect(one).toMatchObject({
      kind: 'pickup',
      carrier_name: 'Simulated SIMB',
      shipment: { id, bol_number: bol, pro_number: pro },
      date: '2026-11-18',
      asked_at: '2026-11-16T14:30:00.000Z',
      time_zone: 'America/New_York',
      city: 'Manchester, NH',
    });
  });

  it('was made: the shipment has its number and is found by it; twice is as good as once [BOOK-13]', async () => {
    const { id, one } = await unclear();
    const made = (number: string | null) => ops.post(`${path}/${one.id}/made`, { pickup_number: number });
    expect((await made('')).body.codes).toMatchObject({ pickup_number: ['required'] });
    const answers = await Promise.all([made('PU-4471'), made('PU-4471')]);
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual([
      [200, { state: 'made' }],
      [200, { state: 'made' }],
    ]);
    expect((await shown(id)).pickup_number).toBe('PU-4471');
    const found = await customer.get('/api/shipments?search=PU-4471');
    expect((found.body.data as unknown as Shipment[]).map((row) => row.id)).toEqual([id]);
    expect((await list()).map((row) => row.id)).not.toContain(one.id);
    expect((await ops.post(`${path}/${one.id}/not-made`)).status).toBe(409);
    const entries = await server.services.database.staff
      .selectFrom('audit_entries')
      .select(['actor_label', 'after'])
      .where('action', '=', 'shipment.pickup_resolved')
      .where('subject_id', '=', id)
      .execute();
    expect(entries).toHaveLength(1);
    expect(entries[0]?.after).toEqual({ pickup: 'made', pickup_number: 'PU-4471' });
  });

  it('was not made: the customer can request it again, and the carrier is called [BOOK-13]', async () => {
    const { id, one } = await unclear();
    const before = server.carrier('SIMB').calls('pickup').length;
    expect((await pickup(id)).status).toBe(202);
    expect(server.carrier('SIMB').calls('pickup')).toHaveLength(before);
    for (const turn of [1, 2])
      expect([turn, (await ops.post(`${path}/${one.id}/not-made`)).status]).toEqual([turn, 200]);
    expect((await pickup(id)).status).toBe(200);
    expect(server.carrier('SIMB').calls('pickup')).toHaveLength(before + 1);
    expect((await shown(id)).pickup_number).not.toBeNull();
    expect((await ops.post(`${path}/${one.id}/made`, { pickup_number: 'PU-1' })).status).toBe(409);
  });

  it('was called off, or was not: its number goes, or it may be tried again [BOOK-13]', async () => {
    for (const [verb, gone] of [
      ['made', true],
      ['not-made', false],
    ] as const) {
      const { id } = await bookWith(customer, 'SIMB', 'parcel');
      await pickup(id);
      lose('cancel_pickup');
      expect((await customer.post(`/api/shipments/${id}/pickup/cancel`, {})).status).toBe(202);
      const number = (await shown(id)).pickup_number;
      const one = (await list()).find(({ shipment }) => shipment.id === id);
      expect([one?.kind, one?.pickup_number]).toEqual(['cancel_pickup', number]);
      expect((await ops.post(`${path}/${one?.id}/${verb}`, verb === 'made' ? {} : undefined)).status).toBe(200);
      expect((await shown(id)).pickup_number === null).toBe(gone);
    }
  });

  it('is an open exception until it is decided, with the request and the answer [ADMIN-08, BOOK-13]', async () => {
    const desk = async (id: string) => {
      const { body } = await ops.get('/api/admin/exceptions?kind=unclear_pickup&per_page=100');
      return (body.data as unknown as ExceptionRow[]).filter((row) => row.id === id);
    };
    const seen = async (id: string) =>
      ((await ops.get(`/api/admin/shipments/${id}/desk`)).body.data as DeskView).pickup_unclear;
    const { id, one } = await unclear();
    expect(await desk(id)).toMatchObject([
      {
        since: '2026-11-16T14:30:00.000Z',
        status: 'pending',
        request: { id: one.id, kind: 'pickup', date: '2026-11-18', pickup_number: null },
      },
    ]);
    expect(await seen(id)).toBe(true);
    // An unrelated change of the shipment resolves nothing.
    await server.services.database.staff
      .updateTable('shipments')
      .set({ reference: 'x' })
      .where('id', '=', id)
      .execute();
    expect(await desk(id)).toHaveLength(1);
    await ops.post(`${path}/${one.id}/not-made`);
    expect([await desk(id), await seen(id)]).toEqual([[], false]);
    lose('pickup');
    expect((await ops.post(`/api/admin/shipments/${id}/pickup`, { ...times, how: 'carrier' })).status).toBe(202);
    expect(await desk(id)).toHaveLength(1);
    // Freight in transit was picked up, whatever the carrier answered.
    await server.services.database.staff
      .updateTable('shipments')
      .set({ status: 'in_transit' })
      .where('id', '=', id)
      .execute();
    expect(await desk(id)).toEqual([]);
  });

  it('is decided only by people who may decide about bookings [ROLE-07]', async () => {
    const { one } = await unclear();
    const sales = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
    for (const browser of [customer, sales]) {
      expect((await browser.get(path)).status).toBe(403);
      expect((await browser.post(`${path}/${one.id}/not-made`)).status).toBe(403);
    }
    expect((await ops.post(`${path}/${crypto.randomUUID()}/not-made`)).status).toBe(404);
  });
});

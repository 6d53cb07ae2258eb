import type { ExceptionCounts, ExceptionRow } from '@waybill/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { reportedEvent } from '../../../testing/reported-event.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ingestEvents, type ShipmentKey } from '../../shipments/tracking/index.ts';
import { silentSince } from './find-by-clock.ts';

let server: TestServer;
let ops: Browser;
let other: Browser;
let key: ShipmentKey;
const path = '/api/admin/exceptions';

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
});
afterAll(() => server.close());

beforeEach(async () => {
  await server.services.database.staff.deleteFrom('shipment_exceptions').execute();
  server.clock.set('2026-11-16T14:30:00.000Z');
  const customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  const { shipment } = await bookShipment(customer);
  key = { account_id: await accountIdOf(customer), shipment_id: shipment.id };
  await server.services.database.staff.deleteFrom('house_itineraries').execute();
  await at('2026-11-18T21:00:00.000Z');
});

async function at(instant: string): Promise<void> {
  server.clock.set(instant);
  ops = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
  other = await signIn(server.app, (await addPerson(server, { roles: ['fpg_admin'] })).email);
}

async function hear(code: string, occurred: string): Promise<void> {
  const said = { city: 'Albany', state: 'NY', text: `SAID ${code}`, source: 'carrier:test' };
  const event = reportedEvent(code, new Date(occurred), said);
  await server.services.database.staff.transaction().execute((tx) => ingestEvents(tx, key, [event], server.clock()));
}
const rows = async (query = '') =>
  (await ops.get(`${path}?account_id=${key.account_id}&${query}`)).body.data as unknown as ExceptionRow[];
const kinds = async (query = '') => (await rows(query)).map(({ kind }) => kind);
const counts = async () => (await ops.get(`${path}/counts`)).body.data as ExceptionCounts;

describe('the exceptions desk', () => {
  it('has a failed delivery until it is resolved, with the carrier’s message and whom to call [ADMIN-08]', async () => {
    await hear('AF', '2026-11-18T15:00:00Z');
    expect(await kinds()).toEqual([]);
    await hear('AH', '2026-11-18T20:00:00Z');
    const [row] = await rows();
    expect(row).toMatchObject({
      kind: 'failed_delivery',
      since: '2026-11-18T20:00:00.000Z',
      said: { text: 'SAID AH', place: 'Albany, NY' },
      delivery: { company: 'Sample Renovation Site', phone: '603-555-0142' },
      carrier: { phone: expect.stringMatching(/^800-555-01\d\d$/) },
    });
    expect(await counts()).toMatchObject({ all: 1, failed_delivery: 1, nobodys: 1, mine: 0 });
    await hear('D1', '2026-11-18T20:30:00Z');
    expect(await kinds()).toEqual([]);
  });

  it('has a delay until freight moves on', async () => {
    await hear('AF', '2026-11-18T14:00:00Z');
    await hear('SD', '2026-11-18T15:00:00Z');
    expect(await kinds('kind=delayed')).toEqual(['delayed']);
    await hear('X4', '2026-11-18T16:00:00Z');
    expect(await kinds()).toEqual([]);
  });

  it('has a pickup not reported by the next morning, until it is rescheduled [ADMIN-08]', async () => {
    await at('2026-11-19T10:59:00.000Z');
    await server.runCron('exceptions.find');
    expect(await kinds()).toEqual([]);
    // 6:00 a.m. in New York.
    await at('2026-11-19T11:00:00.000Z');
    await server.runCron('exceptions.find');
    await server.runCron('exceptions.find');
    expect(await kinds()).toEqual(['missed_pickup']);
    const body = { date: '2026-11-20', ready_at: '09:00', closes_at: '16:00', how: 'phone', pickup_number: null };
    await ops.post(`/api/admin/shipments/${key.shipment_id}/pickup`, body);
    expect(await kinds()).toEqual([]);
    await server.runCron('exceptions.find');
    expect(await kinds()).toEqual([]);
  });

  it('has freight without reports for two business days, until the next report [ADMIN-08]', async () => {
    await hear('AF', '2026-11-18T15:00:00Z');
    await at('2026-11-20T14:59:00.000Z');
    await server.runCron('exceptions.find');
    expect(await kinds()).toEqual([]);
    await at('2026-11-20T15:01:00.000Z');
    await server.runCron('exceptions.find');
    expect(await rows()).toMatchObject([{ kind: 'silent', since: '2026-11-18T15:00:00.000Z' }]);
    await hear('X4', '2026-11-20T15:00:30Z');
    expect(await kinds()).toEqual([]);
  });

  it('has a booking with unknown outcome, until it is resolved [ADMIN-08]', async () => {
    const { database } = server.services;
    const set = (state: string) =>
      database.staff.updateTable('bookings').set({ state }).where('id', '=', key.shipment_id).execute();
    await set('unknown');
    expect(await rows()).toMatchObject([{ kind: 'unknown_booking', id: key.shipment_id, status: null }]);
    await set('booked');
    expect(await kinds()).toEqual([]);
  });

  it('belongs to the first who takes it [ADMIN-08]', async () => {
    await hear('AH', '2026-11-18T20:00:00Z');
    const own = `${path}/${key.shipment_id}/failed_delivery/owner`;
    const both = await Promise.all([ops, other].map((who) => who.put(own, { mine: true, seen_owner_id: null })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [row] = await rows();
    const owner = row?.owner?.id ?? null;
    expect(owner).not.toBeNull();
    // A deliberate handover: the form showed the current owner.
    expect((await other.put(own, { mine: true, seen_owner_id: owner })).status).toBe(200);
    expect((await other.put(own, { mine: false, seen_owner_id: null })).status).toBe(409);
    expect(await kinds('owner=nobody')).toEqual([]);
  });

  it('is out of sight while it is put off, and back afterwards [ADMIN-08]', async () => {
    await hear('AH', '2026-11-18T20:00:00Z');
    const snooze = (until: string | null) => ops.put(`${path}/${key.shipment_id}/failed_delivery/snooze`, { until });
    expect((await snooze('2026-11-18T20:00:00.000Z')).status).toBe(422);
    expect((await snooze('2027-11-18T20:00:00.000Z')).status).toBe(422);
    expect((await snooze('2026-11-18T23:00:00.000Z')).status).toBe(200);
    expect([await kinds(), await kinds('snoozed=only')]).toEqual([[], ['failed_delivery']]);
    expect(await counts()).toMatchObject({ all: 0, failed_delivery: 0, snoozed: 1 });
    await at('2026-11-18T23:00:00.000Z');
    expect(await kinds()).toEqual(['failed_delivery']);
    const entries = await sql<{ action: string }>`
      SELECT action FROM audit_entries WHERE subject_id = ${key.shipment_id} AND action = 'exception.snoozed'
    `.execute(server.services.database.staff);
    expect(entries.rows).toHaveLength(1);
  });

  it('is found by number, carrier and kind, and ends with a cancellation by its customer', async () => {
    await hear('AH', '2026-11-18T20:00:00Z');
    const [row] = await rows();
    expect(await kinds(`search=${row?.number}`)).toEqual(['failed_delivery']);
    expect(await kinds(`scac=${row?.carrier.scac}&kind=failed_delivery`)).toEqual(['failed_delivery']);
    expect(await kinds('search=WB00000000')).toEqual([]);
    expect(await kinds('kind=silent')).toEqual([]);
  });

  it('is open to staff who read shipments, and changed by those who work on them [ROLE-07]', async () => {
    await hear('AH', '2026-11-18T20:00:00Z');
    const accounting = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
    expect((await accounting.get(path)).status).toBe(200);
    const sales = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
    expect((await sales.get(path)).status).toBe(403);
    const own = `${path}/${key.shipment_id}/failed_delivery/owner`;
    expect((await accounting.put(own, { mine: true, seen_owner_id: null })).status).toBe(403);
  });
});

describe('silence', () => {
  it('counts only business days', () => {
    // Monday morning: two business days back is Thursday morning.
    expect(silentSince(new Date('2026-11-16T15:00:00Z')).toISOString()).toBe('2026-11-12T15:00:00.000Z');
    expect(silentSince(new Date('2026-11-20T15:00:00Z')).toISOString()).toBe('2026-11-18T15:00:00.000Z');
    // Sunday: Thursday and Friday passed without a report.
    expect(silentSince(new Date('2026-11-15T15:00:00Z')).toISOString()).toBe('2026-11-11T15:00:00.000Z');
  });
});

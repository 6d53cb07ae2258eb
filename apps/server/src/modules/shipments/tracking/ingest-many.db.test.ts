import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { reportedEvent } from '../../../testing/reported-event.ts';
import { shipmentRow } from '../../../testing/shipment-row.ts';
import { estimatesOf, ingestMany, setFirstEstimate, type ReportedEvent, type Reports } from './index.ts';

let owned: TestDatabase;
let database: Database;
const account = newId();
const carrier = newId();
const now = new Date('2026-11-18T12:00:00.000Z');

beforeAll(async () => {
  owned = await createTestDatabase();
  database = openDatabase(owned.url, { connections: 6 });
  await database.staff.insertInto('accounts').values({ id: account, name: 'Told', created_at: now }).execute();
  await database.staff
    .insertInto('carriers')
    .values({ id: carrier, scac: 'GSTF', name: 'Granite State Freight', created_at: now })
    .execute();
});
afterAll(async () => {
  await database.close();
  await owned.drop();
});

/** A shipment with two transit days from Wednesday, November 18, 2026, promised for Friday the 20th. */
async function booked(): Promise<{ account_id: string; shipment_id: string }> {
  const id = newId();
  const row = shipmentRow({
    account_id: account,
    id,
    carrier_id: carrier,
    destination_city: 'Boston',
    destination_state: 'MA',
    destination_postal_code: '02108',
    delivery_date: '2026-11-20',
    detail: JSON.stringify({ transit_days: 2 }),
    created_at: now,
  });
  const key = { account_id: account, shipment_id: id };
  await database.staff.transaction().execute(async (tx) => {
    await tx.insertInto('shipments').values(row).execute();
    await setFirstEstimate(tx, key, '2026-11-20', now);
  });
  return key;
}

/** `SD/AO 19 15`: code, reason, day of November, and hour in New York. */
function report(told: string): ReportedEvent {
  const [codes = '', day = '', hour = ''] = told.split(' ');
  const [code = '', reason = null] = codes.split('/');
  const occurred = new Date(Date.UTC(2026, 10, Number(day), Number(hour) + 5));
  return reportedEvent(code, occurred, { text: `EVENT ${told}`, reason_code: reason });
}
const ingest = (reports: readonly Reports[], at = now) =>
  database.staff.transaction().execute((tx) => ingestMany(tx, reports, at));
const rowOf = ({ shipment_id: id }: { shipment_id: string }) =>
  database.staff
    .selectFrom('shipments')
    .select(['status', 'action_required', 'delivered_at', 'delivery_date', 'late_cause', 'late_since'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('reports about many shipments at a time', () => {
  it('lead each to the same state, for late, duplicate, and reordered reports [TRACK-05]', async () => {
    const way = ['X3 18 8', 'AF 18 15', 'P1 18 20', 'SD/AI 19 3', 'X4 19 9', 'X6 20 7', 'D1 20 11'].map(report);
    const keys = await Promise.all(Array.from({ length: 60 }, booked));
    const told = keys.flatMap((key) => [...way, ...way.slice(2, 5)].map((event) => ({ key, events: [event] })));
    const [mixed] = fc.sample(fc.shuffledSubarray(told, { minLength: told.length }), { numRuns: 1, seed: 214 });
    for (let from = 0; from < told.length; from += 50) await ingest((mixed ?? []).slice(from, from + 50));
    for (const key of keys) {
      expect(await rowOf(key)).toMatchObject({
        status: 'delivered',
        action_required: null,
        delivered_at: new Date('2026-11-20T16:00:00.000Z'),
        late_cause: null,
      });
    }
    const { kept } = await database.staff
      .selectFrom('tracking_events')
      .select((of) => of.fn.countAll<number>().as('kept'))
      .executeTakeFirstOrThrow();
    expect(kept).toBe(keys.length * way.length);
  });

  it('wait for one another if they are about the same shipments, without deadlock [TRACK-05]', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, booked));
    const about = (told: string, of: typeof keys) => of.map((key) => ({ key, events: [report(told)] }));
    await Promise.all([
      ingest(about('X3 18 8', keys)),
      ingest(about('AF 18 15', keys.toReversed())),
      ingest(about('P1 18 20', keys)),
      ingest(about('X4 19 9', keys.toReversed())),
    ]);
    for (const key of keys) expect((await rowOf(key)).status).toBe('in_transit');
  });

  it('say how many of them were new, and whether anything changed', async () => {
    const key = await booked();
    const once = [{ key, events: [report('AF 18 15'), report('AF 18 15'), report('P1 18 20')] }];
    const id = `${key.account_id}/${key.shipment_id}`;
    expect((await ingest(once)).get(id)).toMatchObject({ added: 2, status: 'in_transit', changed: true });
    expect((await ingest(once)).get(id)).toMatchObject({ added: 0, status: 'in_transit', changed: false });
  });
});

describe('a delay that reports imply', () => {
  const dates = async (key: { account_id: string; shipment_id: string }) =>
    (await estimatesOf(database.staff, key)).map(({ date, reason, named_by: by }) => [date, reason, by]);

  it('is reported on the day of the report, before the promised day has passed [TRACK-05]', async () => {
    const key = await booked();
    const at = new Date('2026-11-19T15:00:00.000Z');
    const told = await ingest([{ key, events: [report('AF 18 15'), report('SD/AO 19 9')] }], at);
    expect([...told.values()]).toMatchObject([{ newlyLate: true, status: 'delayed' }]);
    // Wednesday the 18th plus two transit days and one lost day: Monday the 23rd.
    expect(await rowOf(key)).toMatchObject({ delivery_date: '2026-11-23', late_cause: 'delayed', late_since: at });
    expect(await dates(key)).toEqual([
      ['2026-11-23', 'AO', 'reports'],
      ['2026-11-20', null, 'booking'],
    ]);
  });

  it('is reported once, and grows with the days that are lost', async () => {
    const key = await booked();
    const first = new Date('2026-11-19T15:00:00.000Z');
    await ingest([{ key, events: [report('AF 18 15'), report('SD/AO 19 9')] }], first);
    const told = await ingest([{ key, events: [report('SD/AO 23 9')] }], new Date('2026-11-23T15:00:00.000Z'));
    expect([...told.values()]).toMatchObject([{ newlyLate: false, changed: true }]);
    // Thursday to Monday is two lost business days: the 18th plus 4 is Tuesday the 24th.
    expect(await rowOf(key)).toMatchObject({ delivery_date: '2026-11-24', late_since: first });
  });

  it('ends when the freight makes up for it, and when it is delivered', async () => {
    const key = await booked();
    await ingest([{ key, events: [report('AF 18 15'), report('SD/AO 19 9')] }]);
    await ingest([{ key, events: [report('X4 19 14')] }]);
    expect(await rowOf(key)).toMatchObject({ delivery_date: '2026-11-20', late_cause: null, late_since: null });
    await ingest([{ key, events: [report('SD/AO 20 9')] }]);
    expect((await rowOf(key)).late_cause).toBe('delayed');
    await ingest([{ key, events: [report('D1 23 9')] }]);
    expect(await rowOf(key)).toMatchObject({ status: 'delivered', late_cause: null });
  });

  it('gives way to a day that the carrier names itself', async () => {
    const key = await booked();
    const named = { deliveryDate: '2026-11-25', setAt: new Date('2026-11-19T16:00:00.000Z'), reason: null };
    await ingest([{ key, events: [report('AF 18 15'), report('SD/AO 19 9')], estimates: [named] }]);
    expect(await rowOf(key)).toMatchObject({ delivery_date: '2026-11-25', late_cause: 'carrier_estimate' });
    expect(await dates(key)).toEqual([
      ['2026-11-25', null, 'carrier'],
      ['2026-11-20', null, 'booking'],
    ]);
    // The same date again is no news.
    const again = await ingest([
      { key, events: [], estimates: [{ ...named, setAt: new Date('2026-11-20T16:00:00Z') }] },
    ]);
    expect([...again.values()]).toMatchObject([{ changed: false }]);
  });

  it('is none of a shipment that keeps to its days', async () => {
    const key = await booked();
    const told = await ingest([{ key, events: ['XB 18 8', 'AF 18 15', 'X4 19 9', 'X6 20 7'].map(report) }]);
    expect([...told.values()]).toMatchObject([{ newlyLate: false, status: 'in_transit' }]);
    expect(await dates(key)).toEqual([['2026-11-20', null, 'booking']]);
  });
});

describe('a day that a carrier names before the pickup', () => {
  const named = (deliveryDate: string, hour = 13) => ({
    deliveryDate,
    setAt: new Date(Date.UTC(2026, 10, 18, hour)),
    reason: null,
  });
  const told = async (key: { account_id: string; shipment_id: string }) =>
    (await estimatesOf(database.staff, key)).map(({ date }) => date);

  it('is ignored and never shown, and a valid one with it is applied [TRACK-05]', async () => {
    const key = await booked();
    const id = `${key.account_id}/${key.shipment_id}`;
    const before = (await ingest([{ key, events: [], estimates: [named('2026-11-16')] }])).get(id);
    expect(before).toMatchObject({ changed: false, setAside: [named('2026-11-16')] });
    expect([(await rowOf(key)).delivery_date, await told(key)]).toEqual(['2026-11-20', ['2026-11-20']]);
    const estimates = [named('2026-11-24'), named('2026-11-17', 14)];
    expect((await ingest([{ key, events: [], estimates }])).get(id)?.setAside).toEqual([named('2026-11-17', 14)]);
    expect([(await rowOf(key)).delivery_date, await told(key)]).toEqual(['2026-11-24', ['2026-11-24', '2026-11-20']]);
  });

  it('is measured by the day the freight was picked up, once a carrier reports it [TRACK-05]', async () => {
    const early = await booked();
    await ingest([{ key: early, events: [report('AF 16 15')], estimates: [named('2026-11-17')] }]);
    expect((await rowOf(early)).delivery_date).toBe('2026-11-17');
    // A date that was possible when it was given becomes impossible after a later pickup.
    const late = await booked();
    await ingest([{ key: late, events: [], estimates: [named('2026-11-19')] }]);
    expect((await rowOf(late)).delivery_date).toBe('2026-11-19');
    await ingest([{ key: late, events: [report('AF 20 15')] }], new Date('2026-11-20T21:00:00Z'));
    // Picked up on Friday the 20th, plus two business days.
    expect(await rowOf(late)).toMatchObject({ delivery_date: '2026-11-24', late_cause: 'picked_up_late' });
  });

  it('is no promise either, once the pickup was moved behind it [TRACK-05]', async () => {
    const key = await booked();
    await database.staff
      .updateTable('shipments')
      .set({ pickup_date: '2026-11-23' })
      .where('id', '=', key.shipment_id)
      .execute();
    await ingest([{ key, events: [], look: true }]);
    // Monday the 23rd plus two business days.
    expect((await rowOf(key)).delivery_date).toBe('2026-11-25');
  });
});

import fc from 'fast-check';
import type { PublicTracking, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment, type Booked } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { consume } from '../../../core/limits.ts';
import { networkOf } from '../../../core/network.ts';
import { reportedEvent } from '../../../testing/reported-event.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ingestEvents, type ReportedEvent } from './index.ts';

let server: TestServer;
let browser: Browser;
let booked: Booked;
let accountId: string;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  accountId = await accountIdOf(browser);
  booked = await bookShipment(browser);
});
afterAll(() => server.close());

const shown = async (id: string) => (await browser.get(`/api/shipments/${id}`)).body.data as Shipment;

/** A report at this minute after noon on the pickup day. */
const report = (minute: number, code: string, reason: string | null = null): ReportedEvent =>
  reportedEvent(code, new Date(Date.UTC(2026, 10, 18, 17, minute)), {
    latitude: 42.97,
    longitude: -71.45,
    reason_code: reason,
  });

describe('house carriers', () => {
  it('acknowledge a booking within seconds: Pending becomes Dispatched [TRACK-01]', async () => {
    expect((await shown(booked.shipmentId)).status).toBe('pending');
    server.clock.advance(20_000);
    await server.runJobs();
    const after = await shown(booked.shipmentId);
    expect(after.status).toBe('dispatched');
    expect(after.events.map(({ text }) => text)).toContain('SHIPMENT ACKNOWLEDGED');
  });

  it('report it all the way to Delivered, even after downtime [TRACK-05]', async () => {
    const { shipmentId } = await bookShipment(browser);
    server.clock.set('2026-12-10T12:00:00.000Z');
    await server.runCron('house.sweep');
    await server.runCron('house.sweep');
    const row = await server.services.database.staff
      .selectFrom('shipments')
      .select(['status', 'delivered_at', 'action_required'])
      .where('id', '=', shipmentId)
      .executeTakeFirstOrThrow();
    // One percent are refused by the consignee, and then need action.
    const end = row.action_required === null ? ['delivered', true] : ['delayed', false];
    expect([row.status, row.delivered_at !== null]).toEqual(end);
    server.clock.set('2026-11-16T14:31:00.000Z');
    browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper', accountId })).email);
  });
});

describe('reports', () => {
  const reports = [
    report(0, 'X3'),
    report(20, 'AF'),
    report(300, 'X4'),
    report(310, 'SD', 'AI'),
    report(600, 'P1'),
    report(3000, 'X6'),
    report(3100, 'D1'),
  ];

  it('lead to the same state for any order and repetition [TRACK-05]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...reports, ...reports], { minLength: 14 }), async (shuffled) => {
        const { shipmentId } = await bookShipment(browser);
        const key = { account_id: accountId, shipment_id: shipmentId };
        for (const one of shuffled) {
          await server.services.database.staff
            .transaction()
            .execute((tx) => ingestEvents(tx, key, [one], server.clock()));
        }
        const after = await shown(shipmentId);
        expect(after.status).toBe('delivered');
        expect(after.events.filter(({ source }) => source === 'test')).toHaveLength(reports.length);
      }),
      { numRuns: 8, seed: 214 },
    );
  });

  it('of a refusal call for action [TRACK-01]', async () => {
    const { shipmentId } = await bookShipment(browser);
    const key = { account_id: accountId, shipment_id: shipmentId };
    await server.services.database.staff
      .transaction()
      .execute((tx) => ingestEvents(tx, key, [report(0, 'AF'), report(60, 'A7', 'BS')], server.clock()));
    const after = await shown(shipmentId);
    expect([after.status, after.action_required]).toEqual(['delayed', 'A7']);
    const list = await browser.get('/api/shipments?status=action_required');
    expect((list.body.data as unknown as { id: string }[]).map(({ id }) => id)).toContain(shipmentId);
  });
});

describe('public tracking', () => {
  const lookUp = (number: string) => server.app.inject({ url: `/api/tracking/${encodeURIComponent(number)}` });

  it('finds a shipment by BOL or PRO however it is typed [TRACK-03]', async () => {
    const { bol_number: bol, pro_number: pro } = booked.shipment;
    for (const typed of [
      bol,
      bol.toLowerCase(),
      `${bol.slice(0, 2)} ${bol.slice(2, 6)} ${bol.slice(6)}`,
      pro!,
      pro!.replace('-', ' '),
    ]) {
      expect((await lookUp(typed)).json<{ data: PublicTracking }>().data.number).toBe(bol);
    }
  });

  it('shows nothing private [TRACK-03]', async () => {
    const { payload } = await lookUp(booked.bolNumber);
    const secrets = [
      'Sample Street',
      'Placeholder',
      'Harbor Tools',
      'Renovation',
      '603-555',
      'dock@',
      '4471-B',
      '03103',
      '60647',
      'amount',
      accountId,
    ];
    for (const secret of secrets) expect(payload).not.toContain(secret);
    // ZIP 03103 is around 42.97, -71.44 and 60647 around 41.92, -87.70. A tenth of a degree is a town, not a street.
    const { origin, destination, events } = (await lookUp(booked.bolNumber)).json<{ data: PublicTracking }>().data;
    const spots = [origin, destination, ...events].flatMap(({ spot }) => (spot === null ? [] : [spot]));
    expect(origin.spot).toEqual({ latitude: 43, longitude: -71.4 });
    expect(destination.spot).toEqual({ latitude: 41.9, longitude: -87.7 });
    for (const at of spots.flatMap(({ latitude, longitude }) => [latitude, longitude]))
      expect(String(at)).toMatch(/^-?\d+(\.\d)?$/);
  });

  it('says of an unknown number that nothing was found, and of a reference as well [TRACK-03]', async () => {
    for (const number of ['WB00000000', '4471-B', booked.shipment.quote_number!]) {
      expect((await lookUp(number)).statusCode).toBe(404);
    }
  });

  it('stops a caller who tries many numbers [TRACK-03]', async () => {
    const statuses = [];
    for (let look = 0; look < 40; look += 1)
      statuses.push(
        (await server.app.inject({ url: '/api/tracking/WB11111111', remoteAddress: '192.0.2.7' })).statusCode,
      );
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
    expect(statuses.slice(30)).toEqual(Array.from({ length: 10 }, () => 429));
  });

  it('is limited for a whole network, from any address, whether numbers are found or not [TRACK-03]', async () => {
    const limit = { name: 'public-tracking-network', key: networkOf('203.0.113.1'), points: 300, seconds: 3600 };
    for (let use = 0; use < 299; use += 1) await consume(server.services, limit);
    const ask = (remoteAddress: string, query = '') =>
      server.app.inject({ url: `/api/tracking/${booked.bolNumber}${query}`, remoteAddress });
    expect((await ask('203.0.113.7')).statusCode).toBe(200);
    expect((await ask('203.0.113.8')).statusCode).toBe(429);
    expect((await ask('203.0.113.9', `?key=${'0'.repeat(32)}`)).statusCode).toBe(429);
    expect((await ask('203.0.114.8')).statusCode).toBe(200);
  });
});

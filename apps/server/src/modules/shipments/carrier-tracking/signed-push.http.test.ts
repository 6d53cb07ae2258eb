import type { Shipment } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingWith, bookWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { gatewayOf } from '../../carriers/gateway/index.ts';
import { pushKey } from './index.ts';

const start = '2026-11-16T14:30:00.000Z';
const minute = 60_000;
let server: OutsideServer;
let browser: Browser;
beforeAll(async () => {
  server = await startOutside([
    { adapter: 'rl-carriers', scac: 'SIMA', mode: 'ltl' },
    { adapter: 'ups', scac: 'SIMB', mode: 'parcel' },
  ]);
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
});
afterAll(() => server.close());
afterEach(() => server.clock.set(start));

const staff = () => server.services.database.staff;
const rowOf = (id: string) =>
  staff().selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const eventsOf = (id: string) =>
  staff().selectFrom('tracking_events').selectAll().where('shipment_id', '=', id).orderBy('occurred_at').execute();
const deliveries = () => staff().selectFrom('tracking_deliveries').selectAll().orderBy('received_at').execute();

type Told = { local: string; text: string; code: string; offset?: string; city?: string; state?: string };
const event = (hour: number, code: string, more: Partial<Told> = {}) => ({
  local: `2026-11-18T${String(hour).padStart(2, '0')}:00:00`,
  text: `Event ${code}`,
  scheme: 'edi214',
  code,
  city: 'Manchester',
  state: 'NH',
  ...more,
});

/** Sends events in our own format with a Standard Webhooks signature. */
async function signed(body: string, { key = '', at = new Date(), scac = 'SIMA' } = {}) {
  const { connectionId } = server.carrier(scac);
  const webhook = new Webhook(key || pushKey(server.services, connectionId));
  return server.app.inject({
    method: 'POST',
    url: `/api/push/${connectionId}/events`,
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': webhook.sign('msg_1', at, body),
    },
    payload: body,
  });
}
const telling = (number: string | null, events: readonly object[]) => JSON.stringify([{ number, events }]);

describe('the signed webhook', () => {
  it('takes events that are signed, and shows them at the time of their place [TRACK-05]', async () => {
    const { id, pro_number: pro } = await bookWith(browser, 'SIMA', 'ltl');
    const events = [event(9, 'AF'), event(15, 'X4', { city: 'Chicago', state: 'IL' })];
    expect((await signed(telling(pro, events))).statusCode).toBe(204);
    await server.runJobs();
    const seen = ((await browser.get(`/api/shipments/${id}`)).body.data as Shipment).events;
    // 9 in the morning in New Hampshire, and 3 in the afternoon in Illinois.
    expect(seen.map(({ code, occurred_at: at, time_zone: zone }) => [code, at, zone])).toEqual(
      expect.arrayContaining([
        ['AF', '2026-11-18T14:00:00.000Z', 'America/New_York'],
        ['X4', '2026-11-18T21:00:00.000Z', 'America/Chicago'],
      ]),
    );
    expect((await rowOf(id)).status).toBe('in_transit');
  });

  it('may name its carrier by any alias; an unknown name is stored for staff [TRACK-05, ADMIN-10]', async () => {
    const { id, pro_number: pro } = await bookWith(browser, 'SIMA', 'ltl');
    const by = async (carrier: string, hour: number) => {
      const body = JSON.stringify([{ number: pro, carrier, events: [event(hour, 'X6')] }]);
      expect((await signed(body)).statusCode).toBe(204);
      await server.runJobs();
      return (await eventsOf(id)).filter(({ source }) => source === 'carrier:rl-carriers').length;
    };
    expect(await by('Sim Lines of Nowhere', 9)).toBe(0);
    // The number belongs to another carrier.
    expect(await by('Simulated SIMB', 10)).toBe(0);
    expect(await by('SIMULATED sima', 11)).toBe(1);
    const seen = await staff().selectFrom('carrier_names_seen').select(['written_as', 'source', 'times']).execute();
    expect(seen).toEqual([{ written_as: 'Sim Lines of Nowhere', source: 'push', times: 1 }]);
  });

  it('ignores a delivery date before the pickup, and notifies staff [TRACK-05, ADMIN-07]', async () => {
    const { id, pro_number: pro } = await bookWith(browser, 'SIMA', 'ltl');
    const { pickup_date: pickup, delivery_date: due } = await rowOf(id);
    const body = JSON.stringify([{ number: pro, events: [], estimatedDelivery: addDays(pickup, -2) }]);
    expect((await signed(body)).statusCode).toBe(204);
    await server.runJobs();
    const seen = (await browser.get(`/api/shipments/${id}`)).body.data as Shipment;
    expect([seen.delivery_date, seen.estimates.map(({ date }) => date)]).toEqual([due, [due]]);
    await gatewayOf(server.services).incidents.flush();
    const found = await staff()
      .selectFrom('api_incidents')
      .select(['connection_id', 'carrier_name', 'operation', 'exchange'])
      .where('failure', '=', 'delivery_before_pickup')
      .execute();
    const message = `${seen.bol_number}: delivery on ${addDays(pickup, -2)}, before the pickup`;
    expect(found).toEqual([
      {
        connection_id: server.carrier('SIMA').connectionId,
        carrier_name: 'Simulated SIMA',
        operation: 'track',
        exchange: { message },
      },
    ]);
  });

  it('takes none with a wrong or an old signature, or with a body that was changed [TRACK-05]', async () => {
    const { id, pro_number: pro } = await bookWith(browser, 'SIMA', 'ltl');
    const body = telling(pro, [event(9, 'D1')]);
    const other = pushKey(server.services, server.carrier('SIMB').connectionId);
    const answers = [
      await signed(body, { key: other }),
      await signed(body, { at: new Date(Date.now() - 6 * minute) }),
      await signed(body, { at: new Date(Date.now() + 6 * minute) }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(answers[0]!.json<{ code: string }>().code).toBe('invalid_signature');
    await server.runJobs();
    expect((await rowOf(id)).status).toBe('pending');
  });

  it('keeps the same delivery once [TRACK-05]', async () => {
    const { id, pro_number: pro } = await bookWith(browser, 'SIMA', 'ltl');
    const body = telling(pro, [event(9, 'AF')]);
    const before = (await deliveries()).length;
    await Promise.all([signed(body), signed(body), signed(body)]);
    await signed(body);
    await server.runJobs();
    expect(await deliveries()).toHaveLength(before + 1);
    expect((await eventsOf(id)).filter(({ code }) => code === 'AF')).toHaveLength(1);
  });

  it('keeps what it received when the process dies before reading it [TRACK-05]', async () => {
    const { id, pro_number: pro } = await bookWith(browser, 'SIMA', 'ltl');
    const body = telling(pro, [event(9, 'AF')]);
    await signed(body);
    const kept = (await deliveries()).find((each) => each.body === body);
    expect(kept).toMatchObject({ processed_at: null, source: 'push:signed' });
    expect((await rowOf(id)).status).toBe('pending');
    server.clock.advance(6000);
    await server.runCron('tracking.read_left');
    expect((await rowOf(id)).status).toBe('in_transit');
    await server.runCron('tracking.read_left');
    expect((await eventsOf(id)).filter(({ code }) => code === 'AF')).toHaveLength(1);
  });

  it('says what it could not make sense of, to staff [TRACK-05]', async () => {
    const bodies = ['{"not":"ours"}', telling('NOBODY-HAS-THIS-1', [event(9, 'AF')])];
    for (const body of bodies) expect((await signed(body)).statusCode).toBe(204);
    await server.runJobs();
    const kept = (await deliveries()).filter(({ body }) => bodies.includes(body));
    const problems = bodies.map((body) => kept.find((each) => each.body === body)?.problem);
    expect(problems).toEqual(['It could not be read', 'No shipment has NOBODY-HAS-THIS-1']);
  });

  it('takes texts that no database takes as they are, and texts without end [TRACK-05]', async () => {
    const { id, pro_number: pro } = await bookWith(browser, 'SIMA', 'ltl');
    const events = [
      event(9, 'AF', { text: 'Picked\u0000 up \uD83D' }),
      event(10, 'X4', { text: 'x'.repeat(5000) }),
      // The 500th character is the first half of a surrogate pair.
      event(11, 'X4', { text: `${'y'.repeat(499)}\u{1F69A} on its way` }),
    ];
    await signed(telling(pro, events));
    await server.runJobs();
    const texts = (await eventsOf(id)).filter(({ source }) => source !== 'waybill').map(({ text }) => text);
    expect(texts).toEqual(['Picked up \uFFFD', 'x'.repeat(500), `${'y'.repeat(499)}\uFFFD`]);
  });

  it('ends in the same state for any order and repetition of events [TRACK-05]', async () => {
    const all = [event(9, 'AF'), event(11, 'X4'), event(13, 'SD'), event(15, 'X6'), event(17, 'D1')];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...all, ...all], { minLength: 10 }), async (shuffled) => {
        const shipment = await bookWith(browser, 'SIMA', 'ltl');
        for (const one of shuffled) await signed(telling(shipment.pro_number, [one]));
        await server.runJobs();
        const row = await rowOf(shipment.id);
        expect([row.status, row.delivered_at?.toISOString()]).toEqual(['delivered', '2026-11-18T22:00:00.000Z']);
        expect((await eventsOf(shipment.id)).filter(({ source }) => source !== 'waybill')).toHaveLength(all.length);
      }),
      { numRuns: 4 },
    );
  });

  it('is not led astray by a number that another customer wrote down [TRACK-05]', async () => {
    const { id, pro_number: pro } = await bookWith(browser, 'SIMA', 'ltl');
    const stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    const body = await bookingWith(stranger, 'SIMA', 'ltl');
    const references = [{ type: 'po_number' as const, number: pro ?? '' }];
    const copied = { ...body, references };
    const answer = await stranger.post('/api/shipments', copied, { 'idempotency-key': crypto.randomUUID() });
    expect(answer.status).toBe(201);
    await signed(telling(pro, [event(9, 'D1')]));
    await server.runJobs();
    expect((await rowOf(id)).status).toBe('delivered');
    expect((await rowOf((answer.body.data as Shipment).id)).status).toBe('pending');
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';

const start = '2026-11-16T14:30:00.000Z';
const minute = 60_000;
let server: OutsideServer;
let browser: Browser;
let accountId: string;
beforeAll(async () => {
  server = await startOutside([
    { adapter: 'rl-carriers', scac: 'SIMA', mode: 'ltl', deadlines: { track: 1500 } },
    { adapter: 'ups', scac: 'SIMB', mode: 'parcel', options: { pushEveryMs: 20 } },
  ]);
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  accountId = await accountIdOf(browser);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.staff
    .updateTable('tracking_polls')
    .set({ next_at: new Date('2027-06-01T00:00:00Z') })
    .execute();
});
afterEach(() => {
  server.clock.set(start);
  for (const scac of ['SIMA', 'SIMB']) server.carrier(scac).simulator.faults.plan([]);
});

const staff = () => server.services.database.staff;
const rowOf = (id: string) =>
  staff().selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const eventsOf = (id: string) =>
  staff().selectFrom('tracking_events').selectAll().where('shipment_id', '=', id).orderBy('occurred_at').execute();
const pollOf = (id: string) =>
  staff().selectFrom('tracking_polls').selectAll().where('shipment_id', '=', id).executeTakeFirst();
async function pollOnce(): Promise<void> {
  await server.runCron('tracking.poll');
  await server.runJobs();
}

describe('asking a carrier where a shipment is', () => {
  it('brings its events on the clock of their places, up to the delivery [TRACK-05]', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'ltl');
    // One hour of the journey takes a minute here, and it is checked every ten minutes, so an event in the wrong time
    // zone would be off by an hour.
    const late: number[] = [];
    let seen = new Set<string>();
    for (let round = 0; round < 30 && (await rowOf(id)).status !== 'delivered'; round += 1) {
      server.clock.advance(10 * minute);
      await pollOnce();
      const events = (await eventsOf(id)).filter(({ source }) => source === 'carrier:rl-carriers');
      for (const each of events.filter((event) => !seen.has(event.id))) {
        late.push((server.clock().getTime() - each.occurred_at.getTime()) / minute);
      }
      seen = new Set(events.map((event) => event.id));
    }
    expect((await rowOf(id)).status).toBe('delivered');
    expect(late.length).toBeGreaterThanOrEqual(5);
    for (const minutes of late) {
      expect(minutes).toBeGreaterThanOrEqual(-1);
      expect(minutes).toBeLessThanOrEqual(11);
    }
    const zones = (await eventsOf(id))
      .filter(({ source }) => source === 'carrier:rl-carriers')
      .map(({ city, time_zone: zone }) => `${city} ${zone}`);
    expect(zones).toContain('Manchester America/New_York');
    expect(zones).toContain('Chicago America/Chicago');
  });

  it('is done by one process at a time, and by none while it is not due [TRACK-05]', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'ltl');
    const calls = () => server.carrier('SIMA').calls('track').length;
    const before = calls();
    await server.runCron('tracking.poll');
    expect(calls()).toBe(before);
    server.clock.advance(3 * minute);
    await Promise.all([1, 2, 3].map(() => server.runCron('tracking.poll')));
    expect(calls()).toBe(before + 1);
    expect(await pollOf(id)).toMatchObject({ failures: 0, next_at: new Date(server.clock().getTime() + 30_000) });
  });

  it('waits longer after each failure, and starts over with an answer [TRACK-05]', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'ltl');
    server.clock.advance(3 * minute);
    server.carrier('SIMA').simulator.faults.plan([{ kind: 'unavailable', operation: 'track', times: 4 }]);
    await pollOnce();
    expect(await pollOf(id)).toMatchObject({ failures: 1, next_at: new Date(server.clock().getTime() + minute) });
    server.clock.advance(minute);
    await pollOnce();
    expect(await pollOf(id)).toMatchObject({ failures: 2, next_at: new Date(server.clock().getTime() + 2 * minute) });
    server.clock.advance(2 * minute);
    await pollOnce();
    expect(await pollOf(id)).toMatchObject({ failures: 0 });
  });

  it('left by a dead process is resumed after its lease [TRACK-05]', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'ltl');
    const leased = new Date(server.clock().getTime() + 5 * minute);
    await staff().updateTable('tracking_polls').set({ next_at: leased }).where('shipment_id', '=', id).execute();
    const calls = () => server.carrier('SIMA').calls('track').length;
    const before = calls();
    server.clock.advance(4 * minute);
    await server.runCron('tracking.poll');
    expect(calls()).toBe(before);
    server.clock.advance(minute);
    await server.runCron('tracking.poll');
    expect(calls()).toBe(before + 1);
  });

  it('ends two days after the delivery, and with a cancellation [TRACK-05]', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'ltl');
    const delivered = { status: 'delivered', delivered_at: server.clock() };
    await staff().updateTable('shipments').set(delivered).where('id', '=', id).execute();
    const due = async () => {
      await staff()
        .updateTable('tracking_polls')
        .set({ next_at: server.clock() })
        .where('shipment_id', '=', id)
        .execute();
      await server.runCron('tracking.poll');
    };
    await due();
    expect(await pollOf(id)).toBeDefined();
    server.clock.advance(2 * 24 * 60 * minute + 1);
    await due();
    expect(await pollOf(id)).toBeUndefined();
  });
});

describe('what UPS pushes', () => {
  it('comes in from the subscription to the delivery [TRACK-05]', async () => {
    const { simulator, connectionId } = server.carrier('SIMB');
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `${address}/api/push/${connectionId}`;
    const portal = await fetch(`${simulator.url}/update-webhook`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from('simulated-ups-client:simulated-ups-secret').toString('base64')}`,
      },
      body: JSON.stringify({ url, credential: 'simulated-ups-push-credential' }),
    });
    expect(portal.status).toBe(200);
    const { id, tracking_numbers: numbers } = await bookWith(browser, 'SIMB', 'parcel');
    // Booking subscribes to events.
    await server.runJobs();
    expect(server.carrier('SIMB').calls('subscribe')).toHaveLength(1);
    server.clock.advance(10 * 24 * 60 * minute);
    await vi.waitFor(
      async () => {
        await server.runJobs();
        expect((await rowOf(id)).status).toBe('delivered');
      },
      { timeout: 15_000, interval: 200 },
    );
    const pushed = (await eventsOf(id)).filter(({ source }) => source === 'carrier:ups');
    expect(pushed.length).toBeGreaterThanOrEqual(4);
    const told = server.carrier('SIMB').calls('push');
    expect(new Set(told.map(({ facts }) => facts['pushed']))).toEqual(new Set(numbers));
    expect(told.every(({ status }) => status === 204)).toBe(true);
    // Polled later, the same happenings are the same events.
    const before = pushed.map(({ text, occurred_at: at }) => `${at.toISOString()} ${text}`);
    await staff()
      .updateTable('tracking_polls')
      .set({ next_at: server.clock() })
      .where('shipment_id', '=', id)
      .execute();
    await pollOnce();
    const after = (await eventsOf(id)).filter(({ source }) => source === 'carrier:ups');
    const again = after.filter(({ text, occurred_at: at }) => before.includes(`${at.toISOString()} ${text}`));
    expect(again).toHaveLength(before.length);
  });

  it('is not accepted from anyone else [TRACK-05]', async () => {
    const push = (path: string, headers: Record<string, string>) =>
      server.app.inject({ method: 'POST', url: path, headers, payload: {} });
    const path = `/api/push/${server.carrier('SIMB').connectionId}`;
    expect((await push(path, {})).statusCode).toBe(403);
    expect((await push(path, { credential: 'guessed' })).statusCode).toBe(403);
    // A carrier without pushes, and an unknown one.
    expect((await push(`/api/push/${server.carrier('SIMA').connectionId}`, {})).statusCode).toBe(404);
    expect((await push(`/api/push/${accountId}`, {})).statusCode).toBe(404);
  });
});

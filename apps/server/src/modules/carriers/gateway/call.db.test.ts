import type { OperationInput, OperationName } from '@waybill/carriers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { breakerState, callCarrier, gatewayOf } from './index.ts';

const deep = `{"a":${'['.repeat(100)}${']'.repeat(100)}}`;
let server: OutsideServer;
beforeAll(async () => {
  server = await startOutside([
    { adapter: 'rl-carriers', scac: 'SIMA', mode: 'ltl', deadlines: { track: 1500, void: 1500 } },
    { adapter: 'usps', scac: 'SIMB', mode: 'parcel' },
    {
      adapter: 'ups',
      scac: 'SIMC',
      mode: 'parcel',
      // Issues tokens but accepts none of them.
      change: (carrier) => ({
        ...carrier,
        authorize: (request, route, state) =>
          route.operation === 'track'
            ? carrier.failure(401, 'Invalid token')
            : carrier.authorize(request, route, state),
      }),
    },
    {
      adapter: 'rl-carriers',
      scac: 'SIMD',
      mode: 'ltl',
      change: (carrier) => ({
        ...carrier,
        routes: carrier.routes.map((route) => ({ ...route, handle: () => ({ status: 200, body: deep }) })),
      }),
    },
    { adapter: 'ebol', scac: 'SIME', mode: 'ltl', environment: 'production' },
    { adapter: 'rl-carriers', scac: 'SIMF', mode: 'ltl', credentials: null },
    { adapter: 'usps', scac: 'SIMG', mode: 'parcel', deadlines: { void: 1500 } },
  ]);
});
afterAll(() => server.close());
beforeEach(() => renew());
afterEach(() => {
  vi.useRealTimers();
  for (const scac of ['SIMA', 'SIMB', 'SIMC', 'SIMG']) server.carrier(scac).simulator.faults.plan([]);
});

let version = 0;
/** Changes the version of the connections, so that each test starts with new guards and tokens. */
async function renew(): Promise<void> {
  version += 1;
  const at = new Date(server.clock().getTime() + version);
  await server.services.database.staff.updateTable('carrier_connections').set({ updated_at: at }).execute();
}

async function ask<O extends OperationName>(scac: string, operation: O, input: OperationInput<O>) {
  const connection = await server.carrier(scac).connection();
  return callCarrier(gatewayOf(server.services), connection, operation, input, 'test-1');
}
const track = (scac: string) =>
  ask(scac, 'track', { mode: scac === 'SIMA' || scac === 'SIMD' ? 'ltl' : 'parcel', number: 'I123456789' });
const voidIt = (scac: string) =>
  ask(scac, 'void', {
    reference: 'WB00000001',
    idempotencyKey: 'a7f0c6f0-0000-4000-8000-000000000001',
    carrierBookingId: '9205500000000000000000',
    proNumber: null,
    trackingNumbers: ['9205500000000000000000'],
  });
const fault = (scac: string, kind: 'hang' | 'unavailable' | 'rate_limited' | 'garbage' | 'huge', more = {}) =>
  server.carrier(scac).simulator.faults.plan([{ kind, operation: '*', ...more }]);
const left = (scac: string) => server.carrier(scac).simulator.faults.planned().length;

async function incidents(scac: string) {
  await gatewayOf(server.services).incidents.flush();
  return server.services.database.staff
    .selectFrom('api_incidents')
    .selectAll()
    .where('connection_id', '=', server.carrier(scac).connectionId)
    .orderBy('failure')
    .execute();
}

describe('a call to a carrier', () => {
  it('that is never answered is given up at its deadline', async () => {
    fault('SIMA', 'hang');
    const called = await track('SIMA');
    expect([called.failure, called.reading.outcome, called.sent]).toEqual(['timeout', 'unclear', true]);
    // No time is left for a retry.
    expect(server.carrier('SIMA').calls('hang')).toHaveLength(1);
  });

  it('that failed is made once more when it changes nothing at the carrier', async () => {
    fault('SIMA', 'unavailable', { times: 1 });
    const before = server.carrier('SIMA').calls('track').length;
    expect((await track('SIMA')).failure).toBeNull();
    expect(server.carrier('SIMA').calls('track')).toHaveLength(before + 1);
  });

  it('with side effects is made once, whatever the answer', async () => {
    await voidIt('SIMG');
    const { simulator } = server.carrier('SIMG');
    simulator.faults.plan([{ kind: 'unavailable', operation: 'void', times: 2 }]);
    const called = await voidIt('SIMG');
    expect([called.failure, called.reading.outcome, called.sent]).toEqual(['server_error', 'unclear', true]);
    // One of the two planned faults is unused, so there was no retry.
    expect(left('SIMG')).toBe(1);
  });

  it('waits as long as the carrier says, and not at all when that is too long', async () => {
    fault('SIMB', 'rate_limited', { times: 1, ms: 1000, operation: 'track' });
    await track('SIMB');
    expect(left('SIMB')).toBe(0);
    expect(server.carrier('SIMB').calls('track')).toHaveLength(1);
    fault('SIMB', 'rate_limited', { times: 2, ms: 600_000, operation: 'track' });
    const called = await track('SIMB');
    expect([called.failure, called.reading.outcome]).toEqual(['rate_limited', 'refused']);
    expect(left('SIMB')).toBe(1);
  });

  it('whose token has run out is made again with a new one, once', async () => {
    await track('SIMB');
    const tokens = server.carrier('SIMB').calls('token').length;
    const calls = server.carrier('SIMB').calls('track').length;
    // Advances the carrier's clock by a day, but not ours, which tokens expire by.
    server.clock.advance(24 * 3_600_000);
    expect((await track('SIMB')).failure).not.toBe('sign_in');
    expect(server.carrier('SIMB').calls('track')).toHaveLength(calls + 2);
    expect(server.carrier('SIMB').calls('token').length).toBeGreaterThan(tokens);
    server.clock.advance(-24 * 3_600_000);
  });

  it('that is turned away with a new token too is not made a third time', async () => {
    const called = await track('SIMC');
    expect(called.reading.outcome).not.toBe('done');
    expect(server.carrier('SIMC').calls('track')).toHaveLength(2);
  });

  it('gets no answer out of nonsense, a flood, or something nested without end', async () => {
    fault('SIMA', 'garbage');
    expect((await track('SIMA')).failure).toBe('unreadable');
    fault('SIMA', 'huge');
    expect((await track('SIMA')).failure).toBe('too_large');
    expect((await track('SIMD')).failure).toBe('too_deep');
  });

  it('goes only to allowed hosts', async () => {
    const called = await voidIt('SIME');
    expect([called.failure, called.sent, called.reading.outcome]).toEqual(['host_not_allowed', false, 'refused']);
    expect(server.carrier('SIME').simulator.log.entries).toEqual([]);
  });

  it('is not made without credentials, nor for what the adapter does not have', async () => {
    expect((await track('SIMF')).failure).toBe('credentials_missing');
    expect((await voidIt('SIMA')).failure).toBe('cannot_ask');
  });
});

describe('a carrier that fails five times in a row', () => {
  it('is not called for a moment, and then tried once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const guard = gatewayOf(server.services).guardOf(await server.carrier('SIMA').connection());
    server.carrier('SIMA').simulator.faults.plan([{ kind: 'garbage', operation: 'track', times: 6 }]);
    for (let times = 0; times < 4; times += 1) await track('SIMA');
    expect(breakerState(guard)).toBe('closed');
    await track('SIMA');
    expect(breakerState(guard)).toBe('open');
    const calls = server.carrier('SIMA').calls('track').length;
    const resting = await track('SIMA');
    expect([resting.failure, resting.sent, resting.reading.outcome]).toEqual(['breaker_open', false, 'refused']);
    expect(server.carrier('SIMA').calls('track')).toHaveLength(calls);
    // The trial call fails too, so the breaker opens again.
    vi.setSystemTime(Date.now() + 10_001);
    expect((await track('SIMA')).failure).toBe('unreadable');
    expect((await track('SIMA')).failure).toBe('breaker_open');
    vi.setSystemTime(Date.now() + 10_001);
    expect((await track('SIMA')).failure).toBeNull();
    expect(breakerState(guard)).toBe('closed');
  });

  it('does not make other calls wait for the trial call', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    server.carrier('SIMA').simulator.faults.plan([{ kind: 'garbage', operation: 'track', times: 5 }]);
    for (let times = 0; times < 5; times += 1) await track('SIMA');
    vi.setSystemTime(Date.now() + 10_001);
    fault('SIMA', 'hang');
    const ended: (string | null)[] = [];
    const tells = async () => ended.push((await track('SIMA')).failure);
    // Either of the two may be the trial call.
    await Promise.all([tells(), tells()]);
    expect(ended).toEqual(['breaker_open', 'timeout']);
  });

  it('is not held against another one, and neither is what we did wrong', async () => {
    server.carrier('SIMA').simulator.faults.plan([{ kind: 'garbage', operation: 'track', times: 5 }]);
    for (let times = 0; times < 5; times += 1) await track('SIMA');
    expect((await track('SIMA')).failure).toBe('breaker_open');
    expect((await track('SIMB')).failure).toBeNull();
    for (let times = 0; times < 6; times += 1) await track('SIMF');
    expect((await track('SIMF')).failure).toBe('credentials_missing');
  });
});

describe('an incident', () => {
  it('is one row for the same trouble, with its first and last time, until staff resolve it', async () => {
    const { staff } = server.services.database;
    await gatewayOf(server.services).incidents.flush();
    await staff.updateTable('api_incidents').set({ resolved_at: server.clock() }).execute();
    const open = async () => (await incidents('SIMA')).filter(({ resolved_at: at }) => at === null);
    server.carrier('SIMA').simulator.faults.plan([{ kind: 'garbage', operation: 'track', times: 3 }]);
    const first = server.clock();
    await track('SIMA');
    await open();
    server.clock.advance(60_000);
    await track('SIMA');
    await track('SIMA');
    expect(await open()).toMatchObject([
      {
        operation: 'track',
        failure: 'unreadable',
        occurrences: 3,
        first_seen_at: first,
        last_seen_at: server.clock(),
        carrier_name: 'Simulated SIMA',
        request_id: 'test-1',
      },
    ]);
    fault('SIMA', 'huge', { times: 1 });
    await track('SIMA');
    expect((await open()).map(({ failure }) => failure)).toEqual(['too_large', 'unreadable']);
    await staff.updateTable('api_incidents').set({ resolved_at: server.clock() }).execute();
    server.carrier('SIMA').simulator.faults.plan([{ kind: 'garbage', operation: 'track', times: 1 }]);
    await renew();
    await track('SIMA');
    expect(await open()).toMatchObject([{ failure: 'unreadable', occurrences: 1 }]);
  });

  it('is not created while the breaker is open, or for requests that cannot be sent', async () => {
    server.carrier('SIMA').simulator.faults.plan([{ kind: 'garbage', operation: 'track', times: 5 }]);
    for (let times = 0; times < 8; times += 1) await track('SIMA');
    await voidIt('SIMA');
    const failures = (await incidents('SIMA')).map(({ failure }) => failure);
    expect(failures).not.toContain('breaker_open');
    expect(failures).not.toContain('cannot_ask');
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatorCall } from './call.ts';
import { stepsSoFar } from './journey.ts';
import { basicOf, bearsToken, issueToken } from './oauth.ts';
import { sentAtHeader } from './reply.ts';
import { startSimulator, type Simulator } from './simulator.ts';
import { SimulatorState } from './state.ts';
import { tinyCarrier } from './testing.fixture.ts';

let carrier: Simulator;
beforeEach(async () => {
  carrier = await startSimulator(tinyCarrier);
});
afterEach(() => carrier.close());

const call = (path: string, init: RequestInit = {}) => fetch(carrier.url + path, init);
const json = async (path: string, init: RequestInit = {}) => (await call(path, init)).json();

describe('a simulated carrier', () => {
  it('listens on the loopback address, answers its routes and says when it sent the answer', async () => {
    expect(carrier.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const before = performance.timeOrigin + performance.now();
    const reply = await call('/things/a%20b', { method: 'POST' });
    expect([reply.status, await reply.json()]).toEqual([201, { name: 'a b', number: 1 }]);
    const sentAt = Number(reply.headers.get(sentAtHeader));
    expect(sentAt).toBeGreaterThanOrEqual(before);
    expect(sentAt).toBeLessThanOrEqual(performance.timeOrigin + performance.now());
  });

  it('refuses in its own shape: a stranger, and what it does not offer', async () => {
    const barred = await call('/things', { headers: { 'x-key': 'no' } });
    expect([barred.status, await barred.json()]).toEqual([401, { fault: 'Go away' }]);
    const unknown = await call('/things/a/b');
    expect([unknown.status, await unknown.json()]).toEqual([404, { fault: 'No GET /things/a/b' }]);
    expect((await call('/things', { method: 'DELETE' })).status).toBe(404);
  });

  it('tells over its own routes what it did', async () => {
    for (const name of ['a', 'b', 'c']) await call(`/things/${name}`, { method: 'POST' });
    const all = (await json('/__simulator/log')) as { facts: object }[];
    expect(all.map(({ facts }) => facts)).toEqual([
      { reference: 'a', booking: 1 },
      { reference: 'b', booking: 2 },
      { reference: 'c', booking: 3 },
    ]);
    expect(await json('/__simulator/log?after=2')).toEqual(all.slice(2));
    expect(await json('/__simulator/log?after=x')).toEqual(all);
    expect((await call('/__simulator/nothing')).status).toBe(404);
  });

  it('takes faults over its own routes; a new plan replaces the old one', async () => {
    const put = (plan: unknown) => json('/__simulator/faults', { method: 'PUT', body: JSON.stringify(plan) });
    expect(await json('/__simulator/faults')).toEqual([]);
    expect(await put([{ kind: 'reset' }])).toEqual([{ kind: 'reset', operation: '*' }]);
    const plan = [{ kind: 'unavailable', operation: 'book', times: 1 }];
    expect(await put(plan)).toEqual(plan);
    expect((await call('/things/a', { method: 'POST' })).status).toBe(503);
    expect(await json('/__simulator/faults')).toEqual([]);
    expect((await call('/__simulator/faults', { method: 'PUT', body: '[{"kind":"meteor"}]' })).status).toBe(400);
    expect((await call('/__simulator/faults', { method: 'PUT', body: 'nonsense' })).status).toBe(400);
  });

  it('lets a journey advance on its own clock', () => {
    const steps = [
      { afterHours: 30, event: 'delivered' },
      { afterHours: 0, event: 'label' },
      { afterHours: 4, event: 'scan' },
    ];
    const begun = new Date('2026-11-18T15:00:00Z');
    const so = stepsSoFar(steps, begun, new Date('2026-11-18T15:00:04Z'), 1000);
    expect(so).toEqual([
      { at: begun, event: 'label' },
      { at: new Date('2026-11-18T15:00:04Z'), event: 'scan' },
    ]);
    expect(stepsSoFar(steps, begun, new Date('2026-11-18T15:00:03.999Z'), 1000)).toHaveLength(1);
  });
});

describe('a token of a simulated carrier', () => {
  const at = (now: string, authorization = '') =>
    ({ headers: { authorization }, now: new Date(now) }) as unknown as SimulatorCall;

  it('is taken until it runs out, and no other', () => {
    const state = new SimulatorState();
    const token = issueToken(state, at('2026-11-18T15:00:00Z'), 3600);
    expect(issueToken(state, at('2026-11-18T15:00:00Z'), 3600)).not.toBe(token);
    expect(bearsToken(state, at('2026-11-18T15:59:59Z', `Bearer ${token}`))).toBe(true);
    expect(bearsToken(state, at('2026-11-18T16:00:00Z', `Bearer ${token}`))).toBe(false);
    expect(bearsToken(state, at('2026-11-18T15:00:00Z', 'Bearer other'))).toBe(false);
    expect(bearsToken(state, at('2026-11-18T15:00:00Z'))).toBe(false);
  });

  it('may be asked for with user and password', () => {
    const header = `Basic ${Buffer.from('someone:a:b').toString('base64')}`;
    expect(basicOf(at('2026-11-18T15:00:00Z', header))).toEqual({ user: 'someone', password: 'a:b' });
    expect(basicOf(at('2026-11-18T15:00:00Z', 'Bearer x'))).toBeNull();
  });
});

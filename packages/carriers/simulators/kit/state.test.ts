import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startSimulator } from './simulator.ts';
import { kindOf, SimulatorState } from './state.ts';
import { tinyCarrier } from './testing.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-simulator-'));
afterAll(() => rmSync(folder, { recursive: true }));

const parcels = kindOf<{ readonly weight: number }>('parcel');

describe('what a simulated carrier remembers', () => {
  it('is records by kind and key, oldest first, the last word counting', () => {
    const state = new SimulatorState();
    state.put(parcels, 'a', { weight: 1 });
    state.put(parcels, 'b', { weight: 2 });
    state.put(parcels, 'a', { weight: 3 });
    expect(state.get(parcels, 'a')).toEqual({ weight: 3 });
    expect(state.all(parcels)).toEqual([{ weight: 3 }, { weight: 2 }]);
    expect([state.get(parcels, 'c'), state.all(kindOf('nothing'))]).toEqual([undefined, []]);
    expect([state.next('x'), state.next('x'), state.next('y')]).toEqual([1, 2, 1]);
  });

  it('outlives a restart, and a last line that was broken off', () => {
    const file = join(folder, 'deep', 'state.jsonl');
    const first = new SimulatorState(file);
    first.put(parcels, 'a', { weight: 1 });
    first.next('x');
    appendFileSync(file, '{"kind":"parcel","key":"b","val');

    const second = new SimulatorState(file);
    expect([second.get(parcels, 'a'), second.get(parcels, 'b')]).toEqual([{ weight: 1 }, undefined]);
    expect(second.next('x')).toBe(2);
    second.put(parcels, 'c', { weight: 3 });

    // What came after the broken line is not lost with it.
    const third = new SimulatorState(file);
    expect(third.all(parcels)).toEqual([{ weight: 1 }, { weight: 3 }]);
    expect(third.next('x')).toBe(3);
  });

  it('is written before the carrier answers, with its log beside it', async () => {
    const stateFile = join(folder, 'tiny.jsonl');
    const clock = () => new Date('2026-11-18T15:00:00Z');
    const first = await startSimulator(tinyCarrier, { stateFile, clock });
    await fetch(`${first.url}/things/a`, { method: 'POST' });
    expect(readFileSync(stateFile, 'utf8')).toContain('"key":"a","value":{"number":1}');
    await first.close();

    appendFileSync(`${stateFile}.log`, '{"number":2,"at"');
    const second = await startSimulator(tinyCarrier, { stateFile, clock });
    const reply = await fetch(`${second.url}/things/b`, { method: 'POST' });
    expect(await reply.json()).toEqual({ name: 'b', number: 2 });
    expect(second.log.entries.map(({ number, facts }) => [number, facts])).toEqual([
      [1, { reference: 'a', booking: 1 }],
      [2, { reference: 'b', booking: 2 }],
    ]);
    expect(second.log.entries[0]).toEqual({
      number: 1,
      at: '2026-11-18T15:00:00.000Z',
      operation: 'book',
      method: 'POST',
      path: '/things/a',
      status: 201,
      fault: null,
      facts: { reference: 'a', booking: 1 },
    });
    await second.close();
  });
});

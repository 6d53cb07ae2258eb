import { afterEach, beforeEach } from 'vitest';
import { upsAdapter, type Reading } from '@waybill/carriers';
import { credentials } from '../../src/ups/samples.fixture.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import { startSimulator, upsSimulator, type Simulator } from '../index.ts';

const hour = 3_600_000;

/** A simulated carrier with a clock of its own, and the adapter talking to it, anew for each test. */
export type Talking = { simulator: Simulator; ups: Talk; readonly later: (hours: number) => void };

/** Begins on a Wednesday, ten in the morning in New Hampshire. */
export function talkingToUps(): Talking {
  let now: Date;
  const talking = {
    later: (hours: number) => {
      now = new Date(now.getTime() + hours * hour);
    },
  } as Talking;
  beforeEach(async () => {
    now = new Date('2026-11-18T15:00:00Z');
    talking.simulator = await startSimulator(upsSimulator, { clock: () => now, hourMs: hour });
    talking.ups = talk(upsAdapter, credentials, talking.simulator.url);
  });
  afterEach(() => talking.simulator.close());
  return talking;
}

/** What was answered. @throws when it was no success */
export function result<T>(reading: Reading<T>): T {
  if (reading.outcome !== 'done') throw new Error(JSON.stringify(reading));
  return reading.result;
}

/** The carrier's code of a refusal, or how else it came out. */
export const code = (reading: Reading<unknown>) =>
  reading.outcome === 'refused' ? (reading.messages[0]?.code ?? null) : reading.outcome;

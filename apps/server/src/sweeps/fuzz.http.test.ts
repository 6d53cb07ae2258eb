import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFuzz, startFuzzPlace, type FuzzPlace } from '../testing/fuzz-run.ts';

// `npm run chaos -- fuzz` runs longer.
let place: FuzzPlace;
beforeAll(async () => {
  place = await startFuzzPlace();
});
afterAll(() => place.server.close());

it('answers valid and broken requests to every operation, under every role, without a fault of the server', async () => {
  const { faults, breaches, stuck } = await runFuzz(place, { seed: 20, rounds: 1, senders: 5 });
  expect([...faults, ...breaches, ...stuck]).toEqual([]);
}, 120_000);

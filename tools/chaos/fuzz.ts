// Valid and broken requests, made up from the contract, to every operation under every role, at a server with live data:
// none may be answered as a fault of the server, and none may stay without an answer.
import { allEndpoints } from '@waybill/contract';
import { useDatabaseServer } from '../../apps/server/src/testing/database.ts';
import { Fuzzer } from '../../apps/server/src/testing/fuzz.ts';
import { runFuzz, startFuzzPlace } from '../../apps/server/src/testing/fuzz-run.ts';
import { startTestPostgres } from '../../apps/server/src/testing/postgres-setup.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';

/** Sends some ten thousand requests; `--seed` sends others. */
export async function* measure({ seed, smoke, note }: Conditions): AsyncGenerator<Figure, void> {
  if (smoke) {
    // The test of the same code sends requests; here it is enough that the tool reads the contract.
    const fuzzer = new Fuzzer(seed);
    const made = allEndpoints().map(({ endpoint }) => fuzzer.request(endpoint));
    yield absolute({ name: 'requests made up', unit: 'requests', seed }, made.length, 'at least', 0);
    return;
  }
  const postgres = await startTestPostgres();
  useDatabaseServer(postgres.url);
  try {
    const place = await startFuzzPlace();
    try {
      const { requests, faults, breaches, stuck } = await runFuzz(place, { seed, rounds: 6, note });
      yield absolute({ name: 'requests made up', unit: 'requests', seed }, requests, 'at least', 50_000);
      yield absolute(
        { name: 'answered as a fault of the server', unit: 'requests', seed },
        faults.length,
        'at most',
        0,
      );
      yield absolute(
        { name: 'answered in a way that the contract does not declare', unit: 'requests', seed },
        breaches.length,
        'at most',
        0,
      );
      yield absolute({ name: 'without an answer', unit: 'requests', seed }, stuck.length, 'at most', 0);
    } finally {
      await place.server.close();
    }
  } finally {
    useDatabaseServer(null);
    await postgres.stop();
  }
}

// The largest files that people do send: how long they take, and what they cost everybody else meanwhile.
import { absolute, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';
import { withFileSite } from './files/file-site.ts';
import { megabytesOf, watch, workersOf } from './files/watch.ts';
import { addressFile, type ImportSite } from './import/import-site.ts';

async function* measureImport(
  site: ImportSite,
  { seed, random, smoke, note }: Conditions,
): AsyncGenerator<Figure, void> {
  const rows = smoke ? 300 : 20_000;
  await site.upload(addressFile(10, random));
  await site.memory('begin');
  const pid = site.process.pid ?? 0;
  const [server, worker] = [megabytesOf(pid), Math.max(0, ...workersOf(pid).map(megabytesOf))];
  const quiet = await watch(site, () => new Promise((resolve) => setTimeout(resolve, smoke ? 50 : 3000)));
  note(
    `at rest: server ${server.toFixed(0)} MB, slowest of ${quiet.checks} health checks ${quiet.slowest.toFixed(0)} ms`,
  );
  const file = addressFile(rows, random);
  const seen = await watch(site, async () => {
    for (let round = 0; round < (smoke ? 1 : 5); round += 1) await site.upload(file);
  });
  yield absolute({ name: `slowest health check beside ${rows} rows`, unit: 'ms', seed }, seen.slowest, 'at most', 100);
  yield absolute({ name: 'server above rest', unit: 'MB', seed }, seen.server - server, 'at most', 150);
  yield absolute({ name: 'one worker above rest', unit: 'MB', seed }, seen.worker - worker, 'at most', 150);
}

export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  yield* withFileSite((site) => measureImport(site, conditions));
}

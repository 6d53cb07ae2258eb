// Changes the source of the freight engine in small ways, one at a time, and counts how many changes a test notices.
// Everything takes some ten minutes; named files (`npm run mutate -- packages/freight/src/money/*.ts`) take less.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { absolute } from './measure/figure.ts';
import { mutationScore, unnoticed } from './mutate/score.ts';

const files = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'waybill-mutants-'));
try {
  const only = files.length > 0 ? { mutate: files } : {};
  const mutants = await new Stryker({ tempDirName: folder, ...only }).runMutationTest();
  for (const line of unnoticed(mutants, process.cwd())) console.error(line);
  const figure = absolute({ name: 'mutation', unit: '%', seed: 0 }, mutationScore(mutants), 'at least', 85);
  console.log(JSON.stringify(figure));
  process.exitCode = figure.holds ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

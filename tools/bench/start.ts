import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/core/database/embedded/launch.ts';
import { root } from '../check/repository.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import { startProduct } from '../measure/product.ts';
import { median } from '../measure/rounds.ts';
import type { Conditions } from '../measure/runner.ts';
import { ensureWebBuilt } from '../setup/web.mjs';

/** Starts the product again and again on data it has seeded before, from the command to the first ready answer. */
export async function* measure({ seed, smoke, note }: Conditions): AsyncGenerator<Figure, void> {
  await ensureWebBuilt(root);
  const folder = await mkdtemp(join(tmpdir(), 'waybill-bench-'));
  await chmod(folder, 0o711);
  const options = { dataDir: join(folder, 'data'), logFile: join(folder, 'server.log'), asPerson: true };
  const seconds: number[] = [];
  try {
    // The first start seeds the data: a smoke run takes it for all.
    for (let round = smoke ? 1 : 0; round <= (smoke ? 1 : 5); round += 1) {
      const port = await freePort();
      const began = performance.now();
      const product = await startProduct({ ...options, port });
      const took = (performance.now() - began) / 1000;
      await product.stop();
      note(`${round === 0 ? 'first' : 'again'}: ${took.toFixed(2)} s`);
      if (round > 0) seconds.push(took);
    }
    yield absolute({ name: 'second start', unit: 's', seed }, median(seconds), 'at most', 5);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

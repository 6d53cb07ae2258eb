import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../check/repository.ts';
import { startProduct } from '../measure/product.ts';
import { ensureWebBuilt } from '../setup/web.mjs';

/**
 * Starts the product as it is, with its own database, data folder and demo data, for the journeys to run
 * against; ends it after them.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await ensureWebBuilt(root);
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-e2e-'));
  await chmod(dataDir, 0o711);
  const port = Number(new URL(process.env['WAYBILL_URL'] ?? '').port);
  const product = await startProduct({ port, dataDir, logFile: join(root, 'test-results/server.log') });
  return async () => {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

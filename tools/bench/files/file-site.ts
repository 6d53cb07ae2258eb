import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../apps/server/src/core/database/embedded.ts';
import { migrate } from '../../../apps/server/src/core/database/migrate.ts';
import { startImportSite, type ImportSite } from '../import/import-site.ts';

/** Runs a measurement with a server over a database of its own. */
export async function* withFileSite<T>(use: (site: ImportSite) => AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-files-'));
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  let site: ImportSite | null = null;
  try {
    await migrate(postgres.url, { log: () => undefined });
    site = await startImportSite(postgres.url);
    yield* use(site);
  } finally {
    await site?.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

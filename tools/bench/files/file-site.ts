import { startRunDatabase } from '../../measure/database.ts';
import { startImportSite, type ImportSite } from '../import/import-site.ts';

/** Runs a measurement with a server over a database of its own. */
export async function* withFileSite<T>(
  use: (site: ImportSite) => AsyncGenerator<T, void>,
  withPapers = false,
): AsyncGenerator<T, void> {
  const database = await startRunDatabase();
  let site: ImportSite | null = null;
  try {
    site = await startImportSite(database.url, withPapers);
    yield* use(site);
  } finally {
    await site?.stop();
    await database.stop();
  }
}

// Writes the types of the database's tables from the migrations; with --check only tells whether they are current.
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/server/src/core/database/embedded.ts';
import { migrate } from '../apps/server/src/core/database/migrate.ts';
import { generateTypes, typesFile } from './database/generate-types.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'waybill-types-'));
await chmod(dataDir, 0o711);
const postgres = await startEmbeddedPostgres({ dataDir, log: console.error, settings: { fsync: 'off' } });
try {
  await migrate(postgres.url, { log: () => undefined });
  const types = await generateTypes(postgres.url);
  if (!process.argv.includes('--check')) await writeFile(typesFile, types);
  else if (types !== (await readFile(typesFile, 'utf8'))) {
    console.error('The types of the tables are not those of the migrations; run: npm run db:types');
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

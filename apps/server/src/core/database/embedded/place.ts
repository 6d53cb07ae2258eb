import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canReach, findRunner, type Runner } from './runner.ts';

export type Place = {
  readonly runner: Runner;
  /** Folder of PostgreSQL's own files, created by the first start. */
  readonly cluster: string;
  readonly password: string;
  readonly logFile: string;
};

/** Reads a file, or writes it atomically if missing; concurrent calls return the same text. */
async function readOrWrite(file: string, text: string): Promise<string> {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return kept.trim();
  await writeFile(draft, `${text}\n`, { mode: 0o600, flush: true });
  await link(draft, file).catch(() => undefined);
  await rm(draft);
  return (await readFile(file, 'utf8')).trim();
}

/**
 * Location of a data folder's database: inside it, or, if root's PostgreSQL cannot access that, in a folder under
 * `outside`, whose path is stored in the data folder.
 * @param dataDir its real path; it exists.
 */
export async function findPlace(dataDir: string, outside: string): Promise<Place> {
  const password = await readOrWrite(join(dataDir, 'postgres-password'), randomBytes(24).toString('base64url'));
  const logFile = join(dataDir, 'postgres.log');
  const inside = join(dataDir, 'postgres');
  const runner = await findRunner(inside);
  if (await canReach(runner, dataDir)) return { runner, cluster: inside, password, logFile };
  const elsewhere = await readOrWrite(
    join(dataDir, 'postgres-folder'),
    join(outside, `data-${randomBytes(8).toString('hex')}`),
  );
  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  const cluster = join(elsewhere, 'postgres');
  return { runner: await findRunner(cluster), cluster, password, logFile };
}

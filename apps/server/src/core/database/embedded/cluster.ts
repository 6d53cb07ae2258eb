import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './error.ts';
import type { Place } from './place.ts';
import { isAlive } from './postmaster.ts';

const run = promisify(execFile);

/** The only database user of the embedded server, who owns everything in it. */
export const owner = 'waybill';

/** Removes leftovers of a start that was killed. */
async function clearDrafts(cluster: string): Promise<void> {
  for (const name of await readdir(dirname(cluster))) {
    const pid = new RegExp(`^${basename(cluster)}\\.new-(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

async function initialise({ initdb, locale }: Binaries, place: Place, draft: string, sync: boolean): Promise<void> {
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, `${place.password}\n`, { mode: 0o600 });
  if (place.runner !== null) {
    await Promise.all([draft, passwordFile].map((path) => chown(path, place.runner?.uid ?? 0, place.runner?.gid ?? 0)));
  }
  const options = [
    `--pgdata=${draft}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...locale,
    '--data-checksums',
    ...(sync ? [] : ['--no-sync']),
  ];
  try {
    await run(initdb, options, {
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      ...place.runner,
    });
  } catch (error) {
    const said =
      error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n').pop() : String(error);
    throw new EmbeddedPostgresError(`PostgreSQL could not make its data folder ${place.cluster}: ${said}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/**
 * Creates the data folder on first use. It is created elsewhere and then moved, so that a killed start, or two
 * concurrent ones, never leave half a database.
 */
export async function ensureCluster(binaries: Binaries, place: Place, sync: boolean): Promise<void> {
  if (
    await stat(join(place.cluster, 'PG_VERSION')).then(
      () => true,
      () => false,
    )
  )
    return;
  await clearDrafts(place.cluster);
  const draft = `${place.cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await initialise(binaries, place, draft, sync);
    await rename(draft, place.cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

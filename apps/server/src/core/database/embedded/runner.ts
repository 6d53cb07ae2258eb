import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './error.ts';

const run = promisify(execFile);

/** The system user that runs the server; null for the user who started Waybill. */
export type Runner = { readonly uid: number; readonly gid: number } | null;

async function idsOf(name: string): Promise<Runner> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the owner of the existing data, else as `postgres`, else as
 * `nobody`, which exists on every system.
 * @param cluster folder of the data, which may not exist yet.
 */
export async function findRunner(cluster: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(cluster).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = (await idsOf('postgres')) ?? (await idsOf('nobody'));
  if (found === null) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root and there is no user postgres or nobody to run it as',
    );
  }
  return found;
}

/** Whether the runner can enter a folder, which a home folder with mode 700 prevents. */
export async function canReach(runner: Runner, folder: string): Promise<boolean> {
  if (runner === null) return true;
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at);
    const walk = uid === runner.uid ? 0o100 : gid === runner.gid ? 0o010 : 0o001;
    if ((mode & walk) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

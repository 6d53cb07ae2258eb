import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that runs on a data folder, as its pid file tells. */
export type Postmaster = { readonly pid: number; readonly port: number };

/** Whether a process of that id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether that process is the server of this folder and not a stranger that got the id of a dead one: a
 * server works inside its data folder.
 */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const [home, folder] = await Promise.all([stat(`/proc/${pid}/cwd`).catch(() => null), stat(cluster)]);
  return home !== null && home.ino === folder.ino && home.dev === folder.dev;
}

/**
 * The server that runs on a data folder, also one that a killed parent left behind; null when there is none.
 * A pid file whose process is a stranger is removed: PostgreSQL would refuse to start beside it.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (!(await serves(pid, cluster))) {
    // A dead process's file stays: PostgreSQL removes it after it has seen that no child of it still writes.
    if (isAlive(pid)) await rm(file, { force: true });
    return null;
  }
  return { pid, port: Number(lines[3]) || 0 };
}

/** Waits until a server has left, which its pid file and its process tell; false when it is still there in time. */
async function hasLeft(pid: number, cluster: string, milliseconds: number): Promise<boolean> {
  for (const until = Date.now() + milliseconds; Date.now() < until; await sleep(20)) {
    if (!(await serves(pid, cluster))) return true;
  }
  return false;
}

/** Ends a server: its clients are cut off and its data are written; one that hangs is ended hard and recovers later. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const running = await findPostmaster(cluster);
  if (running === null) return;
  process.kill(running.pid, 'SIGINT');
  if (await hasLeft(running.pid, cluster, 20_000)) return;
  process.kill(running.pid, 'SIGQUIT');
  await hasLeft(running.pid, cluster, 10_000);
}

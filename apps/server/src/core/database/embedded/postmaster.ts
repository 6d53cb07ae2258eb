import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The server running on a data folder, from its pid file. */
export type Postmaster = { readonly pid: number; readonly port: number };

/** Whether a process with that id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether that process is the server of this folder and not another process that got a dead one's id: a server's
 * working directory is its data folder.
 */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const [home, folder] = await Promise.all([stat(`/proc/${pid}/cwd`).catch(() => null), stat(cluster)]);
  return home !== null && home.ino === folder.ino && home.dev === folder.dev;
}

/**
 * The server running on a data folder, including one left by a killed parent; null if none. Removes a pid file of an
 * unrelated process, since PostgreSQL would refuse to start.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const file = join(cluster, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (!(await serves(pid, cluster))) {
    // Keep the file of a dead process: PostgreSQL removes it after checking that none of its children still writes.
    if (isAlive(pid)) await rm(file, { force: true });
    return null;
  }
  return { pid, port: Number(lines[3]) || 0 };
}

/** Waits until a server has ended, by its pid file and process; false after a timeout. */
async function hasLeft(pid: number, cluster: string, milliseconds: number): Promise<boolean> {
  for (const until = Date.now() + milliseconds; Date.now() < until; await sleep(20)) {
    if (!(await serves(pid, cluster))) return true;
  }
  return false;
}

/** Stops a server with a fast shutdown. If it hangs, it is killed and recovers at the next start. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const running = await findPostmaster(cluster);
  if (running === null) return;
  process.kill(running.pid, 'SIGINT');
  if (await hasLeft(running.pid, cluster, 20_000)) return;
  process.kill(running.pid, 'SIGQUIT');
  await hasLeft(running.pid, cluster, 10_000);
}

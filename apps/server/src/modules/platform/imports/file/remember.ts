import type { Judged } from './row-problems.ts';

/** Maximum number of cached files, and of their rows in total, to limit memory. */
const mostFiles = 4;
const mostRows = 20_000;

const files = new Map<string, readonly Judged<unknown>[]>();

/** Drops the oldest files until the limits are met. */
function forgetOldest(): void {
  let rows = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  for (const [oldest, { length }] of files) {
    if (files.size <= mostFiles && rows <= mostRows) return;
    files.delete(oldest);
    rows -= length;
  }
}

/**
 * Cache of checked rows, keyed by everything that determines them: the file, the fields of its columns, and the
 * corrections. A commit right after the check reuses them; otherwise rows are checked again.
 */
export async function rememberRows<Body>(
  key: string,
  judge: () => Promise<readonly Judged<Body>[]>,
): Promise<readonly Judged<Body>[]> {
  const known = files.get(key);
  files.delete(key);
  // The key is specific to the file and kind.
  const rows = (known as readonly Judged<Body>[] | undefined) ?? (await judge());
  files.set(key, rows);
  forgetOldest();
  return rows;
}

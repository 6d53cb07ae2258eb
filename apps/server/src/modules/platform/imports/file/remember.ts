import type { Judged } from './row-problems.ts';

/** Files whose rows are remembered, and the most rows that they may have in all: what is remembered takes memory. */
const mostFiles = 4;
const mostRows = 20_000;

const files = new Map<string, readonly Judged<unknown>[]>();

/** Lets go of the oldest files until the others are few enough, and have few enough rows. */
function forgetOldest(): void {
  let rows = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  for (const [oldest, { length }] of files) {
    if (files.size <= mostFiles && rows <= mostRows) return;
    files.delete(oldest);
    rows -= length;
  }
}

/**
 * Rows as they were judged last, by what they were judged from: the file, which never changes, the fields of its
 * columns and the corrections. Whoever lets them in a moment after the check need not judge them again; what is
 * forgotten is judged anew.
 */
export async function rememberRows<Body>(
  key: string,
  judge: () => Promise<readonly Judged<Body>[]>,
): Promise<readonly Judged<Body>[]> {
  const known = files.get(key);
  files.delete(key);
  // Only rows of the same file and kind are kept under the key.
  const rows = (known as readonly Judged<Body>[] | undefined) ?? (await judge());
  files.set(key, rows);
  forgetOldest();
  return rows;
}

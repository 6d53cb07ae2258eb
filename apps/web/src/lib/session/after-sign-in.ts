import { verdictOn } from '../routes/access.ts';
import { rowOfPath } from '../routes/is-page-path.ts';
import { goHome, goToPath } from '../routes/navigator.ts';
import { safeReturn } from './return-to.ts';
import { session } from './store.ts';

type Search = Readonly<Record<string, string | undefined>>;

/** What the page after this one needs to know to go on. */
export function returnSearch({ return: target, of }: Search): Record<string, string> {
  const back = safeReturn(target);
  if (back === null) return {};
  return of === undefined ? { return: back } : { return: back, of };
}

/**
 * Opens the page where somebody goes on who has just signed in: the one they were on the way to, else their home. The
 * way back of an ended session (`of`) counts for its own person alone, and no way leads to a page they may not open.
 */
export async function goOn({ return: target, of }: Search): Promise<void> {
  const back = safeReturn(target);
  const row = back === null ? null : rowOfPath(back.split(/[?#]/)[0] ?? '/');
  const isTheirs = of === undefined || of === session.user?.id;
  const isRefused = row !== null && verdictOn(row, session.user) === 'refused';
  await (back === null || back === '/' || !isTheirs || isRefused ? goHome() : goToPath(back));
}

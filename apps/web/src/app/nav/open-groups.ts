import type { GroupTitle, NavGroup } from './entry.ts';

/** As many lines as the staff menu shows at once, so that all of it fits a window of 800 px. */
export const mostLines = 14;

/** The order in which groups open by default. */
export const firstOpened: readonly GroupTitle[] = ['work', 'customers', 'insights', 'carriers', 'admin'];

/**
 * The groups of a menu that are open: those wanted, the first first, as long as all lines fit.
 * @param wanted titles of groups, the one that matters most first
 */
export function openedGroups(groups: readonly NavGroup[], wanted: readonly GroupTitle[]): GroupTitle[] {
  let lines = groups.reduce((sum, { title, entries }) => sum + (title === undefined ? entries.length : 1), 0);
  return wanted.filter((title) => {
    const more = groups.find((group) => group.title === title)?.entries.length ?? 0;
    if (more === 0 || lines + more > mostLines) return false;
    lines += more;
    return true;
  });
}

import { describe, expect, it } from 'vitest';
import { bindNavigator } from '../../lib/routes/navigator.ts';
import { staff } from '../../testing/people.ts';
import { adminNav } from './admin-nav.ts';
import { shownGroups } from './entry.ts';
import { firstOpened, mostLines, openedGroups } from './open-groups.ts';

bindNavigator({ navigate: async () => undefined, home: () => '/', exists: () => true, isPage: () => true });
const everything = shownGroups(adminNav, staff('super_admin'));
const linesOf = (opened: readonly string[]): number =>
  everything.reduce(
    (sum, { title, entries }) =>
      sum + (title === undefined ? 0 : 1) + (title === undefined || opened.includes(title) ? entries.length : 0),
    0,
  );

describe('the open groups of the staff menu', () => {
  it('are the work at first for a person who sees every page', () => {
    expect(openedGroups(everything, firstOpened)).toEqual(['work']);
  });

  it.each(firstOpened)('never take more than 14 lines, whichever comes first: %s', (first) => {
    const opened = openedGroups(everything, [first, ...firstOpened.filter((title) => title !== first)]);
    expect(opened[0]).toBe(first);
    expect(linesOf(opened)).toBeLessThanOrEqual(mostLines);
  });

  it('are all of them for a person whose menu is short', () => {
    const sales = shownGroups(adminNav, staff('fpg_sales'));
    expect(openedGroups(sales, firstOpened)).toEqual(
      sales.flatMap(({ title }) => title ?? []).toSorted((a, b) => firstOpened.indexOf(a) - firstOpened.indexOf(b)),
    );
  });

  it('leave out a group that was closed by hand', () => {
    expect(openedGroups(everything, ['insights', 'carriers'])).toEqual(['insights', 'carriers']);
    expect(openedGroups(everything, [])).toEqual([]);
  });
});

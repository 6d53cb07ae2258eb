import type { User } from '@waybill/contract';
import { verdictOn } from '../../lib/routes/access.ts';
import { pageExists } from '../../lib/routes/navigator.ts';
import { routeRow, type PlainRouteName } from '../../lib/routes/table.ts';
import type { IconUser } from '../../ui/icons.ts';

/** An entry of a sidebar; its words are the page's title unless the menu names it otherwise. */
export type NavEntry = {
  readonly to: PlainRouteName;
  readonly icon: typeof IconUser;
  /** Pages that count as being inside this one: their names begin so. */
  readonly covers?: readonly string[];
};

/** Entries under one another; groups are divided by a hairline or by their title. */
export type NavGroup = { readonly title?: 'network' | 'system'; readonly entries: readonly NavEntry[] };

/** What of a menu to show: pages that exist and that this person may open. */
export function shownGroups(groups: readonly NavGroup[], user: User | null): NavGroup[] {
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ to }) => pageExists(to) && verdictOn(routeRow(to), user) === 'open'),
    }))
    .filter((group) => group.entries.length > 0);
}

/** Whether the page shown belongs to an entry. */
export function isInside(entry: NavEntry, page: string): boolean {
  return [entry.to, ...(entry.covers ?? [])].some((name) => page === name || page.startsWith(`${name}.`));
}

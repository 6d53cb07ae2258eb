import type { ComponentType } from 'react';
import type { User } from '@waybill/contract';
import type { Phrases } from '@waybill/phrases';
import { verdictOn } from '../../lib/routes/access.ts';
import { pageExists } from '../../lib/routes/navigator.ts';
import { routeRow, type PlainRouteName } from '../../lib/routes/table.ts';
import type { IconUser } from '../../ui/icons.ts';

/** An entry of a sidebar; its words are the page's title unless the menu names it otherwise. */
export type NavEntry = {
  readonly to: PlainRouteName;
  readonly icon: typeof IconUser;
  /** Words of the menu, where they are not the page's title. */
  readonly title?: keyof Phrases['titles'];
  /** A figure beside its words that asks for attention. */
  readonly badge?: ComponentType;
  /** Shown only where a marketplace can be connected. */
  readonly marketplace?: true;
  /** Further pages that are inside this one: their names begin so. */
  readonly covers?: readonly string[];
};

/** Entries under one another; groups are divided by a hairline or by their title. */
export type NavGroup = { readonly title?: GroupTitle; readonly entries: readonly NavEntry[] };
export type GroupTitle = 'work' | 'customers' | 'carriers' | 'insights' | 'admin';

/** Whether a page is in a person's menu: it exists and they may open it. */
export function isShown(to: PlainRouteName, user: User | null): boolean {
  return pageExists(to) && verdictOn(routeRow(to), user) === 'open';
}

/**
 * What of a menu to show: pages that exist and that this person may open.
 * @param marketplace whether a marketplace can be connected here
 */
export function shownGroups(groups: readonly NavGroup[], user: User | null, marketplace = true): NavGroup[] {
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => isShown(entry.to, user) && (marketplace || !entry.marketplace)),
    }))
    .filter((group) => group.entries.length > 0);
}

function closeness(entry: NavEntry, page: string): number {
  const names = [entry.to, ...(entry.covers ?? [])].filter((name) => page === name || page.startsWith(`${name}.`));
  return Math.max(0, ...names.map((name) => name.length));
}

/** The entry that a page belongs to: of those whose names it begins with, the one that says most. */
export function entryOf(groups: readonly NavGroup[], page: string): NavEntry | null {
  const entries = groups.flatMap((group) => group.entries);
  const closest = entries.toSorted((one, other) => closeness(other, page) - closeness(one, page))[0];
  return closest && closeness(closest, page) > 0 ? closest : null;
}

import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { readCookie, writeCookie } from '../lib/cookies.ts';

const name = 'wb_theme';

/**
 * Remembers the theme in a cookie: it outlives signing out, which empties local storage, and the pages
 * that the server draws can read it.
 */
export const colorSchemeManager: MantineColorSchemeManager = {
  get(fallback: MantineColorScheme): MantineColorScheme {
    const kept = readCookie(name);
    return kept === 'light' || kept === 'dark' ? kept : fallback;
  },
  set: (value) => writeCookie(name, value),
  clear: () => writeCookie(name, 'auto'),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
};

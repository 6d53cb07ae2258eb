import { readCookie, writeCookie } from '../lib/cookies.ts';

const name = 'wb_sidebar';

/** Whether the sidebar shows icons only; where nobody chose, it does on a narrow window. */
export function sidebarStartsNarrow(): boolean {
  const kept = readCookie(name);
  return kept === null ? matchMedia('(max-width: 64em)').matches : kept === 'narrow';
}

/** Remembers the choice in this browser. */
export function saveSidebar(narrow: boolean): void {
  writeCookie(name, narrow ? 'narrow' : 'wide');
}

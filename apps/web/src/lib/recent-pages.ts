/** A record that was opened in this browser: its page, and what it is called. */
export type RecentPage = { readonly path: string; readonly title: string };

const key = 'wb_recent';
const most = 12;

/** Records opened last, the newest first. They are gone after a logout, as everything that this browser keeps of a person. */
export function recentPages(): readonly RecentPage[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as RecentPage[];
  } catch {
    return [];
  }
}

/** Remembers that a record was opened. */
export function noteRecent(path: string, title: string): void {
  try {
    const others = recentPages().filter((one) => one.path !== path);
    localStorage.setItem(key, JSON.stringify([{ path, title }, ...others].slice(0, most)));
  } catch {
    // A browser that keeps nothing offers no recent items.
  }
}

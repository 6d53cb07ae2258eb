import { user as userShape, type User } from '@waybill/contract';

const key = 'AUTH_STATE';
type Listener = () => void;

function read(): User | null {
  try {
    const parsed = userShape.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const listeners = new Set<Listener>();
let current: User | null = read();

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * The person signed in, kept in local storage under AUTH_STATE so that a reload knows them at once.
 * It only decides what to show; the server decides what is allowed.
 */
export const session = {
  get user(): User | null {
    return current;
  },
  /** Keeps the person in this tab and for the next start. */
  set(user: User): void {
    current = user;
    localStorage.setItem(key, JSON.stringify(user));
    tell();
  },
  /** Forgets the person; other stored choices stay. */
  clear(): void {
    current = null;
    localStorage.removeItem(key);
    tell();
  },
  /** Reads local storage again: at the start, and when another tab signed in or out. */
  load(): void {
    current = read();
    tell();
  },
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Follows signing in and out in other tabs. Returns the way to stop. */
export function followOtherTabs(signedOut: () => void): () => void {
  const changed = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    session.load();
    if (session.user === null) signedOut();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

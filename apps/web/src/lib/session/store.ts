import type { User } from '@waybill/contract';
import { chooseOwnZone } from '../format/zones.ts';
import { savedUser } from './saved-user.ts';

const key = 'AUTH_STATE';
/** Names the customer's view that this tab shows, by the id the server knows it by; it ends with the tab. */
const viewKey = 'wb_view';
type Listener = () => void;

/** The view of an account that this tab shows to staff; null in every other tab. */
export const viewShown = (): string | null => sessionStorage.getItem(viewKey);

/** Where this tab keeps its person: whoever a view is looked at as is nobody's in other tabs. */
const place = (): Storage => (viewShown() === null ? localStorage : sessionStorage);

function read(): User | null {
  try {
    return savedUser(JSON.parse(place().getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

const listeners = new Set<Listener>();
let current: User | null = read();
chooseOwnZone(current?.time_zone ?? null);

function tell(): void {
  chooseOwnZone(current?.time_zone ?? null);
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
    place().setItem(key, JSON.stringify(user));
    tell();
  },
  /** Forgets the person; other stored choices stay. */
  clear(): void {
    current = null;
    place().removeItem(key);
    sessionStorage.removeItem(viewKey);
    tell();
  },
  /** Reads local storage again: at the start, and when another tab signed in or out. */
  load(): void {
    current = read();
    tell();
  },
  /** Makes this tab one that shows a view, with the person that it is looked at as; the page has to be loaded anew. */
  view(id: string, as: User): void {
    sessionStorage.setItem(viewKey, id);
    sessionStorage.setItem(key, JSON.stringify(as));
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

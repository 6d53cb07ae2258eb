import { currencies, unitSystems } from '@waybill/contract';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const key = 'wb_guest_preferences';

const shape = v.object({ unit_system: v.picklist(unitSystems), currency: v.picklist(currencies) });
/** How somebody who is not signed in reads figures. */
export type GuestPreferences = v.InferOutput<typeof shape>;

const usual: GuestPreferences = { unit_system: 'imperial', currency: 'USD' };
const listeners = new Set<() => void>();
let current: GuestPreferences | null = null;

function read(): GuestPreferences {
  try {
    const kept = v.safeParse(shape, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.output : usual;
  } catch {
    return usual;
  }
}

/** What this browser chose for as long as nobody is signed in; it is kept in it. */
export const guestPreferences = {
  get now(): GuestPreferences {
    current ??= read();
    return current;
  },
  set(change: Partial<GuestPreferences>): void {
    current = { ...guestPreferences.now, ...change };
    try {
      localStorage.setItem(key, JSON.stringify(current));
    } catch {
      // A full or forbidden storage: it holds for as long as the page is open.
    }
    for (const listener of listeners) listener();
  },
  /** Reads the browser's storage again. */
  load(): void {
    current = null;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The same; the component draws again when it changes. */
export function useGuestPreferences(): GuestPreferences {
  return useSyncExternalStore(guestPreferences.subscribe, () => guestPreferences.now);
}

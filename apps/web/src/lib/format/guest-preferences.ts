import { fields, unitSystems } from '@waybill/contract';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';

const key = 'wb_guest_preferences';

const shape = z.object({ unit_system: z.enum(unitSystems), currency: fields.currency });
/** How somebody who is not signed in reads figures. */
export type GuestPreferences = z.output<typeof shape>;

const usual: GuestPreferences = { unit_system: 'imperial', currency: 'USD' };
const listeners = new Set<() => void>();
let current: GuestPreferences | null = null;

function read(): GuestPreferences {
  try {
    const kept = shape.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.data : usual;
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

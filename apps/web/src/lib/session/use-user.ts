import { useSyncExternalStore } from 'react';
import type { User } from '@waybill/contract';
import { session } from './store.ts';

/** The person signed in, or null; the component draws again when that changes. */
export function useUser(): User | null {
  return useSyncExternalStore(session.subscribe, () => session.user);
}

import { useSyncExternalStore } from 'react';

/** A value that components can look at in part: typing in one field draws only what shows that field. */
export type Store<T> = {
  readonly get: () => T;
  readonly set: (change: (now: T) => T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function makeStore<T>(start: T): Store<T> {
  let now = start;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (change) => {
      const next = change(now);
      if (Object.is(next, now)) return;
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Part of a store; `select` must give the same object as long as nothing it looks at has changed. */
export function useStore<T, S>(store: Store<T>, select: (now: T) => S): S {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

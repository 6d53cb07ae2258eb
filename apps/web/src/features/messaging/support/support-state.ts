const listeners = new Set<() => void>();
let opened = false;

function set(value: boolean): void {
  opened = value;
  for (const listener of listeners) listener();
}

/** Whether the Support dialog is open; its code is loaded when it first is. */
export const supportState = {
  get opened(): boolean {
    return opened;
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Opens the Support dialog over whatever page is shown. */
export function openSupport(): void {
  set(true);
}

/** Closes it. */
export function closeSupport(): void {
  set(false);
}

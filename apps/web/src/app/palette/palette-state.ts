type Listener = () => void;

const listeners = new Set<Listener>();
let opened = false;
let used = false;

function set(value: boolean): void {
  opened = value;
  used ||= value;
  for (const listener of listeners) listener();
}

/** Whether the command palette is open; its code is only loaded the first time it is. */
export const paletteState = {
  get opened(): boolean {
    return opened;
  },
  /** Whether it was ever opened. */
  get used(): boolean {
    return used;
  },
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Opens the command palette. */
export function openPalette(): void {
  set(true);
}

/** Closes the command palette. */
export function closePalette(): void {
  set(false);
}

let pressed = false;
for (const [type, now] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const)
  globalThis.addEventListener?.(type, () => (pressed = now), { capture: true });

/**
 * Checks a field that was left: at once, or after the click of a pressed pointer. What appears or disappears would
 * otherwise move a button away from under the pointer between pressing and releasing, and the click would be lost. A
 * click that submits checks everything itself.
 */
export function whenReleased(check: () => void): void {
  if (!pressed) return check();
  const ended = new AbortController();
  const { signal } = ended;
  const release = (): void => {
    // The click, and the submit that it leads to, are dispatched after pointerup in the same task.
    setTimeout(() => {
      if (!signal.aborted) check();
      ended.abort();
    });
  };
  for (const type of ['pointerup', 'pointercancel'])
    globalThis.addEventListener(type, release, { capture: true, once: true, signal });
  globalThis.addEventListener('submit', () => ended.abort(), { capture: true, signal });
}

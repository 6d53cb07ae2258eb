import { onTestFinished, vi } from 'vitest';

/** Puts the browser of a test into a time zone. */
export function liveIn(timeZone: string): void {
  const format = Intl.DateTimeFormat.prototype;
  const real = format.resolvedOptions;
  const spy = vi.spyOn(format, 'resolvedOptions').mockImplementation(function here(this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone };
  });
  onTestFinished(() => spy.mockRestore());
}

import { onTestFinished, vi } from 'vitest';

/** Puts the browser of a test into a time zone. */
export function liveIn(timeZone: string): void {
  const here = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(here);
  onTestFinished(() => spy.mockRestore());
}

import { afterAll } from 'vitest';

/**
 * Ends the timers of a file's page when the file ends, as a browser does with those of a page that is left: one that
 * runs later finds neither window nor document, and fails whichever file comes next.
 */
export function endTimersWithThePage(): void {
  const begun = new Set<NodeJS.Timeout>();
  const kept = <Start extends (...of: never[]) => NodeJS.Timeout>(start: Start): Start =>
    new Proxy(start, {
      apply(target, self, of) {
        const timer: NodeJS.Timeout = Reflect.apply(target, self, of);
        begun.add(timer);
        return timer;
      },
    });
  globalThis.setTimeout = kept(setTimeout);
  globalThis.setInterval = kept(setInterval);
  afterAll(() => {
    for (const timer of begun) clearTimeout(timer);
  });
}

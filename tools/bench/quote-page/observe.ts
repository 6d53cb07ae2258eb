import type { BrowserContext, Page } from '@playwright/test';

/** What the browser itself has seen of a page, in milliseconds and in its own measure of shifts. */
export type Seen = {
  readonly largestPaint: number;
  /** Sum of layout shifts that nobody's key or click brought about. */
  readonly shift: number;
  /** The longest time for which nothing else could run. */
  readonly longestTask: number;
  /** The longest time that the handlers of one key took. */
  readonly longestKey: number;
  /** When the first answer of a carrier came in, and when a rate was on the screen. */
  readonly firstAnswer: number | null;
  readonly firstRate: number | null;
};

/** Has every page of a context watched from its first moment. */
export async function observe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = { largestPaint: 0, shift: 0, longestTask: 0, longestKey: 0, firstAnswer: null, firstRate: null } as {
      -readonly [K in keyof Seen]: Seen[K];
    };
    Object.assign(globalThis, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
    watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
    watch('longtask', ({ duration }) => (seen.longestTask = Math.max(seen.longestTask, duration)));
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) seen.shift += value;
    });
    watch(
      'event',
      (entry) => {
        const { processingStart, processingEnd } = entry as PerformanceEventTiming;
        seen.longestKey = Math.max(seen.longestKey, processingEnd - processingStart);
      },
      { durationThreshold: 16 },
    );
    const ask = globalThis.fetch;
    globalThis.fetch = async (...given) => {
      const answer = await ask(...given);
      const path = new URL(answer.url).pathname;
      const noteRates = (text: string): void => {
        if (seen.firstAnswer === null && /"rates":\s*\[\s*\{/.test(text)) seen.firstAnswer = performance.now();
      };
      if (path.endsWith('/stream') && answer.body !== null) {
        const [theirs, ours] = answer.body.tee();
        const read = async (): Promise<void> => {
          let text = '';
          for await (const part of ours.pipeThrough(new TextDecoderStream())) noteRates((text += part));
        };
        read().catch(() => undefined);
        return new Response(theirs, answer);
      }
      if (path === '/api/quotes') noteRates(await answer.clone().text());
      return answer;
    };
    new MutationObserver(() => {
      if (seen.firstRate !== null || document.querySelector('[data-rate]') === null) return;
      seen.firstRate = 0;
      // The frame after the one it is drawn in: then it is on the screen.
      requestAnimationFrame(() => requestAnimationFrame(() => (seen.firstRate = performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
}

const read = (page: Page): Promise<Seen> => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** What was seen since the page opened, once the browser has told everything. */
export async function seenOn(page: Page): Promise<Seen> {
  await page.waitForTimeout(300);
  return read(page);
}

/** Forgets what was seen so far. */
export async function resetObservations(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    Object.assign((globalThis as unknown as { seen: object }).seen, { shift: 0, longestTask: 0, longestKey: 0 });
  });
}

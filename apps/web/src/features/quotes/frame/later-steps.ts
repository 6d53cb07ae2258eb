import { lazy } from 'react';

// The steps after the first one come in by themselves: whoever opens the page waits for no more than it shows.
const load = {
  rates: () => import('../rates/rates-step.tsx'),
  book: () => import('../book/book-step.tsx'),
  request: () => import('../request/request-step.tsx'),
  answers: () => import('../draft/follow-quote.ts'),
  mode: () => import('../details/mode/mode-dialog.tsx'),
  hazmat: () => import('../details/items/hazmat-strip.tsx'),
  more: () => import('../details/items/more-fields.tsx'),
  confirmation: () => import('../confirmation/confirmation-page.tsx'),
} as const;

export const RatesStep = lazy(() => load.rates().then((step) => ({ default: step.RatesStep })));
export const BookStep = lazy(() => load.book().then((step) => ({ default: step.BookStep })));
export const RequestStep = lazy(() => load.request().then((step) => ({ default: step.RequestStep })));

/** Fetches the other steps while the first one is typed in, so that nobody waits for them. */
export async function fetchLaterSteps(): Promise<void> {
  await Promise.allSettled(Object.values(load).map((step) => step()));
}

import { later } from '../../../lib/later.tsx';

// The steps after the first one come in by themselves: whoever opens the page waits for no more than it shows.
const rates = later(() => import('../rates/rates-step.tsx').then((step) => step.RatesStep));
const book = later(() => import('../book/book-step.tsx').then((step) => step.BookStep));
const request = later(() => import('../request/request-step.tsx').then((step) => step.RequestStep));

export const RatesStep = rates.Part;
export const BookStep = book.Part;
export const RequestStep = request.Part;

/** Fetches the other steps while the first one is typed in, so that nobody waits for them. */
export async function fetchLaterSteps(): Promise<void> {
  await Promise.allSettled([
    rates.fetch(),
    book.fetch(),
    request.fetch(),
    import('../draft/follow-quote.ts'),
    import('../confirmation/confirmation-page.tsx'),
    import('../details/mode/mode-dialog.tsx'),
  ]);
}

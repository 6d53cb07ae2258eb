import { later } from '../../../../lib/later.tsx';
import { oneByOne } from '../../../../lib/spare-time.ts';
import { detailsParts } from '../details/later-parts.ts';

// The steps after the first one come in by themselves: whoever opens the page waits for no more than it shows.
const rates = later(() => import('../rates/rates-step.tsx').then((step) => step.RatesStep));
const booked = later(() => import('../rates/booked-in-tab.tsx').then((step) => step.BookedInTab));
const book = later(() => import('../book/book-step.tsx').then((step) => step.BookStep));
const request = later(() => import('../request/request-step.tsx').then((step) => step.RequestStep));
const closed = later(() => import('./closed-notice.tsx').then((part) => part.ClosedNotice));

export const ClosedNotice = closed.Part;
export const RatesStep = rates.Part;
export const BookedInTab = booked.Part;
export const BookStep = book.Part;
export const RequestStep = request.Part;

/** Fetches what rates are shown with; whoever asks for rates waits for them alone. */
export const fetchRatesStep = rates.fetch;

/** Fetches the other steps, and what the first one opens, so that nobody waits for them. */
export const fetchLaterSteps = (): Promise<void> =>
  oneByOne([
    rates.fetch,
    ...detailsParts,
    book.fetch,
    request.fetch,
    () => import('../draft/follow-quote.ts'),
    () => import('../confirmation/confirmation-page.tsx'),
    () => import('../details/mode/mode-dialog.tsx'),
  ]);

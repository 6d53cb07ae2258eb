import { lazy } from 'react';

/** What other features may use of quoting. */
export { TimeField } from './fields/time-field.tsx';
export { clockTime } from './frame/local-time.ts';
export { streamShapes, type QuoteChannel } from './draft/channel.ts';

/** Details and rates for somebody without an account; brought in when it is first shown. */
export const GuestQuote = lazy(() => import('./guest/guest-quote.tsx').then((part) => ({ default: part.GuestQuote })));

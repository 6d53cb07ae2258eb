import { lazy } from 'react';

/** What other features may use of quoting. */
export { useNow } from './details/use-now.ts';
export { isHonoured } from './draft/from-quote.ts';
export { findingText } from './details/finding-text.ts';
export { isRequested } from './details/lane/services.ts';
export { useNumberText } from './fields/use-number-text.ts';
export { linesOf } from './frame/use-quoted.ts';
export { openOffer } from './request/open-offer.ts';
export { TimeField } from './fields/time-field.tsx';
export { clockTime } from './frame/local-time.ts';
export { type QuoteChannel } from './draft/channel.ts';
export { streamShapes } from './draft/follow-quote.ts';
export { QuoteTabs } from './frame/quote-tabs.tsx';
export { StepSkeleton } from './frame/step-skeleton.tsx';
export { timeLeft } from './frame/time-left.ts';
export { SaveButton } from './save/save-button.tsx';
export { SaveDialog } from './save/save-dialog.tsx';
export { useUnsave } from './save/use-unsave.ts';
export { StoredQuote } from './stored/stored-quote.tsx';

/** Details and rates for somebody without an account; brought in when it is first shown. */
export const GuestQuote = lazy(() => import('./guest/guest-quote.tsx').then((part) => ({ default: part.GuestQuote })));

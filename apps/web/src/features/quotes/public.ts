/** What other features may use of quoting. */
export { findingText } from './details/finding-text.ts';
export { isRequested } from './details/lane/services.ts';
export { useNumberText } from './fields/use-number-text.ts';
export { linesOf } from './frame/use-quoted.ts';
export { openOffer } from './request/open-offer.ts';
export { TimeField } from './fields/time-field.tsx';
export { clockTime } from './frame/local-time.ts';

/** What the sales desk's pages share with the customer's. */
export { SalesFactsPanel } from './facts-panel.tsx';
export { SalesHistoryPanel } from './history-panel.tsx';
export { SalesLoadPanel } from './load-panel.tsx';
export { OfferCard } from './offer-card.tsx';
export { RequestStrip } from './request-strip.tsx';
export { SalesStateChip } from './state-chip.tsx';
export { cityOf, ownZone } from './words.ts';

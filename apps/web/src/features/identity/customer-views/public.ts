/** What other features may use of looking at another account. */
export { BookForButton } from './book-for-button.tsx';
export { MergedRecords } from './merged-records.tsx';
export { ViewAsButton } from './view-as-button.tsx';
export { ViewBanner } from './view-banner.tsx';

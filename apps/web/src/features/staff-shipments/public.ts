/** What other staff features may use of shipments. */
export { AccountFilter } from './account-filter.tsx';

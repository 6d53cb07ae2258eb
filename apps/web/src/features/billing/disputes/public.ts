/** What the invoice, the staff's pages and other rooms use of disputes. */
export { DisputePanel } from './dispute-panel.tsx';
export { MemoButton } from './memo-button.tsx';
export { DisputeStateChip } from './state-chip.tsx';

export { useDayWords } from './list/day-words.ts';
export { InvoiceStatusChip } from './status-chip.tsx';

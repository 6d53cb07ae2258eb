export { ChargesPanel } from './detail/panels.tsx';
export { AgingCell } from './list/aging-cell.tsx';
export { useDayWords } from './list/day-words.ts';
export { bookedDay } from './words.ts';
export { InvoiceStatusChip } from './status-chip.tsx';

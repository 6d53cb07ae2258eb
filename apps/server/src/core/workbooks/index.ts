export type { SheetColumn } from './types.ts';
export { mostRows, renderWorkbook } from './workbook.ts';

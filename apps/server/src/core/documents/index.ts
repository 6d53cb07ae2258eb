export { renderBillOfLading } from './bill-of-lading.ts';
export type { AmountRow, InvoiceInput } from './invoice/types.ts';
export { renderInvoice } from './invoice/render.ts';
export type { BillOfLadingInput, HazardousMaterial, Item, LabelUnit, Party, UnitLabelsInput } from './types.ts';
export { printedDate, printedMoney, printedNumber, printedTime } from './printed.ts';
export { renderUnitLabels } from './unit-labels.ts';
export { renderUnitLabelsZpl } from './zpl/unit-labels-zpl.ts';

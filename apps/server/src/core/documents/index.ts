export { renderBillOfLading } from './bill-of-lading.ts';
export type { AmountRow, InvoiceInput } from './invoice/types.ts';
export { printedChargeName, printedServices } from './charge-names.ts';
export { isBarcode } from './drawing/code128.ts';
export { renderInvoice } from './invoice/render.ts';
export { renderRateConfirmation } from './rate-confirmation/render.ts';
export type { LoadSection, RateConfirmationInput } from './rate-confirmation/types.ts';
export { renderSheet } from './sheet/render.ts';
export type { SheetColumn, SheetInput, SheetPart, SheetRow } from './sheet/types.ts';
export { renderStatement } from './statement/render.ts';
export type { LedgerTable, StatementInput } from './statement/types.ts';
export type {
  BillOfLadingInput,
  HazardousMaterial,
  Item,
  LabelledText,
  LabelUnit,
  Party,
  UnitLabelsInput,
} from './types.ts';
export { printedDate, printedDateTime, printedInstant, printedMoney, printedNumber, printedTime } from './printed.ts';
export { isMergeable, type Paper } from './merge.ts';
export { renderUnitLabels } from './unit-labels.ts';
export { renderUnitLabelsZpl } from './zpl/unit-labels-zpl.ts';

export { renderBillOfLading } from './bill-of-lading.ts';
export type { BillOfLadingInput, HazardousMaterial, Item, LabelUnit, Party, UnitLabelsInput } from './types.ts';
export { renderUnitLabels } from './unit-labels.ts';

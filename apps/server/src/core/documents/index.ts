export { renderBillOfLading } from './bill-of-lading.ts';
export { hazmatDescription } from './hazmat-description.ts';
export type { BillOfLadingTexts, UnitLabelTexts } from './texts.ts';
export type {
  BillOfLadingInput,
  Carrier,
  FreightTerms,
  HazardousMaterial,
  Item,
  LabelledText,
  LabelUnit,
  Measure,
  Party,
  Reference,
  UnitLabelsInput,
} from './types.ts';
export { renderUnitLabels } from './unit-labels.ts';

export { tariffLimits } from '../rating/tariff-limits.ts';
export { ltlTariffProblems } from '../rating/tariff-problems.ts';
export { ruleFigures, ruleKinds, ruleShapes } from '../tariff-sheet/accessorial-cells.ts';
export {
  tariffDifference,
  type LaneDifference,
  type RowDifference,
  type TariffDifference,
} from '../tariff-sheet/difference.ts';
export { sheetProblemCodes, type SheetProblem, type SheetRow } from '../tariff-sheet/reader.ts';
export { blankTariff } from '../tariff-sheet/blank.ts';
export { readTariffSheet, sheetHeadings, tariffSheet } from '../tariff-sheet/sheet.ts';

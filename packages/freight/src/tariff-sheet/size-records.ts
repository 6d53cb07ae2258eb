import { freightClasses } from '../classification/classes.ts';
import { dollars, orEmpty, yesOrNo, type SheetReader, type SheetRow } from './reader.ts';
import { onlyRow, type RecordKind } from './record-kind.ts';

const overLengthCodes = ['OVR08', 'OVR12', 'OVR20'] as const;
const feetDecimals = 3;

const tenths = (read: number | null): number | null => (read === null ? null : read / 10);
// Densities are compared by tenths of a pound per cubic foot.
const density = (reader: SheetReader, row: SheetRow, column: number, field: string): number =>
  reader.scaled(row, column, 1, field) / 10;

/** From so many cubic feet and below a density, rated at so many pounds a cubic foot: class, and whether discounted. */
export const cubic: RecordKind = {
  write: ({ cubicCapacity: rule }) =>
    rule === undefined
      ? []
      : [
          [
            String(rule.fromCubicFeet),
            String(rule.belowPcf),
            String(rule.poundsPerCubicFoot),
            rule.freightClass,
            yesOrNo(rule.discounted),
          ],
        ],
  read(reader, rows, draft) {
    const row = onlyRow(reader, rows);
    Reflect.deleteProperty(draft, 'cubicCapacity');
    if (row === undefined) return;
    draft.cubicCapacity = {
      fromCubicFeet: reader.scaled(row, 1, 0, 'cubicCapacity.fromCubicFeet'),
      belowPcf: density(reader, row, 2, 'cubicCapacity.belowPcf'),
      poundsPerCubicFoot: reader.scaled(row, 3, 0, 'cubicCapacity.poundsPerCubicFoot'),
      freightClass: reader.oneOf(row, 4, freightClasses) ?? '50',
      discounted: reader.yes(row, 5),
    };
  },
};

/** Over so many feet of floor, rated at so many pounds a foot and a pallet position, below a density. */
export const linear: RecordKind = {
  write: ({ linearFoot: rule }) =>
    rule === undefined
      ? []
      : [
          [
            String(rule.overFeet),
            String(rule.poundsPerFoot),
            orEmpty(rule.poundsPerSpot, String),
            orEmpty(rule.belowPcf, String),
            rule.freightClass,
            yesOrNo(rule.discounted),
          ],
        ],
  read(reader, rows, draft) {
    const row = onlyRow(reader, rows);
    Reflect.deleteProperty(draft, 'linearFoot');
    if (row === undefined) return;
    draft.linearFoot = {
      overFeet: reader.scaled(row, 1, feetDecimals, 'linearFoot.overFeet') / 10 ** feetDecimals,
      poundsPerFoot: reader.scaled(row, 2, 0, 'linearFoot.poundsPerFoot'),
      poundsPerSpot: reader.optional(row, 3, 0, 'linearFoot.poundsPerSpot'),
      belowPcf: tenths(reader.optional(row, 4, 1, 'linearFoot.belowPcf')),
      freightClass: reader.oneOf(row, 5, freightClasses) ?? '50',
      discounted: reader.yes(row, 6),
    };
  },
};

/** From so many inches, this code and amount; by the shipment or the unit, which is one for the whole tariff. */
export const overLength: RecordKind = {
  write: ({ overLength: rule }) =>
    rule === undefined
      ? []
      : rule.bands.map(({ fromInches, code, amount }) => [String(fromInches), code, dollars(amount), rule.per]),
  read(reader, rows, draft) {
    Reflect.deleteProperty(draft, 'overLength');
    const [first, ...others] = rows;
    if (first === undefined) return;
    const bands = rows.map((row, index) => ({
      fromInches: reader.scaled(row, 1, 0, `overLength.bands[${index}]`),
      code: reader.oneOf(row, 2, overLengthCodes) ?? 'OVR08',
      amount: reader.scaled(row, 3, 2, `overLength.bands[${index}].amount`),
    }));
    const per = reader.oneOf(first, 4, ['shipment', 'unit']) ?? 'shipment';
    for (const other of others) reader.oneOf(other, 4, [per]);
    draft.overLength = { per, bands };
  },
};

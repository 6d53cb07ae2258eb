import type { LtlTariff } from '../rating/tariff.ts';
import { ltlTariffProblems } from '../rating/tariff-problems.ts';
import type { SheetProblem, SheetReader } from './reader.ts';

/** Which record of a sheet a field of a tariff is written in; all others are terms. */
const homes: readonly (readonly [field: string, record: string])[] = [
  ['weightBreaks', 'break'],
  ['lanes.distanceBands', 'band'],
  ['lanes.zip3Pairs', 'lane'],
  ['rates', 'rate'],
  ['fak', 'fak'],
  ['cubicCapacity', 'cubic'],
  ['linearFoot', 'linear'],
  ['overLength', 'over_length'],
  ['fuel.bands', 'fuel'],
  ['fuel.step', 'fuel_step'],
  ['accessorials', 'accessorial'],
  ['services', 'service'],
  ['transit.bands', 'transit'],
];

const cellOf = ({ row, column }: Pick<SheetProblem, 'row' | 'column'>): string => `${row}/${column}`;

/**
 * What is wrong with the figures of a tariff, each at the cell it was read from, or at its kind of record where it stood
 * before. A cell is told once: what could not be read was told already.
 */
export function figureProblems(reader: SheetReader, tariff: LtlTariff): SheetProblem[] {
  const told = new Set(reader.problems.map(cellOf));
  return ltlTariffProblems(tariff).flatMap(({ field, code }): SheetProblem[] => {
    const place = reader.placeOf(field);
    if (place === null) {
      const record = homes.find(([home]) => field.startsWith(home))?.[1] ?? 'term';
      return [{ row: null, column: null, record, code, value: field }];
    }
    if (told.has(cellOf(place))) return [];
    told.add(cellOf(place));
    return [{ ...place, code }];
  });
}

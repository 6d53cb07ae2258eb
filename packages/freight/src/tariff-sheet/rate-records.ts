import { freightClasses, type FreightClass } from '../classification/classes.ts';
import type { FakRange, RateTable } from '../rating/tariff.ts';
import { dollars, yesOrNo, type SheetRow } from './reader.ts';
import { once, type RecordKind } from './record-kind.ts';

const headCells = 3;
const widthOf = ({ cells }: SheetRow): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** The columns of the rate tables: a code, and from how many pounds on. */
export const weightBreak: RecordKind = {
  write: ({ weightBreaks }) => weightBreaks.map(({ code, fromPounds }) => [code, String(fromPounds)]),
  read(reader, rows, draft) {
    draft.weightBreaks = rows.map((row, index) => ({
      code: reader.required(row, 1),
      fromPounds: reader.scaled(row, 2, 0, `weightBreaks[${index}]`),
    }));
  },
};

/** Dollars per 100 lb of a rate base and class, one cell for each weight break. */
export const rate: RecordKind = {
  write: ({ rates }) =>
    Object.entries(rates).flatMap(([base, table]) =>
      freightClasses.flatMap((one) => (table[one] === undefined ? [] : [[base, one, ...table[one].map(dollars)]])),
    ),
  read(reader, rows, draft) {
    const seen = new Set<string>();
    const rates: Record<string, RateTable> = {};
    for (const row of rows) {
      const base = reader.required(row, 1);
      const freightClass: FreightClass | null = reader.oneOf(row, 2, freightClasses);
      if (base === '' || freightClass === null) continue;
      once(reader, seen, `${base}/${freightClass}`, row, 2);
      const at = `rates.${base}.${freightClass}`;
      reader.place(at, row, 2);
      const figures = Array.from({ length: Math.max(0, widthOf(row) - headCells) }, (_, index) =>
        reader.scaled(row, index + headCells, 2, `${at}[${index}]`),
      );
      rates[base] = { ...rates[base], [freightClass]: figures };
    }
    draft.rates = rates;
  },
};

/** From a class, to a class, rated as a class, and whether that may raise one. */
export const fak: RecordKind = {
  write: ({ fak: ranges = [] }) => ranges.map(({ from, to, as, raises }) => [from, to, as, yesOrNo(raises)]),
  read(reader, rows, draft) {
    const ranges: FakRange[] = [];
    for (const row of rows) {
      const [from, to, as] = [
        reader.oneOf(row, 1, freightClasses),
        reader.oneOf(row, 2, freightClasses),
        reader.oneOf(row, 3, freightClasses),
      ];
      const raises = reader.yes(row, 4);
      if (from === null || to === null || as === null) continue;
      reader.place(`fak[${ranges.length}].to`, row, 2);
      ranges.push({ from, to, as, raises });
    }
    if (rows.length === 0) Reflect.deleteProperty(draft, 'fak');
    else draft.fak = ranges;
  },
};

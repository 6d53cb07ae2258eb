import { orEmpty, zip3, type SheetReader, type SheetRow } from './reader.ts';
import { once, type RecordKind } from './record-kind.ts';

const miles = (upto: number | null): string => orEmpty(upto, String);

function area(reader: SheetReader, row: SheetRow, column: number): string | null {
  const text = reader.required(row, column);
  if (text === '') return null;
  const found = zip3(text);
  if (found === null) reader.wrong(row, column, 'unknown_value');
  return found;
}

/** The rates that a row names: where there are none, they are told at the first cell that names them. */
function rateBase(reader: SheetReader, row: SheetRow, column: number): string {
  const base = reader.required(row, column);
  if (reader.placeOf(`rates.${base}`) === null) reader.place(`rates.${base}`, row, column);
  return base;
}

/** Up to so many road miles (an empty cell has no end), by these rates. */
export const band: RecordKind = {
  write: ({ lanes }) => lanes.distanceBands.map((one) => [miles(one.uptoMiles), one.rateBase]),
  read(reader, rows, draft) {
    const distanceBands = rows.map((row, index) => {
      const field = `lanes.distanceBands[${index}]`;
      reader.place(field, row, 1);
      return { uptoMiles: reader.optional(row, 1, 0, field), rateBase: rateBase(reader, row, 2) };
    });
    draft.lanes = { ...draft.lanes, distanceBands };
  },
};

/** From a ZIP3 area to another, by these rates. */
export const lane: RecordKind = {
  write: ({ lanes }) => Object.entries(lanes.zip3Pairs).map(([pair, base]) => [pair.slice(0, 3), pair.slice(4), base]),
  read(reader, rows, draft) {
    const seen = new Set<string>();
    const zip3Pairs: Record<string, string> = {};
    for (const row of rows) {
      const [from, to, base] = [area(reader, row, 1), area(reader, row, 2), rateBase(reader, row, 3)];
      if (from === null || to === null) continue;
      once(reader, seen, `${from}-${to}`, row, 1);
      zip3Pairs[`${from}-${to}`] = base;
    }
    draft.lanes = { ...draft.lanes, zip3Pairs };
  },
};

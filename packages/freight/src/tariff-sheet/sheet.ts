import type { LtlTariff } from '../rating/tariff.ts';
import { once } from './record-kind.ts';
import { records } from './records.ts';
import { SheetReader, type SheetProblem, type SheetRow } from './reader.ts';
import { figureProblems } from './sheet-problems.ts';
import { terms, type Draft } from './terms.ts';

/** Headings of a sheet: the kind of record, then its cells. */
export const sheetHeadings: readonly string[] = ['record', ...Array.from({ length: 9 }, (_, at) => String(at + 1))];

/** A record kind whose one row says `none` holds nothing. */
const nothing = 'none';
const canBeEmpty = new Set(['lane', 'fak', 'cubic', 'linear', 'over_length', 'accessorial', 'fuel_step']);

/** A tariff as the rows of a sheet, without headings: one fact a row, so that two versions can be laid side by side. */
export function tariffSheet(tariff: LtlTariff): readonly (readonly string[])[] {
  const listed = Object.entries(records).flatMap(([name, kind]) => {
    const rows = kind.write(tariff).map((cells) => [name, ...cells]);
    return rows.length === 0 && canBeEmpty.has(name) ? [[name, nothing]] : rows;
  });
  return [...Object.entries(terms).map(([name, term]) => ['term', name, term.write(tariff)]), ...listed];
}

const saysNothing = (reader: SheetReader, row: SheetRow): boolean => reader.text(row, 1).toLowerCase() === nothing;

function readTerms(reader: SheetReader, rows: readonly SheetRow[], draft: Draft): void {
  const seen = new Set<string>();
  for (const row of rows) {
    const name = reader.oneOf(row, 1, Object.keys(terms));
    if (name === null) continue;
    once(reader, seen, name, row, 1);
    terms[name]?.read(reader, row, draft);
  }
}

/**
 * Reads a sheet. Records of a kind replace all of that kind, terms replace one fact each; what a sheet does not speak of
 * stays as it is in `base`. Every problem is told at once; with any, the tariff is not to be used.
 */
export function readTariffSheet(
  rows: readonly SheetRow[],
  base: LtlTariff,
): { readonly tariff: LtlTariff; readonly problems: readonly SheetProblem[] } {
  const reader = new SheetReader();
  const draft: Draft = { ...base };
  const byRecord = Map.groupBy(rows, (row) => reader.text(row, 0).toLowerCase());
  for (const [name, own] of byRecord) {
    if (name === 'term') readTerms(reader, own, draft);
    else if (!Object.hasOwn(records, name)) for (const row of own) reader.wrong(row, 0, 'unknown_record');
  }
  for (const [name, kind] of Object.entries(records)) {
    const own = byRecord.get(name);
    if (own === undefined) continue;
    const none = canBeEmpty.has(name) && own.length === 1 && own.every((row) => saysNothing(reader, row));
    kind.read(reader, none ? [] : own, draft);
  }
  reader.unread(rows);
  const problems = [...reader.problems, ...figureProblems(reader, draft)];
  // What no row can be blamed for stands last.
  const order = ({ row, column }: SheetProblem) => (row ?? 1e7) * 1000 + (column ?? 0);
  return { tariff: draft, problems: problems.toSorted((one, other) => order(one) - order(other)) };
}

import { withoutGuard, type ImportProblem } from '@waybill/contract';
import type { ImportKind, RowProblem, RowRead } from '../kind.ts';
import type { FileRecord } from '../../../../core/files/index.ts';
import { joinSplitCells } from './join-cells.ts';

type Kind<Body> = ImportKind<Body>;

/** A row corrected by a person: all cells, and the columns that were edited. */
export type Fix = { readonly cells: readonly string[]; readonly typed: readonly number[] };

/** A checked row. */
export type Judged<Body> = {
  readonly row: number;
  /** Empty for rows without problems, since rows are cached and cells take memory. */
  readonly cells: readonly string[];
  readonly body: Body | null;
  /** The key by which records count as duplicates; null without a body. */
  readonly key: string | null;
  /** Problems; with a body, those that a person may override. */
  readonly problems: readonly ImportProblem[];
  /** Cells with all suggestions applied; null if a problem has none. */
  readonly suggested: readonly string[] | null;
};

/** What is needed to read rows of a file. */
export type Reading<Body> = {
  readonly kind: Kind<Body>;
  readonly headings: readonly string[];
  readonly columnOf: ReadonlyMap<string, number>;
  /** Remaining attempts to rejoin split rows, so that a file full of them stays cheap. */
  readonly tries: { left: number };
};

/** A cell without guard and padding. */
export function plainCell(cell: string | undefined): string {
  return withoutGuard((cell ?? '').trim()).trim();
}

export function readCells<Body>({ kind, columnOf }: Reading<Body>, cells: readonly string[]): RowRead<Body> {
  return kind.read((field) => {
    const column = columnOf.get(field);
    return column === undefined ? '' : plainCell(cells[column]);
  });
}

function located<Body>(reading: Reading<Body>, cells: readonly string[], found: RowProblem): ImportProblem {
  const column = reading.columnOf.get(found.field) ?? null;
  return {
    column,
    field: found.field,
    value: column === null ? '' : plainCell(cells[column]),
    code: found.code,
    params: { ...found.params },
    suggestion: column === null ? null : (found.suggestion ?? null),
  };
}

function withSuggestions(cells: readonly string[], problems: readonly ImportProblem[]): readonly string[] | null {
  if (problems.length === 0 || problems.some(({ suggestion }) => suggestion === null)) return null;
  return problems.reduce<readonly string[]>(
    (now, { column, suggestion }) => (column === null ? now : now.with(column, suggestion ?? '')),
    cells,
  );
}

function wholeRow(
  code: 'too_many_cells' | 'too_few_cells' | 'broken_quotes',
  value: string,
  params: ImportProblem['params'],
): ImportProblem {
  return { column: null, field: null, value, code, params, suggestion: null };
}

/** Checks a row with more cells than headings, which a comma inside a text has split. */
function judgeSplit<Body>(reading: Reading<Body>, { row, cells }: FileRecord): Judged<Body> {
  const width = reading.headings.length;
  reading.tries.left -= width;
  const joined =
    reading.tries.left < 0 ? null : joinSplitCells(cells, width, (tried) => readCells(reading, tried).body !== null);
  const params = { cells: cells.length, headings: reading.headings.length, text: joined?.text ?? '' };
  const problem = wholeRow('too_many_cells', joined?.text ?? '', params);
  return {
    row,
    cells,
    body: null,
    key: null,
    problems: [{ ...problem, suggestion: joined?.text ?? null }],
    suggested: joined?.cells ?? null,
  };
}

const garbled = /\uFFFD/;

/** Checks one row: the record it makes, and all its problems. */
export function judgeRow<Body>(reading: Reading<Body>, record: FileRecord, fix: Fix | undefined): Judged<Body> {
  const { row } = record;
  const width = reading.headings.length;
  if (fix === undefined && record.brokenQuotes) {
    const text = record.cells.join(', ').slice(0, 60);
    const problems = [wholeRow('broken_quotes', text, {})];
    return { row, cells: record.cells, body: null, key: null, problems, suggested: null };
  }
  const given = fix?.cells ?? record.cells;
  const beyond = given.slice(width);
  // Trailing cells may be empty cells of a spreadsheet, or pushed out by a comma inside a text.
  const pushed = beyond.some((cell) => cell.trim() !== '') || readCells(reading, given.slice(0, width)).body === null;
  if (beyond.length > 0 && pushed) return judgeSplit(reading, record);
  const cells = given.slice(0, width).concat(Array.from({ length: Math.max(0, width - given.length) }, () => ''));
  const spoiled = cells.flatMap((cell, column) =>
    garbled.test(cell)
      ? [{ column, field: null, value: plainCell(cell), code: 'garbled' as const, params: {}, suggestion: null }]
      : [],
  );
  const read = readCells(reading, cells);
  const found = 'problems' in read ? read.problems : read.doubts;
  const problems = [...spoiled, ...found.map((problem) => located(reading, cells, problem))];
  const cutOff = given.length < width && problems.some(({ column }) => column !== null && column >= given.length);
  if (cutOff) {
    const params = { cells: given.length, headings: width };
    return {
      row,
      cells,
      body: null,
      key: null,
      problems: [wholeRow('too_few_cells', plainCell(given.at(-1)), params)],
      suggested: null,
    };
  }
  const open =
    read.body === null ? problems : problems.filter(({ column }) => column === null || !fix?.typed.includes(column));
  const body = spoiled.length > 0 ? null : read.body;
  const key = body === null ? null : reading.kind.keyOf(body);
  const kept = body !== null && open.length === 0 ? [] : cells;
  return { row, cells: kept, body, key, problems: open, suggested: withSuggestions(cells, open) };
}

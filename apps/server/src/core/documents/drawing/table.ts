import { rule } from './block.ts';
import { heightOf, type Align, type Line, type Pen } from './pen.ts';
import { leading, styles } from './styles.ts';

export interface Column {
  readonly width: number;
  readonly align: Align;
}

/** The lines of one table row, by column. */
export type Row = readonly (readonly Line[])[];

export const rowPadding = { x: 3.5, y: 2.1 } as const;

/** Width available for text in a column, in points. */
export function textRoom(column: Column): number {
  return column.width - 2 * rowPadding.x;
}

/** Minimum height of a row in points; an empty row is one line high. */
export function rowHeight(row: Row): number {
  return Math.max(leading(styles.text), ...row.map(heightOf)) + 2 * rowPadding.y;
}

/** Total height of rows, in points. */
export function rowsHeight(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + rowHeight(row), 0);
}

/** Prints rows separated by hairlines; returns the bottom. */
export function drawRows(pen: Pen, grid: readonly Column[], rows: readonly Row[], x: number, top: number): number {
  const width = grid.reduce((sum, column) => sum + column.width, 0);
  let y = top;
  rows.forEach((row, index) => {
    if (index > 0) rule(pen, x, y, x + width, y);
    let at = x;
    grid.forEach((column, place) => {
      pen.print(row[place] ?? [], at + rowPadding.x, y + rowPadding.y, column.align, textRoom(column));
      at += column.width;
    });
    y += rowHeight(row);
  });
  return y;
}

/** Vertical hairlines between the columns of a grid. */
export function drawColumnRules(pen: Pen, grid: readonly Column[], x: number, top: number, bottom: number): void {
  let at = x;
  for (const column of grid.slice(0, -1)) {
    at += column.width;
    rule(pen, at, top, at, bottom);
  }
}

/** Takes the rows that fit a height. If not even the first one fits and `split` is set, it is split between lines. */
export function takeRows(rows: readonly Row[], height: number, split: boolean): { taken: Row[]; rest: Row[] } {
  const taken: Row[] = [];
  let left = height;
  for (const row of rows) {
    if (rowHeight(row) > left) break;
    left -= rowHeight(row);
    taken.push(row);
  }
  const [next, ...others] = rows.slice(taken.length);
  if (!next) return { taken, rest: [] };
  if (taken.length > 0 || !split) return { taken, rest: [next, ...others] };
  const [head, tail] = cutRow(next, height - 2 * rowPadding.y);
  return { taken: [head], rest: [tail, ...others] };
}

/** Splits a row so that its head is at most `height`, but has at least one line of each cell. */
function cutRow(row: Row, height: number): [Row, Row] {
  const cells = row.map((lines) => {
    let used = 0;
    const fitting = lines.findIndex((line) => (used += line.leading) > height);
    const at = fitting === -1 ? lines.length : Math.max(1, fitting);
    return [lines.slice(0, at), lines.slice(at)] as const;
  });
  return [cells.map(([head]) => head), cells.map(([, tail]) => tail)];
}

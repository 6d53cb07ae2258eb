import { describe, expect, it } from 'vitest';
import type { Line } from './pen.ts';
import { rowHeight, rowPadding, rowsHeight, takeRows, type Row } from './table.ts';

const line: Line = { parts: [], width: 10, leading: 12 };
const row = (...counts: number[]): Row => counts.map((count) => Array.from({ length: count }, () => line));
const padding = 2 * rowPadding.y;

describe('table rows', () => {
  it('are as high as their highest cell', () => {
    expect(rowHeight(row(1, 3, 2))).toBeCloseTo(36 + padding);
    expect(rowsHeight([row(1), row(2)])).toBeCloseTo(36 + 2 * padding);
  });

  it('have the height of a line when empty', () => {
    expect(rowHeight([])).toBeGreaterThan(8 + padding);
  });

  it('are taken while there is room', () => {
    const rows = [row(1), row(2), row(1)];
    const height = 36 + 2 * padding;
    expect(takeRows(rows, height, false)).toEqual({ taken: rows.slice(0, 2), rest: rows.slice(2) });
    expect(takeRows(rows, height - 1, false)).toEqual({ taken: rows.slice(0, 1), rest: rows.slice(1) });
    expect(takeRows(rows, 1000, false)).toEqual({ taken: rows, rest: [] });
  });

  it('are not cut unless asked', () => {
    const rows = [row(9)];
    expect(takeRows(rows, 50, false)).toEqual({ taken: [], rest: rows });
  });

  it('are cut between lines when asked and not even the first fits', () => {
    expect(takeRows([row(1, 9), row(1)], 48 + padding, true)).toEqual({
      taken: [row(1, 4)],
      rest: [row(0, 5), row(1)],
    });
  });

  it('always move on by a line, however little room there is', () => {
    expect(takeRows([row(3)], 1, true)).toEqual({ taken: [row(1)], rest: [row(2)] });
  });
});

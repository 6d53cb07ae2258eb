import { describe, expect, it } from 'vitest';
import { renderWorkbook, type SheetColumn } from './index.ts';
import { sheetOf } from './testing/xlsx-reader.ts';

type Row = { readonly name: string; readonly day: string; readonly amount: number; readonly days: number | null };

const columns: readonly SheetColumn<Row>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Day', value: ({ day }) => day, kind: 'day' },
  { title: 'Amount', value: ({ amount }) => amount, kind: 'amount' },
  { title: 'Days', value: ({ days }) => days, kind: 'number' },
];

const written = async (...rows: Row[]) => sheetOf(await renderWorkbook('Sheet', columns, rows));

describe('a workbook', () => {
  it('holds texts as texts, amounts as figures and days as days', async () => {
    // Spreadsheets count days from December 30, 1899: October 19, 2026 is day 46,314.
    expect(await written({ name: 'Lansing, MI', day: '2026-10-19', amount: 342.18, days: -29 })).toEqual([
      ['Name', 'Day', 'Amount', 'Days'],
      ['Lansing, MI', 46_314, 342.18, -29],
    ]);
  });

  it.each(['=1+1', '+49 30 1', '-2', '@SUM(A1)', '\t=1', "'=1"])('never takes %j for a formula', async (name) => {
    const [, row] = await written({ name, day: '2026-10-19', amount: 1, days: null });
    expect(row?.[0]).toBe(name);
  });

  it('keeps every cent of large amounts and the letters of Spanish', async () => {
    const [, row] = await written({ name: 'Añasco <& "más">', day: '2024-02-29', amount: 9_876_543.21, days: 0 });
    expect(row).toEqual(['Añasco <& "más">', 45_351, 9_876_543.21, 0]);
  });

  it('refuses more rows than it is made for, and goes on afterwards', async () => {
    const row: Row = { name: 'x', day: '2026-10-19', amount: 1, days: 1 };
    await expect(
      renderWorkbook(
        'Sheet',
        columns,
        Array.from({ length: 50_001 }, () => row),
      ),
    ).rejects.toThrow(RangeError);
    expect(await written(row)).toHaveLength(2);
  });

  it('is whole where several are asked for at once', async () => {
    const books = await Promise.all(
      [1, 2, 3].map((amount) => written({ name: 'x', day: '2026-10-19', amount, days: 1 })),
    );
    expect(books.map(([, row]) => row?.[2])).toEqual([1, 2, 3]);
  });
});

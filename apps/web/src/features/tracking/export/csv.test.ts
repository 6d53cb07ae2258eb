import { describe, expect, it } from 'vitest';
import { csvCell, csvText } from './csv.ts';
import { readAll } from './read-all.ts';

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1 603', "'+1 603"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['  =1', "'  =1"],
  ])('never begins a formula: %s', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each([
    ['Nashua', 'Nashua'],
    ['Tile, grey', '"Tile, grey"'],
    ['12" tile', '"12"" tile"'],
    ['two\nlines', '"two\nlines"'],
    [' kept', '" kept"'],
    [-12.5, '-12.5'],
    [null, ''],
  ])('is quoted only where it has to be: %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

describe('a file', () => {
  it('is marked as UTF-8 and has a head', () => {
    const columns = [
      { title: 'City', value: (row: { city: string }) => row.city },
      { title: 'Total', value: () => 1.5 },
    ];
    expect(csvText(columns, [{ city: 'Peñasco' }])).toBe('\ufeffCity,Total\r\nPeñasco,1.5\r\n');
  });
});

describe('reading a list to its end', () => {
  const row = (id: number) => ({ id: String(id) });

  it('asks page by page and counts', async () => {
    const told: string[] = [];
    const asked: number[] = [];
    const read = async (page: number) => {
      asked.push(page);
      return { data: page === 1 ? [row(1), row(2)] : [row(3)], meta: { last_page: 2, total: 3 } };
    };
    const rows = await readAll(read, new AbortController().signal, (done, total) => told.push(`${done}/${total}`));
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(asked).toEqual([1, 2]);
    expect(told).toEqual(['2/3', '3/3']);
  });

  it('counts a row once that slipped to the next page meanwhile', async () => {
    const read = async (page: number) => ({
      data: page === 1 ? [row(1), row(2)] : [row(2), row(3)],
      meta: { last_page: 2, total: 4 },
    });
    expect(await readAll(read, new AbortController().signal, () => undefined)).toHaveLength(3);
  });

  it('stops when it is canceled', async () => {
    const control = new AbortController();
    const read = async () => {
      control.abort();
      return { data: [row(1)], meta: { last_page: 9, total: 9 } };
    };
    await expect(readAll(read, control.signal, () => undefined)).rejects.toThrow('aborted');
  });
});

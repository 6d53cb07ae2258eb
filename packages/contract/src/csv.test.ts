import { describe, expect, it } from 'vitest';
import { csvCell, csvText, csvTime, withoutGuard } from './csv.ts';

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1 603', "'+1 603"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['  =1', "'  =1"],
    ['\uff1d1+1', "'\uff1d1+1"],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d2', "'\uff0d2"],
    ['\uff20SUM(A1)', "'\uff20SUM(A1)"],
    ['\ufe66 1', "'\ufe66 1"],
    ['\u3000\uff1d1', "'\u3000\uff1d1"],
    ['\u200b=1', "'\u200b=1"],
    ['\u0001=1', "'\u0001=1"],
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

it('a time is written as sheets read it, by the clock of its zone', () => {
  expect(csvTime('2026-11-20T04:05:59.250Z', 'America/New_York')).toBe('2026-11-19 23:05');
  expect(csvTime(null, 'UTC')).toBeNull();
});

describe('the guard against formulas', () => {
  it.each([
    '=1+1',
    '\uff1d1',
    '\u200b=1',
    '+1 603 555 0100',
    '-2',
    '@home',
    "'=1+1",
    "''-2",
    "'Quoted'",
    "O'Brien",
    ' =1',
    'Nashua',
  ])('comes off again and leaves what was there: %s [ADDR-07]', (text) => {
    const quoted = csvCell(text);
    const cell = quoted.startsWith('"') ? quoted.slice(1, -1).replaceAll('""', '"') : quoted;
    expect(withoutGuard(cell)).toBe(text);
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

  it('writes amounts with their cents, zeros too, and below nothing without a guard', () => {
    const columns = [{ title: 'Total', value: (row: number | null) => row, decimals: 2 }];
    expect(csvText(columns, [1509.7, 0, -47.23, null])).toBe('\ufeffTotal\r\n1509.70\r\n0.00\r\n-47.23\r\n\r\n');
  });
});

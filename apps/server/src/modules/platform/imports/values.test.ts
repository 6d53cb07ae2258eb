import { describe, expect, it } from 'vitest';
import { joinSplitCells } from './file/join-cells.ts';
import { readTable } from '../../../core/files/read-csv.ts';
import { readNumber, readTime, readYesOrNo } from './values.ts';

describe('what people write', () => {
  it.each([
    ['8:00', '08:00'],
    ['08:00:00', '08:00'],
    ['8 am', '08:00'],
    ['12 am', '00:00'],
    ['12:15 PM', '12:15'],
    ['4:30 p.m.', '16:30'],
    ['1630', '16:30'],
    ['13 pm', '13 pm'],
    ['early', 'early'],
  ])('as a time: %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each([
    ['1,240.5', 1240.5],
    ['1240,5', 1240.5],
    ['1,240', 1240],
    ['0,125', 0.125],
    [' 48 ', 48],
    ['-3', -3],
    ['4 ft', null],
    ['', null],
  ])('as a number, in either language: %s', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    ['Sí', true],
    ['YES', true],
    ['x', true],
    ['', false],
    ['No', false],
    ['perhaps', null],
  ])('as yes or no: %s', (text, flag) => {
    expect(readYesOrNo(text)).toBe(flag);
  });
});

describe('a row that a comma split', () => {
  const good = (cells: readonly string[]) => cells[1] === '1 Mill Road';

  it('is put together where it makes a good row', () => {
    expect(joinSplitCells(['Tool', ' Die and Gauge', '1 Mill Road'], 2, good)).toEqual({
      cells: ['Tool, Die and Gauge', '1 Mill Road'],
      text: 'Tool, Die and Gauge',
    });
  });

  it('prefers a comma followed by a space, and leaves ambiguous rows alone', () => {
    const any = () => true;
    expect(joinSplitCells(['A', ' B', 'C'], 2, any)?.text).toBe('A, B');
    expect(joinSplitCells(['A', 'B', 'C'], 2, any)).toBeNull();
  });
});

describe('rows of a file', () => {
  it('are counted as a sheet counts them, blank ones and lines inside quotation marks included [ADDR-06]', () => {
    const records = Array.from(readTable('a,b\r\n\r\n1,"two\r\nlines"\r\n3,4').rows);
    expect(records.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [3, '1'],
      [4, '3'],
    ]);
  });
});

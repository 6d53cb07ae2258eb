import { describe, expect, it } from 'vitest';
import { read, whole, wholeTariff } from '../../test/tariff-sheets.ts';
import { ltlTariffProblems } from '../rating/tariff-problems.ts';
import { blankTariff } from './blank.ts';
import { tariffSheet } from './sheet.ts';

describe('a tariff as a sheet', () => {
  it('is read into figures in cents, basis points and thousandths of a dollar [ADMIN-04]', () => {
    const { tariff: made, problems } = read(whole, blankTariff('TEST', '2026-12-01'));
    expect(problems).toEqual([]);
    expect(made).toMatchObject({
      tariffMinimumCharge: 18_000,
      absoluteMinimumCharge: 12_800,
      discountBp: 7_200,
      weightBreaks: [
        { code: 'L5C', fromPounds: 1 },
        { code: 'M5C', fromPounds: 500 },
      ],
      lanes: {
        zip3Pairs: { '031-606': 'NEAR' },
        distanceBands: [
          { uptoMiles: 500, rateBase: 'NEAR' },
          { uptoMiles: null, rateBase: 'FAR' },
        ],
      },
      rates: { NEAR: { '100': [4_010, 3_500] }, FAR: { '100': [8_125, 100] } },
      services: [
        { code: 'STD', factorBp: 10_000, daysAdjustment: 0 },
        { code: 'PRI', factorBp: 11_850, daysAdjustment: -1, deliverBy: '12:00' },
      ],
      fuel: {
        bands: [
          { fromMills: 3_000, ltlBp: 2_400, heavyBp: 4_800 },
          { fromMills: 3_050, ltlBp: 2_440, heavyBp: 4_880 },
        ],
        beyondMills: 5_000,
        step: { mills: 50, ltlBp: 40, heavyBp: 80 },
      },
      accessorials: {
        LGDEL: { kind: 'flat', amount: 9_800 },
        INDEL: { kind: 'per_cwt', rate: 1_196, floor: 12_600, cap: 126_400 },
      },
      closures: { holidays: ['christmas', 'thanksgiving'], dates: ['2026-12-28'] },
    });
    expect(ltlTariffProblems(made)).toEqual([]);
  });

  it('comes back the same from its own rows [ADMIN-04]', () => {
    const { tariff: made } = read(whole, blankTariff('TEST', '2026-12-01'));
    const lines = tariffSheet(made).map((cells) => cells.join(','));
    const again = read(lines, blankTariff('TEST', '2026-12-01'));
    expect(again.problems).toEqual([]);
    expect(again.tariff).toEqual(made);
  });

  it('leaves alone what it does not speak of, and takes away what it says is none [ADMIN-04]', () => {
    const base = wholeTariff();
    const { tariff: made, problems } = read(['accessorial,LGDEL,flat,101.00', 'lane,none'], base);
    expect(problems).toEqual([]);
    expect(made.accessorials).toEqual({ LGDEL: { kind: 'flat', amount: 10_100 } });
    expect(made.lanes.zip3Pairs).toEqual({});
    expect(made.rates).toEqual(base.rates);
    expect(made.services).toEqual(base.services);
  });

  it.each([
    ['a record of no kind', 'rats,NEAR,100,1,1', { row: 2, column: 0, code: 'unknown_record', value: 'rats' }],
    ['a term of no kind', 'term,minimun,5', { row: 2, column: 1, code: 'unknown_value', value: 'minimun' }],
    ['a figure that is none', 'term,minimum,a lot', { row: 2, column: 2, code: 'not_a_number', value: 'a lot' }],
    ['half a cent', 'term,minimum,1.005', { row: 2, column: 2, code: 'too_precise', value: '1.005' }],
    ['less than nothing', 'term,minimum,-5', { row: 2, column: 2, code: 'negative', value: '-5' }],
    ['more than all', 'term,discount_percent,101', { row: 2, column: 2, code: 'out_of_range', value: '101' }],
    ['no such class', 'rate,NEAR,101,1,1', { row: 2, column: 2, code: 'unknown_value', value: '101' }],
    ['a rate too few', 'rate,NEAR,100,4.00', { row: 2, column: 2, code: 'out_of_range', value: '100' }],
    ['a dearer break', 'rate,NEAR,100,4,5', { row: 2, column: 4, code: 'not_ascending', value: '5' }],
    ['an unknown service', 'accessorial,TAXI,flat,4', { row: 2, column: 1, code: 'unknown_value', value: 'TAXI' }],
    [
      'a most below its least',
      'accessorial,NYC,per_cwt,1,9,5',
      { row: 2, column: 5, code: 'out_of_range', value: '5' },
    ],
    [
      'an hour of no day',
      'service,STD,Standard,100,0,25:00',
      { row: 2, column: 5, code: 'invalid_time', value: '25:00' },
    ],
    ['a day of no month', 'term,closed_dates,2026-02-30', { row: 2, column: 2, code: 'invalid_date' }],
  ])('tells the row and the column of %s [ADMIN-04]', (_what, line, problem) => {
    const base = wholeTariff();
    expect(read([line], base).problems).toContainEqual(expect.objectContaining(problem));
  });

  it('tells every problem at once, and what a first file leaves out [ADMIN-04]', () => {
    const { problems } = read(
      ['term,minimum,x', 'rate,NEAR,99,1', 'rate,FAR,100,1'],
      blankTariff('TEST', '2026-12-01'),
    );
    expect(problems.filter(({ row }) => row !== null).map(({ row, code }) => [row, code])).toEqual([
      [2, 'not_a_number'],
      [3, 'unknown_value'],
      [4, 'out_of_range'],
    ]);
    expect(problems.flatMap(({ row, record, code }) => (row === null && code === 'empty' ? [record] : []))).toEqual([
      'break',
      'band',
      'fuel',
      'transit',
      'service',
    ]);
  });

  it('tells the second of two rows of one fact', () => {
    const twice = ['lane,031,606,base', 'lane,31,606,base'];
    expect(read(twice).problems).toEqual([{ row: 3, column: 1, record: 'lane', code: 'twice', value: '31' }]);
  });
});

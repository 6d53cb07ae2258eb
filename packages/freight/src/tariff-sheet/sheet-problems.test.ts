import { describe, expect, it } from 'vitest';
import { tariff } from '../../test/builders.ts';
import { read } from '../../test/tariff-sheets.ts';
import { readTariffSheet } from './sheet.ts';

const told = (...lines: readonly string[]) =>
  read(lines).problems.map(({ row, column, code, value }) => [row, column, code, value]);

describe('what is wrong with a tariff file', () => {
  it.each([
    ['a class there is not', 'fak,50,90,70,no', 2, 'unknown_value', '90'],
    ['classes from the highest to the lowest', 'fak,100,85,70,no', 2, 'out_of_range', '85'],
    ['half a pound a cubic foot', 'cubic,750,4,6.5,125,yes', 3, 'too_precise', '6.5'],
    ['a density in hundredths', 'cubic,750,4.25,6,125,yes', 2, 'too_precise', '4.25'],
    ['a space below nothing', 'cubic,-750,4,6,125,yes', 1, 'negative', '-750'],
    ['light freight without its class', 'cubic,750,4,6,,yes', 4, 'missing', null],
    ['long loads of a class there is not', 'linear,12,1000,,,51,no', 5, 'unknown_value', '51'],
    ['long loads without pounds', 'linear,12,,,,50,no', 2, 'missing', null],
    ['a code of no long unit', 'over_length,96,OVR09,85,unit', 2, 'unknown_value', 'OVR09'],
    ['a fee by what nobody counts', 'over_length,96,OVR08,85,piece', 4, 'unknown_value', 'piece'],
    ['an accessorial of no kind', 'accessorial,LGDEL,fixed,98', 2, 'unknown_value', 'fixed'],
    ['an amount that is none', 'accessorial,LGDEL,flat,free', 3, 'not_a_number', 'free'],
    ['an amount of a million and a cent', 'accessorial,LGDEL,flat,1000000.01', 3, 'too_large', '1000000.01'],
    ['a time of nothing', 'accessorial,DETEN,per_unit_time,52,0,61', 4, 'zero', '0'],
    ['an accessorial without its least', 'accessorial,DETEN,per_unit_time,52,15', 5, 'missing', null],
    ['a fuel step of nothing', 'fuel_step,0,0.4,0.8', 1, 'zero', '0'],
    ['a fuel percentage that falls as diesel rises', 'fuel_step,0.05,-0.4,0.8', 2, 'negative', '-0.4'],
    ['a service without its code', 'service,,Standard,100,0,17:00', 1, 'missing', null],
    ['a service without its name', 'service,STD,,100,0,17:00', 2, 'missing', null],
    ['a service for nothing', 'service,STD,Standard,0,0,17:00', 3, 'zero', '0'],
    ['a service that is months late', 'service,STD,Standard,100,90,17:00', 4, 'out_of_range', '90'],
    ['a service that never delivers', 'service,STD,Standard,100,0', 5, 'missing', null],
    ['a distance without its rates', 'band,', 2, 'missing', null],
    ['a distance by rates there are not', 'band,,FAR', 2, 'required', 'FAR'],
    ['a lane by rates there are not', 'lane,031,606,BSAE', 3, 'required', 'BSAE'],
    ['a whole ZIP code for an area', 'lane,03103,606,base', 1, 'unknown_value', '03103'],
    ['a lane that goes nowhere', 'lane,031,,base', 2, 'missing', null],
    ['a transit time of years', 'transit,,400', 2, 'too_large', '400'],
    ['a distance around the world', 'transit,25000,3', 1, 'too_large', '25000'],
    ['a column that nothing is read from', 'lane,031,606,base,base', 4, 'not_read', 'base'],
    ['a list spread over columns', 'term,holidays,christmas,thanksgiving', 3, 'not_read', 'thanksgiving'],
    ['words beside none', 'cubic,none,later', 2, 'not_read', 'later'],
  ])('%s is told once, at its cell [ADMIN-04]', (_what, line, column, code, value) => {
    expect(told(line)).toEqual([[2, column, code, value]]);
  });

  it.each(['0,125', '1234,567', '4,5', '1,25,000'])(
    'a comma that groups no thousands, as in %s, is asked about [ADMIN-04]',
    (text) => {
      const { problems } = readTariffSheet([{ row: 2, cells: ['accessorial', 'LGDEL', 'flat', text] }], tariff());
      expect(problems).toMatchObject([{ row: 2, column: 3, code: 'not_a_number', value: text }]);
    },
  );

  it('takes commas between thousands [ADMIN-04]', () => {
    const cells = ['accessorial', 'LGDEL', 'flat', '$1,234.50'];
    expect(readTariffSheet([{ row: 2, cells }], tariff()).problems).toEqual([]);
  });

  it.each([
    ['cubic', 'cubic,750,4,6,125,yes', 'cubic,350,6,6,125,yes', 1, 'twice', '350'],
    ['linear', 'linear,12,1000,,,50,no', 'linear,20,1000,,,50,no', 1, 'twice', '20'],
    ['fuel_step', 'fuel_step,0.05,0.4,0.8', 'fuel_step,0.10,0.4,0.8', 1, 'twice', '0.10'],
    ['service', 'service,STD,Standard,100,0,17:00', 'service,STD,Next,100,0,17:00', 1, 'too_many', 'STD'],
    [
      'over_length',
      'over_length,96,OVR08,85,unit',
      'over_length,144,OVR12,125,shipment',
      4,
      'unknown_value',
      'shipment',
    ],
    ['accessorial', 'accessorial,LGDEL,flat,98', 'accessorial,lgdel,flat,89', 1, 'twice', 'lgdel'],
  ])('a second row of %s that speaks against the first is told [ADMIN-04]', (_record, one, other, ...problem) => {
    expect(told(one, other)).toEqual([[3, ...problem]]);
  });

  it('rates without a base are told, and so is every rate that is left out', () => {
    expect(told('break,ALL,1', 'rate,base,100,', 'rate,,100,1', 'rate,base,85,,')).toEqual([
      [3, 2, 'out_of_range', '100'],
      [4, 1, 'missing', null],
      [5, 2, 'out_of_range', '85'],
    ]);
    expect(told('break,L5C,1', 'break,M5C,500', 'rate,base,100,,4').slice(0, 1)).toEqual([[4, 3, 'missing', null]]);
  });

  it('a row of no kind is told as such, with and without a word', () => {
    const cells = { row: 2, column: 0, record: null, code: 'unknown_record' };
    expect(read(['rats,1']).problems).toEqual([{ ...cells, value: 'rats' }]);
    expect(read([',1']).problems).toEqual([{ ...cells, value: null }]);
  });

  it('what was wrong before, and no row speaks of, is told by its kind of record and its field', () => {
    const base = tariff({
      discountBp: 12_000,
      fak: [{ from: '100', to: '50', as: '50', raises: false }],
      fuel: { ...tariff().fuel, step: { mills: 0, ltlBp: 40, heavyBp: 80 } },
    });
    expect(read(['term,minimum,180'], base).problems).toEqual([
      { row: null, column: null, record: 'term', code: 'out_of_range', value: 'discountBp' },
      { row: null, column: null, record: 'fuel_step', code: 'zero', value: 'fuel.step.mills' },
      { row: null, column: null, record: 'fak', code: 'out_of_range', value: 'fak[0].to' },
    ]);
  });
});

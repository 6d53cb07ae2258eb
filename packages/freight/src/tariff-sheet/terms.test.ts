import { describe, expect, it } from 'vitest';
import { tariff } from '../../test/builders.ts';
import { read } from '../../test/tariff-sheets.ts';
import { readTariffSheet, tariffSheet } from './sheet.ts';

const valueOf = (name: string, one = tariff()) =>
  tariffSheet(one).find(([record, term]) => record === 'term' && term === name)?.[2];
const say = (name: string, cell: string) => readTariffSheet([{ row: 2, cells: ['term', name, cell] }], tariff());

describe('a term', () => {
  it.each([
    ['currency', 'cad', 'CAD', { currency: 'CAD' }],
    ['density_scale', 'generic_18step', 'generic_18step', { scale: 'generic_18step' }],
    ['origin_states', 'NH, ma; VT', 'NH MA VT', { territory: { originStates: ['NH', 'MA', 'VT'] } }],
    ['destination_states', 'All', 'all', { territory: { destinationStates: null } }],
    ['excluded_zip3', '10 9 k1a', '010 009 K1A', { territory: { excludedZip3: ['010', '009', 'K1A'] } }],
    ['most_linear_feet', '28', '28', { limits: { linearFeet: 28 } }],
    ['most_linear_feet', '', '', { limits: { linearFeet: null } }],
    ['hazmat_accepted', 'No', 'no', { hazmat: { accepted: false } }],
    ['hazmat_refused', '1.1 7', '1.1 7', { hazmat: { refusedClasses: ['1.1', '7'] } }],
    ['fuel_on', 'lgdel RESDEL', 'LGDEL RESDEL', { fuelOn: ['LGDEL', 'RESDEL'] }],
    ['liability_new_per_pound', '$2.50', '2.50', { liability: { perPoundNew: 250 } }],
    ['rural_days', '2', '2', { transit: { ruralDays: 2 } }],
    [
      'closed_dates',
      '2026-12-28 2026-12-31',
      '2026-12-28 2026-12-31',
      { closures: { dates: ['2026-12-28', '2026-12-31'] } },
    ],
    ['closed_dates', '', '', { closures: { dates: [] } }],
  ])('%s takes "%s" and is written "%s" [ADMIN-04]', (name, cell, written, part) => {
    const { tariff: made, problems } = say(name, cell);
    expect(problems).toEqual([]);
    expect(made).toMatchObject(part);
    expect(valueOf(name, made)).toBe(written);
  });

  it('for days that a carrier closes on is empty where it has none of its own', () => {
    expect(valueOf('closed_dates')).toBe('');
  });

  it.each([
    ['a currency nobody bills in', 'currency', 'EUR', 'unknown_value'],
    ['a scale there is not', 'density_scale', '2025', 'unknown_value'],
    ['a service there is not among those that fuel is charged on', 'fuel_on', 'LGDEL TAXI', 'unknown_value'],
    ['a holiday there is not', 'holidays', 'christmas easter', 'unknown_value'],
    ['a state by its name', 'origin_states', 'NH Maine', 'unknown_value'],
    ['a whole ZIP code for an area', 'rural_zip3', '031 03103', 'unknown_value'],
    ['a hazard class there is not', 'hazmat_refused', '10', 'unknown_value'],
    ['a date as people write it', 'closed_dates', '12/28/2026 12/31/2026', 'invalid_date'],
    ['half a foot', 'most_linear_feet', '20.5', 'too_precise'],
    ['a width below nothing', 'most_width_in', '-96', 'negative'],
    ['days of years', 'rural_days', '400', 'too_large'],
    ['a word that is neither yes nor no', 'hazmat_accepted', 'maybe', 'unknown_value'],
    ['a fuel table that ends before its rows do', 'fuel_table_ends_at', '0.001', 'out_of_range'],
  ])('tells %s once, in the column of its value [ADMIN-04]', (_what, name, cell, code) => {
    expect(say(name, cell).problems).toEqual([{ row: 2, column: 2, record: 'term', code, value: cell }]);
  });

  it('for the states served must say something: a carrier that serves none would refuse every load', () => {
    const missing = { row: 2, column: 2, record: 'term', code: 'missing', value: null };
    expect(say('origin_states', ' ').problems).toEqual([missing]);
  });

  it('that stands twice is told at the later row', () => {
    expect(read(['term,minimum,180', 'term,Minimum,190']).problems).toEqual([
      { row: 3, column: 1, record: 'term', code: 'twice', value: 'Minimum' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { anyCountry, hsCode } from '../customs-fields.ts';
import { customsFacts } from './customs-papers.ts';

const party = {
  name: 'Harbor Tools',
  street_lines: ['100 Sample Street'],
  city: 'Manchester',
  state: 'NH',
  postal_code: '03103',
  country: 'US',
  phone: '603-555-0142',
  email: 'dock@harbor.example',
};
const line = { description: 'Faucets', hs_code: '8481.80', origin_country: 'US', quantity: 16, unit_value: 4_500 };
const facts = {
  invoice_number: 'CI-1',
  invoice_date: '2026-12-01',
  purpose: 'sale',
  incoterm: 'DAP',
  incoterm_place: 'Monterrey, NL',
  currency: 'USD',
  exporter: party,
  importer: party,
  lines: [{ ...line, criterion: 'B' }],
  signer_name: 'Dana Whitfield',
  signer_title: 'Export manager',
};
const problems = (changes: object) =>
  customsFacts
    .safeParse({ ...facts, ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('customs facts', () => {
  it('take an HS code of six to ten digits, however it is dotted', () => {
    expect(hsCode.parse('8481.80 10.00')).toBe('8481801000');
    for (const wrong of ['84818', '84818010001', '84B180', '']) expect(hsCode.safeParse(wrong).success).toBe(false);
  });

  it('take any country there is', () => {
    expect(anyCountry.parse('cn')).toBe('CN');
    for (const wrong of ['QQ', 'EU', 'USA', '']) expect(anyCountry.safeParse(wrong).success).toBe(false);
  });

  it('take a certification with its certifier and at most twelve months', () => {
    expect(problems({ certifier: 'exporter' })).toEqual([]);
    expect(problems({ blanket_from: '2026-12-01', blanket_until: '2027-11-30' })).toEqual([]);
    expect(problems({ blanket_from: '2026-12-01', blanket_until: '2027-12-01' })).toEqual([
      ['blanket_until', 'over_twelve_months'],
    ]);
    expect(problems({ blanket_from: '2026-12-01', blanket_until: '2026-11-30' })).toEqual([
      ['blanket_until', 'end_before_start'],
    ]);
    expect(problems({ blanket_from: '2026-12-01' })).toEqual([['blanket_until', 'required']]);
    expect(problems({ certifier: 'producer' })).toEqual([['certifier', 'producer_required']]);
    expect(problems({ certifier: 'exporter', lines: [line] })).toEqual([['certifier', 'no_originating']]);
  });

  it('count goods to the thousandth', () => {
    expect(problems({ lines: [{ ...line, quantity: 12.345 }] })).toEqual([]);
    expect(problems({ lines: [{ ...line, quantity: 1.2345 }] })).toEqual([['lines.0.quantity', 'too_precise']]);
  });
});

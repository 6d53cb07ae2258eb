import { describe, expect, it } from 'vitest';
import { readCount, readCountry, readInstant, readPostalCode, readPrice } from './cells.ts';
import { matchHeadings } from './columns.ts';
import { readOrderFile } from './read.ts';

describe('a cell', () => {
  it.each([
    ['2026-11-16', '2026-11-16T12:00:00.000Z'],
    ['11/6/2026', '2026-11-06T12:00:00.000Z'],
    ['2026-11-16T08:30:00Z', '2026-11-16T08:30:00.000Z'],
  ])('%s is the day %s', (text, at) => expect(readInstant(text)).toEqual({ value: at }));

  it.each(['2026-02-30', '13/40/2026', 'yesterday', '16.11.2026'])('%s is no day', (text) =>
    expect(readInstant(text)).toEqual({ problem: 'invalid_date' }),
  );

  it.each([
    ['3103', 'US', { value: '03103' }],
    ['60647-1200', 'US', { value: '60647-1200' }],
    ['k1a 0b1', 'CA', { value: 'K1A 0B1' }],
    ['6420', 'MX', { value: '06420' }],
    ['K1A', 'CA', { problem: 'invalid_postal_code' }],
    ['', 'US', { problem: 'required' }],
  ] as const)('%j in %s is %j', (text, country, read) => expect(readPostalCode(text, country)).toEqual(read));

  it('is a count, a price or a country as people write them', () => {
    expect(['2', '2.0', '0', '-1', '1.5', ''].map(readCount)).toEqual([
      { value: 2 },
      { value: 2 },
      { problem: 'too_small' },
      { problem: 'too_small' },
      { problem: 'not_a_whole_number' },
      { problem: 'not_a_whole_number' },
    ]);
    expect(['$1,234.50', '', '-3', 'free'].map(readPrice)).toEqual([
      { value: 123_450 },
      { value: null },
      { problem: 'invalid' },
      { problem: 'invalid' },
    ]);
    expect(['', 'usa', 'México', 'ca', 'Japan'].map(readCountry)).toEqual([
      { value: 'US' },
      { value: 'US' },
      { value: 'MX' },
      { value: 'CA' },
      { problem: 'invalid' },
    ]);
  });
});

it('is understood under the headings of other programs, of two the first', () => {
  const places = matchHeadings([
    'Sales record number',
    'Ship-to name',
    'ZIP Code',
    'Qty',
    'qty',
    'Dirección',
    'Whatever',
  ]);
  expect(Object.fromEntries(places)).toEqual({ order_number: 0, name: 1, postal_code: 2, quantity: 3, street_1: 5 });
});

describe('a file of orders', () => {
  const now = '2026-11-16T14:30:00.000Z';
  const headings = [
    'order_number',
    'name',
    'street_1',
    'city',
    'state',
    'postal_code',
    'sku',
    'title',
    'quantity',
    'price',
  ];
  const row = (number: number, cells: string) => ({ row: number, cells: cells.split(',') });

  it('is one order for rows with one number, its facts on the first of them', () => {
    const { orders } = readOrderFile(
      headings,
      [row(2, 'A,Rosa,1 Mill Road,Barre,vt,5641,S-1,,2,10.50'), row(3, ',,,,,,,,,'), row(4, 'A,,,,,,,Valve,1,3')],
      now,
    );
    expect(orders).toMatchObject([
      {
        externalId: 'A',
        orderedAt: now,
        paid: true,
        shipTo: { state: 'VT', postal_code: '05641' },
        lines: [
          { id: '1', sku: 'S-1', title: 'S-1', quantity: 2, total: { amount: 2100, currency: 'USD' } },
          { id: '2', sku: null, title: 'Valve', quantity: 1 },
        ],
        total: { amount: 2400, currency: 'USD' },
      },
    ]);
  });

  it('says which columns it lacks, and reads nothing without them', () => {
    expect(readOrderFile(['order', 'name'], [row(2, 'A,Rosa')], now)).toEqual({
      orders: [],
      rowOf: new Map(),
      problems: [],
      leftOut: 0,
      missing: ['street_1', 'city', 'state', 'postal_code', 'quantity'],
    });
  });

  it('leaves an order out whole for one wrong row', () => {
    const read = readOrderFile(
      headings,
      [row(2, 'A,Rosa,1 Mill Road,Barre,VT,05641,S,,2,1'), row(3, 'A,,,,,,S,,none,1')],
      now,
    );
    expect([read.orders, read.leftOut, read.problems]).toEqual([
      [],
      1,
      [{ row: 3, order: 'A', field: 'quantity', value: 'none', code: 'not_a_whole_number', params: {} }],
    ]);
  });
});

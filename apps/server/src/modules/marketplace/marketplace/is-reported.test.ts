import { expect, it } from 'vitest';
import { isReported } from './is-reported.ts';
import { sameBuyerKey } from './save-orders.ts';
import { pauseAfter } from './import-lease.ts';

const line = (id: string) => ({ id, sku: null, title: '', quantity: 1, total: null });
const told = (trackingNumber: string | null, ...lineIds: string[]) => ({ externalId: 'x', trackingNumber, lineIds });

it.each([
  ['the same number, however it is written', told('1z999aa1'), '1Z 999-AA1', true],
  ['another number', told('1Z999AA2', 'a', 'b'), '1Z999AA1', false],
  ['a package without a number', told(null, 'a', 'b'), '1Z999AA1', false],
  ['without one of ours, a package with every line', told(null, 'b', 'a'), null, true],
  ['without one of ours, a package with some lines', told('1Z999AA2', 'a'), null, false],
])('%s', (_, known, number, expected) => {
  expect(isReported(known, { tracking_number: number, lines: [line('a'), line('b')] })).toBe(expected);
});

const order = (changes: object) =>
  sameBuyerKey({
    externalId: 'A',
    buyer: 'odessa_marlowe',
    shipTo: {
      name: 'Odessa',
      street_lines: ['418 Juniper Way'],
      city: 'Chicago',
      state: 'IL',
      postal_code: '60647',
      country: 'US',
      ...changes,
    },
  } as never);

it('puts orders of one buyer to one street together, and those whose street is not known with none', () => {
  expect(order({ street_lines: ['418 JUNIPER WAY.'], postal_code: '60647-1200' })).toBe(order({}));
  expect(order({ street_lines: ['419 Juniper Way'] })).not.toBe(order({}));
  expect(order({ street_lines: [] })).toBe('alone A');
});

it('waits as long as it is asked to, else 15 s and twice as long each time, up to half an hour', () => {
  expect([pauseAfter(5, 90_000), pauseAfter(0, null), pauseAfter(3, null), pauseAfter(20, null)]).toEqual([
    90_000, 15_000, 120_000, 1_800_000,
  ]);
});

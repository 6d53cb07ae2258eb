import { expect, it } from 'vitest';
import { differencesOf } from './difference.ts';

const told = (before: unknown, after: unknown) =>
  differencesOf(before, after).map(({ path, before: was, after: is, changed }) => [path.join('.'), was, is, changed]);

it('names each field that changed, however deep, and then what stayed', () => {
  expect(
    told(
      { name: 'Blue', hours: { opens: '08:00', closes: '16:00' } },
      { name: 'Red', hours: { opens: '08:00', closes: '17:00' } },
    ),
  ).toEqual([
    ['name', 'Blue', 'Red', true],
    ['hours.closes', '16:00', '17:00', true],
    ['hours.opens', '08:00', '08:00', false],
  ]);
});

it('shows what was made and what is gone', () => {
  expect(told(null, { email: 'ana@harbor.example' })).toEqual([['email', undefined, 'ana@harbor.example', true]]);
  expect(told({ email: 'ana@harbor.example' }, null)).toEqual([['email', 'ana@harbor.example', undefined, true]]);
});

it('keeps money and lists in one piece', () => {
  expect(
    told(
      { price: { amount: 100, currency: 'USD' }, roles: ['a'] },
      { price: { amount: 250, currency: 'USD' }, roles: ['a', 'b'] },
    ),
  ).toEqual([
    ['price', { amount: 100, currency: 'USD' }, { amount: 250, currency: 'USD' }, true],
    ['roles', ['a'], ['a', 'b'], true],
  ]);
});

it('is nothing where the entry holds nothing', () => {
  expect(told(null, null)).toEqual([]);
});

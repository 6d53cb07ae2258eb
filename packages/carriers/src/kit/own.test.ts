import { expect, it } from 'vitest';
import { own } from './own.ts';

it('finds what a table has, and nothing that every object has', () => {
  const table = { FUEL: 'Fuel surcharge' };
  expect(own(table, 'FUEL')).toBe('Fuel surcharge');
  for (const code of ['fuel', '__proto__', 'constructor', 'toString', '']) expect(own(table, code)).toBeUndefined();
});

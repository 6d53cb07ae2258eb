import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameSecret } from './same-secret.ts';

it('takes the right secret and no other', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (given, expected) => {
      expect(sameSecret(given, expected)).toBe(given === expected && expected !== '');
      expect(sameSecret(expected, expected)).toBe(expected !== '');
    }),
  );
});

it.each([
  ['', ''],
  ['', 'secret'],
  ['secret', ''],
  ['secre', 'secret'],
  ['secrets', 'secret'],
  ['secretsecret', 'secret'],
  ['Secret', 'secret'],
])('%j is not %j', (given, expected) => {
  expect(sameSecret(given, expected)).toBe(false);
});

import { expect, it } from 'vitest';
import { sizeText } from './here.ts';

it.each([
  ['en', 500, '0.5 kB'],
  ['es', 500, '0.5 kB'],
  ['es', 64_000, '64 kB'],
  ['es', 2_500_000, '2.5 MB'],
] as const)('writes a size in %s with the decimal point that Mexico uses: %i', (language, bytes, text) => {
  expect(sizeText(bytes, language)).toBe(text);
});

import { expect, it } from 'vitest';
import { codeAt } from './authenticator.ts';

// RFC 6238, appendix B: the SHA-1 rows with the secret "12345678901234567890"; the last six of eight digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %i an authenticator shows %s', (second, code) => {
  expect(codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', new Date(second * 1000))).toBe(code);
});

import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { csrfToken, sameText } from './csrf-token.ts';

it('binds the token to the session and to our secret [AUTH-01]', () => {
  const expected = createHmac('sha256', 'secret').update('session').digest('base64url');
  expect(csrfToken('secret', 'session')).toBe(expected);
  expect(csrfToken('secret', 'other session')).not.toBe(expected);
  expect(csrfToken('other secret', 'session')).not.toBe(expected);
});

it('needs no URL encoding', () => {
  for (let n = 0; n < 100; n += 1) expect(csrfToken('secret', String(n))).toMatch(/^[\w-]{43}$/);
});

it('compares texts of any length', () => {
  expect([sameText('a', 'a'), sameText('a', 'b'), sameText('a', 'ab'), sameText('', '')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

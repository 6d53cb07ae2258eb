import { describe, expect, it } from 'vitest';
import { codeAt } from '../../../../testing/authenticator.ts';
import { authenticatorUrl, newAuthenticatorSecret, stepOfCode } from './codes.ts';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
// RFC 6238, appendix B: at second 1111111109 the code is 081804, step 37037036.
const now = new Date(1_111_111_109_000);
const step = 37_037_036;

describe('the code of an authenticator app', () => {
  it('belongs to the step it was made in', () => {
    expect(stepOfCode(secret, '081804', now, null)).toBe(step);
  });

  it('may be typed with spaces or a hyphen', () => {
    expect(stepOfCode(secret, '081 804', now, null)).toBe(step);
    expect(stepOfCode(secret, ' 081-804 ', now, null)).toBe(step);
  });

  it('counts one step early or late, since clocks differ, and no further', () => {
    const shift = (seconds: number) => codeAt(secret, new Date(now.getTime() + seconds * 1000));
    expect(stepOfCode(secret, shift(-30), now, null)).toBe(step - 1);
    expect(stepOfCode(secret, shift(30), now, null)).toBe(step + 1);
    expect(stepOfCode(secret, shift(-60), now, null)).toBeNull();
    expect(stepOfCode(secret, shift(60), now, null)).toBeNull();
  });

  it('is refused once its step or a later one was used', () => {
    expect(stepOfCode(secret, '081804', now, step - 1)).toBe(step);
    expect(stepOfCode(secret, '081804', now, step)).toBeNull();
    expect(stepOfCode(secret, '081804', now, step + 1)).toBeNull();
  });

  it.each(['081805', '81804', '0818040', '', 'abcdef', '０８１８０４'])('is not %j', (typed) => {
    expect(stepOfCode(secret, typed, now, null)).toBeNull();
  });
});

it('a new secret has 160 bits, and its address says whose it is', () => {
  const made = newAuthenticatorSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newAuthenticatorSecret()).not.toBe(made);
  const url = new URL(authenticatorUrl(secret, 'ana@harbor.example'));
  expect(url.protocol).toBe('otpauth:');
  expect(decodeURIComponent(url.pathname)).toBe('/Waybill:ana@harbor.example');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Waybill' });
});

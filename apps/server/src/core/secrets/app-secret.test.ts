import { describe, expect, it } from 'vitest';
import { keyedHash, seal, unseal } from './app-secret.ts';

const secret = 'a secret that only this test knows, long enough';
const text = 'JBSWY3DPEHPK3PXP';

describe('a sealed text', () => {
  it('is read again by the same secret, for the same purpose and owner', () => {
    const sealed = seal(secret, 'note', 'ana', text);
    expect(unseal(secret, 'note', 'ana', sealed)).toBe(text);
    expect(sealed.includes(Buffer.from(text))).toBe(false);
  });

  it('looks different each time', () => {
    expect(seal(secret, 'note', 'ana', text).equals(seal(secret, 'note', 'ana', text))).toBe(false);
  });

  it('is not opened by another secret, for another purpose or owner, or when a bit has changed', () => {
    const sealed = seal(secret, 'note', 'ana', text);
    const altered = Buffer.from(sealed);
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
    const unreadable = /unable to authenticate data/;
    expect(() => unseal(`${secret}!`, 'note', 'ana', sealed)).toThrow(unreadable);
    expect(() => unseal(secret, 'other', 'ana', sealed)).toThrow(unreadable);
    expect(() => unseal(secret, 'note', 'eva', sealed)).toThrow(unreadable);
    expect(() => unseal(secret, 'note', 'ana', altered)).toThrow(unreadable);
    expect(() => unseal(secret, 'note', 'ana', sealed.subarray(0, 20))).toThrow('authentication tag');
  });
});

it('a keyed hash is the same for the same secret only', () => {
  expect(keyedHash(secret, 'code', 'x').equals(keyedHash(secret, 'code', 'x'))).toBe(true);
  expect(keyedHash(`${secret}!`, 'code', 'x').equals(keyedHash(secret, 'code', 'x'))).toBe(false);
  expect(keyedHash(secret, 'other', 'x').equals(keyedHash(secret, 'code', 'x'))).toBe(false);
});

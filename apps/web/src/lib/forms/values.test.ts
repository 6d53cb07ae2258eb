import { describe, expect, it } from 'vitest';
import { samePasswords } from './same-passwords.ts';
import { withoutEmpty } from './values.ts';

describe('withoutEmpty', () => {
  it('takes an empty text for not given, at any depth, and nothing else', () => {
    const typed = { name: '', count: 0, flag: false, none: null, items: [{ weight: '', notes: ' ' }], at: new Date(0) };
    expect(withoutEmpty(typed)).toEqual({ name: undefined, count: 0, flag: false, none: null, items: [{ weight: undefined, notes: ' ' }], at: new Date(0) });
  });
});

describe('samePasswords', () => {
  it('finds a second password that differs, under the first [AUTH-09]', () => {
    expect(samePasswords({ password: 'Kiln-2026', password_confirmation: 'Kiln-2025' })).toEqual([
      { field: 'password', code: 'password_mismatch_change', params: {} },
    ]);
  });

  it('says nothing while the first is missing, or when both are the same', () => {
    expect(samePasswords({ password: '', password_confirmation: 'x' })).toEqual([]);
    expect(samePasswords({ password: 'Kiln-2026', password_confirmation: 'Kiln-2026' })).toEqual([]);
  });
});

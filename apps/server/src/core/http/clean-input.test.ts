import { describe, expect, it } from 'vitest';
import { cleanInput } from './clean-input.ts';

describe('input', () => {
  it('is trimmed, and an empty text becomes null, at any depth', () => {
    expect(cleanInput({ name: '  Ana ', note: '   ', items: [{ nmfc: '' }, ' x '] })).toEqual({
      name: 'Ana',
      note: null,
      items: [{ nmfc: null }, 'x'],
    });
  });

  it('keeps passwords exactly as they were sent', () => {
    const sent = { password: ' a b ', current_password: '', password_confirmation: ' ' };
    expect(cleanInput(sent)).toEqual(sent);
  });

  it('leaves numbers, flags and nothing as they are', () => {
    expect(cleanInput([0, 12.5, false, null, undefined])).toEqual([0, 12.5, false, null, undefined]);
  });
});

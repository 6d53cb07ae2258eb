import { describe, expect, it } from 'vitest';
import { allStorable, storable } from './storable.ts';

describe('text that a carrier sent', () => {
  it('is kept without what no database column takes', () => {
    expect(storable('Dock\u0000 4')).toBe('Dock 4');
    expect(storable('half \uD83D of a sign')).toBe('half \uFFFD of a sign');
    expect(storable('Łódź 🚚')).toBe('Łódź 🚚');
  });

  it('is found at any depth', () => {
    const sent = { 'na\u0000me': ['a\u0000', { inner: '\u0000' }], count: 3, none: null, yes: true };
    expect(allStorable(sent)).toEqual({ name: ['a', { inner: '' }], count: 3, none: null, yes: true });
  });
});

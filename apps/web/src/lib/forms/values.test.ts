import { describe, expect, it } from 'vitest';
import { withoutEmpty } from './values.ts';

describe('withoutEmpty', () => {
  it('takes an empty text for not given, at any depth, and nothing else', () => {
    const typed = { name: '', count: 0, flag: false, none: null, items: [{ weight: '', notes: ' ' }], at: new Date(0) };
    expect(withoutEmpty(typed)).toEqual({
      name: undefined,
      count: 0,
      flag: false,
      none: null,
      items: [{ weight: undefined, notes: ' ' }],
      at: new Date(0),
    });
  });
});

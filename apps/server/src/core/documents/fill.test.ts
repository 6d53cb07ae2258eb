import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('fill', () => {
  it('puts values into their places', () => {
    expect(fill('Page {{page}} of {{pages}}', { page: 1, pages: 12 })).toBe('Page 1 of 12');
  });

  it('takes a value as it is, dollar signs and all', () => {
    expect(fill('{{amount}}', { amount: '$&$1' })).toBe('$&$1');
  });

  it('leaves a place without a value to be noticed', () => {
    expect(fill('{{section}}, continued', {})).toBe('{{section}}, continued');
  });
});

import { describe, expect, it } from 'vitest';
import { item } from '../../test/builders.ts';
import { isComplete, type LoadItem } from './item.ts';
import { measure, measureAll } from './measure.ts';
import { countsAsPallet, packageTypes } from './package-types.ts';

describe('measure', () => {
  it.each<[string, Partial<LoadItem>]>([
    ['item.quantity: zero', { quantity: 0 }],
    ['item.quantity: negative', { quantity: -1 }],
    ['item.quantity: not_whole', { quantity: 1.5 }],
    ['item.quantity: not_a_number', { quantity: Number.NaN }],
    ['item.quantity: not_a_number', { quantity: '2' as unknown as number }],
    ['item.quantity: not_finite', { quantity: Number.POSITIVE_INFINITY }],
    ['item.quantity: too_many', { quantity: 1001 }],
    ['item.pieces: zero', { pieces: 0 }],
    ['item.length: required', { length: null }],
    ['item.width: zero', { width: { value: 0, unit: 'in' } }],
    ['item.height: negative', { height: { value: -48, unit: 'in' } }],
    ['item.height: not_a_number', { height: { value: Number.NaN, unit: 'cm' } }],
    ['item.length: not_finite', { length: { value: Number.POSITIVE_INFINITY, unit: 'in' } }],
    ['item.length: too_large', { length: { value: 1e9, unit: 'in' } }],
    ['item.weight: required', { weight: null }],
    ['item.weight: negative', { weight: { value: -1, unit: 'lb' } }],
  ])('throws %s [BOOK-03]', (message, changes) => {
    expect(() => measure(item(changes), 'item')).toThrow(message);
  });

  it('counts pieces, or units where none were given', () => {
    expect(measure(item({ quantity: 3 }), 'x').pieces).toBe(3);
    expect(measure(item({ quantity: 3, pieces: 60 }), 'x').pieces).toBe(60);
  });

  it('names the line, and wants at least one and at most a thousand units', () => {
    expect(() => measureAll([item(), item({ weight: null })])).toThrow('items[1].weight: required');
    expect(() => measureAll([])).toThrow('items: empty');
    expect(() => measureAll([item({ quantity: 600 }), item({ quantity: 401 })])).toThrow('items: too_many');
    expect(measureAll([item({ quantity: 600 }), item({ quantity: 400 })])).toHaveLength(2);
  });
});

describe('items', () => {
  it('are complete with sizes and weight', () => {
    expect(isComplete(item())).toBe(true);
    for (const field of ['length', 'width', 'height', 'weight'] as const)
      expect(isComplete(item({ [field]: null }))).toBe(false);
  });

  it('come in 21 types of package, of which four count as pallets [QUOTE-08, QUOTE-20]', () => {
    expect(packageTypes).toHaveLength(21);
    expect(new Set(packageTypes).size).toBe(21);
    expect(packageTypes.filter(countsAsPallet)).toEqual(['pallets', 'non_standard_pallets', 'crates', 'gaylords']);
    expect(countsAsPallet(null)).toBe(false);
  });
});

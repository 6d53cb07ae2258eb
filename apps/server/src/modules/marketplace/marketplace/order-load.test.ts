import type { Product } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { loadLine, modeOf } from './order-load.ts';

const inches = (value: number) => ({ value, unit: 'in' }) as const;
const product = (changes: Partial<Product> = {}): Product => ({
  id: '0192f0c1-2b3c-7d4e-8f50-617283940516',
  description: 'Hinges, boxed',
  product_number: 'HW-1',
  nmfc: null,
  sat: null,
  freight_class: null,
  package_type: 'boxes',
  length: inches(12),
  width: inches(9),
  height: inches(5),
  weight: { value: 9, unit: 'lb' },
  pieces: null,
  stackable: false,
  hazardous: false,
  hazmat: null,
  hs_code: null,
  origin_country: null,
  unit_value: null,
  created_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  ...changes,
});

describe('a line of an order', () => {
  it.each([
    [3, null, 3, 27],
    [3, 1, 3, 27],
    [30, 20, 2, 18],
    [20, 20, 1, 9],
    [21, 20, 2, 18],
  ])('of %i pieces, %s a unit, is %i units of %i lb together', (quantity, pieces, units, pounds) => {
    const line = loadLine({ quantity }, product({ pieces }));
    expect([line.quantity, line.pieces, line.weight.value]).toEqual([units, quantity, pounds]);
  });

  it('is packed as the catalog says, else by its weight', () => {
    const packed = (changes: Partial<Product>) => loadLine({ quantity: 1 }, product(changes)).package_type;
    expect(packed({ package_type: 'crates' })).toBe('crates');
    expect(packed({ package_type: null })).toBe('boxes');
    expect(packed({ package_type: null, weight: { value: 151, unit: 'lb' } })).toBe('pallets');
    // 68 kg is 149.9 lb, 69 kg is 152.1 lb.
    expect(packed({ package_type: null, weight: { value: 68, unit: 'kg' } })).toBe('boxes');
    expect(packed({ package_type: null, weight: { value: 69, unit: 'kg' } })).toBe('pallets');
  });
});

describe('a load', () => {
  const line = (changes: Partial<Product> = {}) => loadLine({ quantity: 1 }, product(changes));
  it('goes as parcels when each box may, and as freight otherwise', () => {
    expect(modeOf([line(), line()])).toBe('parcel');
    expect(modeOf([line(), line({ weight: { value: 160, unit: 'lb' } })])).toBe('ltl');
    expect(modeOf([line({ package_type: 'pallets' })])).toBe('ltl');
    expect(modeOf([line({ length: inches(170) })])).toBe('ltl');
    expect(modeOf([line({ hazardous: true })])).toBe('ltl');
    expect(modeOf([])).toBe('ltl');
  });
});

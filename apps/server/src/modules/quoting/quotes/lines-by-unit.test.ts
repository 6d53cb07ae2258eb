import { item as itemShape, toLoadItem, type ItemInput } from '@waybill/contract';
import { prepareLoad } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { carrierLoad } from './carrier-load.ts';

const inches = (value: number) => ({ value, unit: 'in' }) as const;
const line = (changes: Partial<ItemInput> = {}) =>
  itemShape.parse({
    description: 'Faucets',
    package_type: 'pallets',
    quantity: 2,
    length: inches(48),
    width: inches(40),
    height: inches(48),
    weight: { value: 500, unit: 'lb' },
    ...changes,
  });
const loadOf = (mode: 'ltl' | 'parcel', items: ReturnType<typeof line>[]) =>
  carrierLoad({ mode, items }, prepareLoad(items.map((one, at) => toLoadItem(one, String(at)))));

describe('a unit shared by several products, as sent to a carrier', () => {
  it('is one line with the weight and the pieces of all, in the highest class [QUOTE-06]', () => {
    const load = loadOf('ltl', [
      line({ group: 'A', pieces: 20 }),
      // 100 kg is 220.4623 lb.
      line({ group: 'A', description: 'Tiles', pieces: 30, weight: { value: 100, unit: 'kg' }, freight_class: '250' }),
      line({ description: 'Crates', package_type: 'crates', quantity: 1 }),
    ]);
    expect(load.mode === 'ltl' && load.lines).toMatchObject([
      { description: 'Faucets; Tiles', quantity: 2, pieces: 50, weightLb: 720.46, freightClass: '250' },
      { description: 'Crates', quantity: 1, pieces: 1, weightLb: 500 },
    ]);
  });

  it('names the dangerous one among them [QUOTE-07]', () => {
    const hazmat = {
      id_number: 'UN1263',
      proper_name: 'Paint',
      hazard_class: '3',
      packing_group: 'II',
      emergency_contact: 'Safety desk',
      emergency_phone: '800-555-0199',
    } as const;
    const load = loadOf('ltl', [line({ group: 'A' }), line({ group: 'A', hazardous: true, hazmat })]);
    expect(load.mode === 'ltl' && load.lines).toMatchObject([{ hazmat: { idNumber: 'UN1263' } }]);
  });

  it('is one box as a parcel, with its share of the weight', () => {
    const box = { package_type: 'boxes', length: inches(18), width: inches(14), height: inches(10) } as const;
    const load = loadOf('parcel', [
      line({ ...box, group: 'B', weight: { value: 24, unit: 'lb' } }),
      line({ ...box, group: 'B', weight: { value: 10, unit: 'lb' }, additional_handling: true }),
    ]);
    expect(load.mode === 'parcel' && load.parcels).toMatchObject([
      { weightLb: 17, additionalHandling: true },
      { weightLb: 17, additionalHandling: true },
    ]);
  });
});

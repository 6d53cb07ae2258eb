import { describe, expect, it } from 'vitest';
import { item, sized, tariff } from '../../test/builders.ts';
import type { FreightClass } from '../classification/classes.ts';
import { defaultClassRule } from '../classification/classify.ts';
import { classesUnder, classRuleOf, prepareLoad } from './prepare.ts';

describe('prepareLoad', () => {
  const load = () =>
    prepareLoad([item({ quantity: 2, pieces: 40 }), sized(24, 20, 30, { packageType: 'crates', hazardous: true })], {
      classRules: [
        defaultClassRule,
        classRuleOf(tariff({ scale: 'generic_18step' })),
        classRuleOf(tariff({ scale: 'generic_18step' })),
      ],
    });

  it('totals a load for display', () => {
    // 2 x 53.3333 + 8.3333 cubic feet; one row of pallets, the crate turned behind it.
    expect(load().totals).toEqual({
      units: 3,
      pieces: 41,
      pounds: 1000,
      cubicFeet: 115,
      linearFeet: 5.7,
      floorSpots: 3,
      hazardous: true,
    });
  });

  it('classes once for each rule that differs', () => {
    expect(load().classesByRule.size).toBe(2);
    expect(load().classes.map(({ freightClass }) => freightClass)).toEqual(['175', '50']);
    expect(classesUnder(load(), { ...defaultClassRule, scaleId: 'generic_18step' })).toEqual(['200', '50']);
    expect(classesUnder(load(), { ...defaultClassRule, nonStackableHeightIn: 96 })).toEqual(['250', '70']);
  });

  it('keeps a chosen or a catalog class under every rule', () => {
    const known = prepareLoad([item({ freightClass: '50' }), item({ catalogClass: '300' }), item()]);
    // 500 lb in 53.33 cubic feet are 9.375 lb in each.
    expect(classesUnder(known, { ...defaultClassRule, scaleId: 'generic_18step' })).toEqual(['50', '300', '100']);
    expect(known.classes.map(({ recommendedBy }) => recommendedBy)).toEqual(['density', 'catalog', 'density']);
  });

  it('takes a tariff’s own measures', () => {
    expect(classRuleOf(tariff())).toEqual(defaultClassRule);
    expect(classRuleOf(tariff({ nonStackableHeightIn: 84, fullWidthFromIn: 70 }))).toEqual({
      ...defaultClassRule,
      nonStackableHeightIn: 84,
      fullWidthFromIn: 70,
    });
  });

  it('takes another floor', () => {
    const floor = {
      trailerLengthIn: 312,
      trailerWidthIn: 96,
      turning: 'all',
      stacking: { levels: 1, heightIn: 96 },
    } as const;
    expect(prepareLoad([item({ quantity: 2 })], { floor }).totals.linearFeet).toBe(3.3);
  });

  it('names what is missing', () => {
    expect(() => prepareLoad([item({ height: null })])).toThrow('items[0].height: required');
    const unknown = '72' as FreightClass;
    expect(() => prepareLoad([item(), item({ freightClass: unknown })])).toThrow(
      'items[1].freightClass: unknown_value',
    );
    expect(() => prepareLoad([item({ catalogClass: unknown })])).toThrow('items[0].catalogClass: unknown_value');
  });
});

import { describe, expect, it } from 'vitest';
import { item, sized } from '../../test/builders.ts';
import { classVectors } from '../../test/vectors/classes.ts';
import type { FreightClass } from './classes.ts';
import { bump } from './bump.ts';
import { classify, defaultClassRule } from './classify.ts';
import type { DensityScaleId } from './scales.ts';

const pounds = (value: number) => ({ value, unit: 'lb' }) as const;
const under = (scaleId: DensityScaleId) => ({ ...defaultClassRule, scaleId });

describe.each(classVectors)('class vector $id', ({ sizes, unitPounds, quantity, cubicFeet, density, ...classes }) => {
  const line = sized(sizes[0], sizes[1], sizes[2], { quantity, weight: pounds(unitPounds * quantity) });
  it('has the density and the class of each scale [QUOTE-09]', () => {
    const { reason } = classify(line);
    expect(reason.unitCubicFeet * quantity).toBeCloseTo(cubicFeet, 3);
    expect(reason.density).toBeCloseTo(density, 4);
    expect(classify(line).freightClass).toBe(classes.nmfc2025);
    expect(classify(line, under('nmfc_pre2025_11sub')).freightClass).toBe(classes.nmfcBefore);
    expect(classify(line, under('generic_18step')).freightClass).toBe(classes.generic);
  });
});

describe('classify', () => {
  it('keeps a class per line instead of averaging [QUOTE-09]', () => {
    expect(classify(sized(48, 40, 48, { weight: pounds(600) })).freightClass).toBe('92.5');
    expect(classify(sized(48, 40, 36, { weight: pounds(300) })).freightClass).toBe('125');
  });

  it('shows every figure of the reason [QUOTE-09]', () => {
    const { reason } = classify(sized(48, 40, 30, { quantity: 2, weight: pounds(360) }));
    expect(reason).toEqual({
      scaleId: 'nmfc_2025_13sub',
      scaleEffectiveFrom: '2025-07-19',
      lengthIn: 48,
      widthIn: 40,
      heightIn: 30,
      ratedAsActual: true,
      unitCubicFeet: 33.3333,
      unitPounds: 180,
      density: 5.4,
      densityShown: 5.4,
      bandIndex: 4,
      bandCount: 13,
      bandFrom: 4,
      bandTo: 6,
      freightClass: '175',
      next: { freightClass: '125', from: 6, unitPounds: 200 },
    });
  });

  it('has no next band in the densest one', () => {
    const { reason } = classify(sized(12, 12, 12, { weight: pounds(60) }));
    expect(reason).toMatchObject({ freightClass: '50', bandIndex: 13, bandTo: null, next: null });
  });

  it('never shows a density as having reached the band it is under', () => {
    // 5.999 lb in a cubic foot is 6.00 when rounded to two places, but class 175 ends below 6.
    const { reason } = classify(sized(12, 12, 12, { weight: pounds(5.999) }));
    expect(reason).toMatchObject({ freightClass: '175', density: 5.999, densityShown: 5.99 });
  });

  it('rates freight that nothing may stand on as if it reached the roof', () => {
    const line = sized(48, 40, 40, { weight: pounds(600), stackable: false });
    const rule = { ...defaultClassRule, nonStackableHeightIn: 96 };
    expect(classify(line).freightClass).toBe('85');
    expect(classify(line, rule)).toMatchObject({
      freightClass: '175',
      reason: { heightIn: 96, ratedAsActual: false, unitCubicFeet: 106.6667, density: 5.625 },
    });
    expect(classify({ ...line, stackable: true }, rule).freightClass).toBe('85');
  });

  it('rates wide freight at the full width of the trailer', () => {
    const rule = { ...defaultClassRule, fullWidthFromIn: 70 };
    // 500 lb in 48 x 96 x 40 in is 4.6875 lb a cubic foot.
    expect(classify(sized(48, 70, 40), rule).reason).toMatchObject({
      widthIn: 96,
      density: 4.6875,
      ratedAsActual: false,
    });
    expect(classify(sized(48, 69.9, 40), rule).reason.widthIn).toBe(69.9);
    expect(classify(sized(48, 100, 40), rule).reason.widthIn).toBe(100);
  });

  it('knows the mixed-unit scale', () => {
    expect(classify(sized(12, 12, 12, { weight: pounds(5) }), under('mixed_unit_2017')).freightClass).toBe('150');
  });

  it('prefers the catalog class to density, and tells an override [QUOTE-10]', () => {
    const line = sized(48, 40, 48, { weight: pounds(600), catalogClass: '150' });
    expect(classify(line)).toMatchObject({ freightClass: '150', recommendedBy: 'catalog', overridden: false });
    expect(classify({ ...line, freightClass: '100' })).toMatchObject({
      freightClass: '100',
      recommended: '150',
      overridden: true,
      overriddenLower: true,
    });
    expect(classify({ ...line, freightClass: '200' })).toMatchObject({ overridden: true, overriddenLower: false });
    expect(classify({ ...line, freightClass: '150' })).toMatchObject({ overridden: false });
  });

  it('names an unknown class', () => {
    expect(() => classify(item({ freightClass: '72' as FreightClass }))).toThrow('item.freightClass: unknown_value');
    expect(() => classify(item({ catalogClass: '1' as FreightClass }))).toThrow('item.catalogClass: unknown_value');
  });
});

describe('bump', () => {
  it('declares 360 lb for 300 lb in 60 cubic feet', () => {
    const line = sized(40, 48, 54, { weight: pounds(300) });
    expect(bump(line)).toEqual({ freightClass: '125', declaredPounds: 360, cubicFeet: 60 });
  });
  it('declares for all units of a line', () => {
    const line = sized(40, 48, 54, { quantity: 2, weight: pounds(600) });
    expect(bump(line)).toEqual({ freightClass: '125', declaredPounds: 720, cubicFeet: 120 });
  });

  it('names what is missing', () => {
    expect(() => bump(item({ height: null }))).toThrow('item.height: required');
  });

  it('has nowhere to go from the densest band', () => {
    expect(bump(sized(12, 12, 12, { weight: pounds(60) }))).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { item, sized } from '../../test/builders.ts';
import { scaleVectors } from '../../test/vectors/scales.ts';
import { measure } from '../load/measure.ts';
import { classRank, freightClasses, lowerClass, type FreightClass } from './classes.ts';
import { classify, classUnder, defaultClassRule } from './classify.ts';
import { poundsAt, reaches, shownDensity } from './density.ts';
import { densityScaleIds, densityScales } from './scales.ts';

const inches = fc.integer({ min: 50, max: 9_600 }).map((hundredths) => hundredths / 100);
const poundsEach = fc.integer({ min: 1, max: 400_000 }).map((hundredths) => hundredths / 100);

describe('scales', () => {
  it.each(densityScaleIds)('%s has its published bands', (id) => {
    const text = densityScales[id].bands.map(({ fromPcf, freightClass }) => `${fromPcf}:${freightClass}`).join(' ');
    expect(text).toBe(scaleVectors[id]);
    expect(densityScales[id].id).toBe(id);
  });

  it('are dated', () => {
    expect(densityScales.nmfc_2025_13sub).toMatchObject({ effectiveFrom: '2025-07-19', effectiveUntil: null });
    expect(densityScales.nmfc_pre2025_11sub).toMatchObject({ effectiveFrom: null, effectiveUntil: '2025-07-18' });
    expect(densityScales.mixed_unit_2017).toMatchObject({ effectiveFrom: '2017-01-02', effectiveUntil: null });
    expect(densityScales.generic_18step).toMatchObject({ effectiveFrom: null, effectiveUntil: null });
  });
});

describe('classes', () => {
  it('are eighteen, in order', () => {
    expect(freightClasses).toHaveLength(18);
    expect(freightClasses.toSorted((a, b) => Number(a) - Number(b))).toEqual(freightClasses);
    expect(classRank('77.5')).toBe(5);
    expect(classRank('77')).toBe(-1);
    expect(lowerClass('100', '92.5')).toBe('92.5');
    expect(lowerClass('85', '92.5')).toBe('85');
  });
});

describe('density', () => {
  it('is compared exactly at every band of every scale, and just below it', () => {
    for (const id of densityScaleIds) {
      densityScales[id].bands.forEach(({ fromPcf, freightClass }, index) => {
        if (index === 0) return;
        const below = densityScales[id].bands[index - 1]?.freightClass as FreightClass;
        const rule = { ...defaultClassRule, scaleId: id };
        const at = (value: number) => classify(sized(12, 12, 12, { weight: { value, unit: 'lb' } }), rule).freightClass;
        expect(at(fromPcf)).toBe(freightClass);
        expect(at(fromPcf - 0.000001)).toBe(below);
      });
    }
  });

  it('gives the same class for the same load in metric and imperial units [QUOTE-27]', () => {
    fc.assert(
      fc.property(inches, inches, inches, fc.integer({ min: 1, max: 9_000 }), (length, width, height, weight) => {
        const imperial = sized(length, width, height, { weight: { value: weight, unit: 'lb' } });
        const cm = (value: number) => ({ value: Number((value * 2.54).toFixed(4)), unit: 'cm' }) as const;
        const metric = item({
          length: cm(length),
          width: cm(width),
          height: cm(height),
          weight: { value: Number(((weight * 45_359_237) / 100_000_000).toFixed(8)), unit: 'kg' },
        });
        // Kilograms of a whole number of pounds need up to eight decimals; multiples of 100 lb need six.
        fc.pre(weight % 100 === 0);
        expect(classify(metric).reason).toEqual(classify(imperial).reason);
      }),
    );
  });

  it('never gives a higher class to heavier freight of the same size', () => {
    fc.assert(
      fc.property(
        inches,
        inches,
        inches,
        poundsEach,
        poundsEach,
        fc.constantFrom(...densityScaleIds),
        (l, w, h, a, b, scaleId) => {
          const at = (value: number) =>
            classRank(
              classify(sized(l, w, h, { weight: { value, unit: 'lb' } }), { ...defaultClassRule, scaleId })
                .freightClass,
            );
          expect(at(Math.max(a, b))).toBeLessThanOrEqual(at(Math.min(a, b)));
        },
      ),
    );
  });

  it('is shown within its band', () => {
    fc.assert(
      fc.property(inches, inches, inches, poundsEach, (length, width, height, value) => {
        const { reason } = classify(sized(length, width, height, { weight: { value, unit: 'lb' } }));
        for (const shown of [reason.density, reason.densityShown]) {
          expect(shown).toBeLessThan(reason.bandTo ?? Number.POSITIVE_INFINITY);
        }
        expect(reason.density).toBeGreaterThanOrEqual(reason.bandFrom);
      }),
    );
  });

  it('has the same class in rating as in the reason', () => {
    fc.assert(
      fc.property(inches, inches, inches, poundsEach, fc.boolean(), (length, width, height, value, stackable) => {
        const line = sized(length, width, height, { weight: { value, unit: 'lb' }, stackable });
        const rule = { ...defaultClassRule, nonStackableHeightIn: 84, fullWidthFromIn: 70 };
        expect(classUnder(measure(line, 'item'), rule)).toBe(classify(line, rule).freightClass);
      }),
    );
    expect(classUnder(measure(item({ catalogClass: '60' }), 'item'), defaultClassRule)).toBe('60');
    expect(classUnder(measure(item({ catalogClass: '60', freightClass: '55' }), 'item'), defaultClassRule)).toBe('55');
  });

  it('reaches the next band with the weight it names', () => {
    fc.assert(
      fc.property(inches, inches, inches, (length, width, height) => {
        const line = measure(sized(length, width, height, { weight: { value: 1, unit: 'lb' } }), 'item');
        const needed = poundsAt(22.5, line.unitVolume);
        fc.pre(needed < 1_000_000);
        const at = (value: number) => measure(sized(length, width, height, { weight: { value, unit: 'lb' } }), 'item');
        const density = ({ mass, unitVolume }: ReturnType<typeof at>) => ({ mass, volume: unitVolume });
        expect(reaches(density(at(needed)), 22.5)).toBe(true);
        const less = Number((needed - 0.0001).toFixed(4));
        expect(less > 0 && reaches(density(at(less)), 22.5)).toBe(false);
      }),
    );
  });

  it('is rounded half up otherwise', () => {
    const { mass, unitVolume: volume } = measure(sized(48, 40, 48, { weight: { value: 620, unit: 'lb' } }), 'item');
    expect(shownDensity({ mass, volume }, 2, 12)).toBe(11.63);
    expect(shownDensity({ mass, volume }, 2, null)).toBe(11.63);
  });
});

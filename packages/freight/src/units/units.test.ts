import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FreightError } from '../errors.ts';
import { millionths, quotient } from './decimal.ts';
import { editedLength, editedMass, shownLength, shownMass } from './display.ts';
import { inchTicks, lengthTicks, ticksPerInch, ticksToInches, type Length } from './length.ts';
import { heavierThan, massTicks, ratedMilliPounds, ticksPerPound, ticksToPounds, type Mass } from './mass.ts';

const cm = (value: number): Length => ({ value, unit: 'cm' });
const inch = (value: number): Length => ({ value, unit: 'in' });
const kg = (value: number): Mass => ({ value, unit: 'kg' });
const lb = (value: number): Mass => ({ value, unit: 'lb' });

/** Entries of at most six decimals, as people and scales make them. */
const entry = fc.integer({ min: 1, max: 90_000_000 }).map((whole) => whole / 1_000_000);
const shortEntry = fc.integer({ min: 1, max: 900_000 }).map((whole) => whole / 100);

describe('millionths', () => {
  it.each([
    [0, 0n],
    [0.1, 100_000n],
    [48, 48_000_000n],
    [14.999, 14_999_000n],
    [0.000001, 1n],
    [1e21, 10n ** 27n],
    [1.5e-5, 15n],
  ])('%s is %s millionths', (value, expected) => {
    expect(millionths(value, 'x')).toBe(expected);
  });

  it.each([
    ['x: not_a_number', Number.NaN],
    ['x: not_a_number', '5' as unknown as number],
    ['x: not_finite', Number.POSITIVE_INFINITY],
    ['x: not_finite', Number.NEGATIVE_INFINITY],
    ['x: negative', -0.5],
    ['x: too_precise', 0.1 + 0.2],
    ['x: too_precise', 1e-7],
  ])('throws %s', (message, value) => {
    expect(() => millionths(value, 'x')).toThrow(message);
  });

  it('throws an error that names its field and code', () => {
    const thrown = (() => {
      try {
        millionths(-1, 'items[2].height');
      } catch (error) {
        return error;
      }
      return null;
    })();
    expect(thrown).toBeInstanceOf(FreightError);
    expect(thrown).toMatchObject({ name: 'FreightError', field: 'items[2].height', code: 'negative' });
  });
});

describe('quotient', () => {
  it('rounds half up', () => {
    expect(quotient(1n, 3n, 4)).toBe(0.3333);
    expect(quotient(1n, 2n, 0)).toBe(1);
    expect(quotient(5n, 1000n, 2)).toBe(0.01);
    expect(quotient(4n, 1000n, 2)).toBe(0);
  });
});

describe('lengths', () => {
  it('has ticks that inches and centimetres share exactly', () => {
    expect(lengthTicks(inch(1), 'x')).toBe(ticksPerInch);
    expect(lengthTicks(cm(2.54), 'x')).toBe(ticksPerInch);
    expect(lengthTicks(cm(243.84), 'x')).toBe(lengthTicks(inch(96), 'x'));
    expect(inchTicks(69.9)).toBe(lengthTicks(inch(69.9), 'x'));
  });

  it('is the same for the same length in either unit [QUOTE-27]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (hundredths) => {
        const [inches, centimetres] = [hundredths / 100, (hundredths * 254) / 10_000];
        expect(lengthTicks(cm(Number(centimetres.toFixed(4))), 'x')).toBe(lengthTicks(inch(inches), 'x'));
      }),
    );
  });

  it.each([
    ['x: zero', inch(0)],
    ['x: too_large', inch(100_001)],
    ['x: unknown_unit', { value: 1, unit: 'ft' } as unknown as Length],
  ])('throws %s', (message, length) => {
    expect(() => lengthTicks(length, 'x')).toThrow(message);
  });

  it('accepts the longest there is', () => {
    expect(ticksToInches(lengthTicks(inch(100_000), 'x'))).toBe(100_000);
  });

  it('shows ticks as inches with four decimals', () => {
    expect(ticksToInches(lengthTicks(cm(100), 'x'))).toBe(39.3701);
  });
});

describe('masses', () => {
  it('has ticks that pounds and kilograms share exactly', () => {
    expect(massTicks(lb(1), 'x')).toBe(ticksPerPound);
    expect(massTicks(kg(226.796185), 'x')).toBe(massTicks(lb(500), 'x'));
    expect(ticksToPounds(massTicks(kg(1), 'x'))).toBe(2.2046);
  });

  it('rates thousandths of a pound, half up', () => {
    expect(ratedMilliPounds(massTicks(lb(499.9995), 'x'))).toBe(500_000);
    expect(ratedMilliPounds(massTicks(lb(499.9994), 'x'))).toBe(499_999);
    expect(ratedMilliPounds(massTicks(kg(226.796185), 'x'))).toBe(500_000);
  });

  it('compares with whole pounds exactly', () => {
    expect(heavierThan(massTicks(lb(150), 'x'), 150)).toBe(false);
    expect(heavierThan(massTicks(lb(150.000001), 'x'), 150)).toBe(true);
  });

  it.each([
    ['x: zero', lb(0)],
    ['x: negative', kg(-1)],
    ['x: too_large', lb(10_000_001)],
    ['x: unknown_unit', { value: 1, unit: 'st' } as unknown as Mass],
  ])('throws %s', (message, mass) => {
    expect(() => massTicks(mass, 'x')).toThrow(message);
  });
});

describe('display', () => {
  it('shows the entered figure in its own unit and a converted one in the other [QUOTE-27]', () => {
    expect(shownLength(inch(48), 'in')).toBe(48);
    expect(shownLength(inch(48), 'cm')).toBe(121.92);
    expect(shownLength(cm(100), 'in')).toBe(39.37);
    expect(shownMass(lb(100), 'lb')).toBe(100);
    expect(shownMass(lb(100), 'kg')).toBe(45.36);
    expect(shownMass(kg(100), 'lb', 1)).toBe(220.5);
  });

  it('leaves what is stored alone when nothing was typed, for 10,000 lengths and weights [QUOTE-27, SET-01]', () => {
    const length = fc.record({ value: entry, unit: fc.constantFrom('in' as const, 'cm' as const) });
    const mass = fc.record({ value: entry, unit: fc.constantFrom('lb' as const, 'kg' as const) });
    fc.assert(
      fc.property(length, mass, (storedLength, storedMass) => {
        for (const unit of ['in', 'cm', 'in', 'cm'] as const) {
          expect(editedLength(storedLength, shownLength(storedLength, unit), unit)).toBe(storedLength);
        }
        for (const unit of ['lb', 'kg', 'lb', 'kg'] as const) {
          expect(editedMass(storedMass, shownMass(storedMass, unit), unit)).toBe(storedMass);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('reads a shown figure back as what it stands for, so that it never crosses a boundary of class or limit [QUOTE-27]', () => {
    // 1,200 lb is 544.310844 kg.
    expect(shownMass(lb(1200), 'kg')).toBe(544.31);
    expect(massTicks(kg(544.31), 'x')).toBe(massTicks(lb(1200), 'x'));
    expect(massTicks(kg(226.8), 'x')).toBe(massTicks(lb(500), 'x'));
    expect(massTicks(kg(544.32), 'x')).toBeGreaterThan(massTicks(lb(1200), 'x'));
    expect(massTicks(kg(544.3), 'x')).toBeLessThan(massTicks(lb(1200), 'x'));
    // 34,132.62 lb is 15,482.2960001 kg: the zero after the last decimal is not kept.
    expect(massTicks(kg(shownMass(lb(34_132.62), 'kg')), 'x')).toBe(massTicks(lb(34_132.62), 'x'));
    // 0.01 lb is 0.0045359237 kg; 0.000123 lb is 0.0000557919 kg.
    expect([shownMass(lb(0.01), 'kg'), shownMass(lb(0.000_123), 'kg')]).toEqual([0.0045, 0.000_056]);
    // 453.5917 kg is 999.9985 lb, and 243.83 cm is 95.996 in: neither is shown as the whole number above it.
    expect(shownMass(kg(453.5917), 'lb')).toBe(999.999);
    expect(shownLength(cm(243.83), 'in')).toBe(95.996);
    expect(shownLength(cm(30.48), 'in')).toBe(12);
    fc.assert(
      // Of hundredths of a pound a handful are written like a whole pound even with six decimals of a kilogram.
      fc.property(fc.integer({ min: 10, max: 390_000 }), (number) => {
        const [mass, length] = [lb(number / 10), inch(number / 100)];
        expect(massTicks(kg(shownMass(mass, 'kg')), 'x')).toBe(massTicks(mass, 'x'));
        expect(lengthTicks(cm(shownLength(length, 'cm')), 'x')).toBe(lengthTicks(length, 'x'));
      }),
    );
  });

  it('stores what was typed, in the unit it was typed in', () => {
    expect(editedLength(inch(48), 122, 'cm')).toEqual(cm(122));
    expect(editedMass(lb(100), 45, 'kg')).toEqual(kg(45));
  });

  it('takes back its own figures', () => {
    fc.assert(
      fc.property(shortEntry, (value) => {
        expect(lengthTicks({ value: shownLength(inch(value), 'cm', 4), unit: 'cm' }, 'x')).toBe(
          lengthTicks(inch(value), 'x'),
        );
      }),
    );
  });
});

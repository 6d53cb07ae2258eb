import { describe, expect, it } from 'vitest';
import { lengthTicks } from '../units/length.ts';
import { packageTypes } from './package-types.ts';
import { assetFootprints, assetSizes, shippingUnitPresets, shippingUnits } from './presets.ts';

describe('presets of handling units', () => {
  it('have the footprint that their name says, longer side first [QUOTE-06]', () => {
    for (const name of assetSizes) {
      const { length, width } = assetFootprints[name];
      const unit = name.endsWith('_cm') ? 'cm' : 'in';
      expect(`${length.value}x${width.value}`).toBe(name.replace('_cm', ''));
      expect([length.unit, width.unit]).toEqual([unit, unit]);
      expect(lengthTicks(length, 'length')).toBeGreaterThanOrEqual(lengthTicks(width, 'width'));
    }
  });

  it('are packed in types of the specification [QUOTE-04, QUOTE-08]', () => {
    for (const name of shippingUnits) {
      expect(packageTypes).toContain(shippingUnitPresets[name].packageType);
      expect(assetSizes).toContain(shippingUnitPresets[name].assetSize);
    }
    expect(shippingUnitPresets.standard_pallet).toEqual({ packageType: 'pallets', assetSize: '48x40' });
  });
});

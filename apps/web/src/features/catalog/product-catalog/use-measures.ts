import type { Product } from '@waybill/contract';
import { shownLength, shownMass } from '@waybill/freight';
import { useMemo } from 'react';
import { useFormats } from '../../../lib/format/use-formats.ts';

const kilogramsPerCubicMeter = 16.018463;

/** Sizes, weight and density of a product in the units of the person. */
export function useMeasures() {
  const formats = useFormats();
  return useMemo(() => {
    const { units, number } = formats;
    const metric = units.length === 'cm';
    return {
      size: ({ length, width, height }: Pick<Product, 'length' | 'width' | 'height'>): string =>
        `${[length, width, height].map((side) => number(shownLength(side, units.length), 2)).join(' × ')} ${units.length}`,
      weight: ({ weight }: Pick<Product, 'weight'>): string =>
        `${number(shownMass(weight, units.mass), 2)} ${units.mass}`,
      /** From pounds per cubic foot, as they are shown. */
      density: (shown: number): string =>
        metric ? `${number(shown * kilogramsPerCubicMeter, 1)} kg/m³` : `${shown.toFixed(2)} lb/ft³`,
    };
  }, [formats]);
}

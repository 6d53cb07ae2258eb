import type { ItemWire } from '@waybill/contract';
import type { Formats } from '../../../../../lib/format/formats.ts';

const inchesPer = { in: 1, cm: 1 / 2.54 } as const;
const poundsPer = { lb: 1, kg: 1 / 0.45359237 } as const;

/** `48 × 40 × 32 in`, in the reader's unit whatever unit it was typed in. */
export function itemSize({ length, width, height }: ItemWire, formats: Formats): string {
  const texts = [length, width, height].map(({ value, unit }) => formats.length(value * inchesPer[unit]));
  const unit = ` ${formats.units.length}`;
  return `${texts.map((text) => text.replace(unit, '')).join(' × ')}${unit}`;
}

/** The weight of all units of a line. */
export function itemWeight({ weight }: ItemWire, formats: Formats): string {
  return formats.mass(weight.value * poundsPer[weight.unit]);
}

import { chanceOf } from '@waybill/carriers';

/** Generates UUIDs of version 7, deterministic by seed and time. */
export type SeededIds = (at: Date) => string;

export function seededIds(seed: string): SeededIds {
  const chance = chanceOf(seed);
  const hex = (digits: number): string =>
    chance
      .between(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  return (at) => {
    const time = at.getTime().toString(16).padStart(12, '0');
    const variant = chance.pick(['8', '9', 'a', 'b']);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
  };
}

import type { countries } from '../choices.ts';

export type Country = (typeof countries)[number];

const postalShapes: Readonly<Record<Country, RegExp>> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
  MX: /^\d{5}$/,
};

/** Whether a postal code has the form its country uses. */
export function isPostalCode(value: string, of: Country): boolean {
  return postalShapes[of].test(value.trim());
}

import { FreightError } from '../errors.ts';
import type { Country } from '../load/sites.ts';

const shapes: Readonly<Record<Country, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  MX: /^\d{5}$/,
};

/** Whether a postal code has the shape its country uses; letters must be capitals. */
export function isPostalCode(code: string, country: Country): boolean {
  return shapes[country].test(code);
}

/**
 * The first three digits of a US ZIP, by which lanes and zones are kept.
 * @throws FreightError `invalid_format` naming `field`
 */
export function zip3Of(zip: string, field: string): string {
  if (!isPostalCode(zip, 'US')) throw new FreightError(field, 'invalid_format');
  return zip.slice(0, 3);
}

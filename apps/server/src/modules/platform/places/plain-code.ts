import { bare } from '@waybill/freight';

/** A postal code without its formatting; of a US ZIP code the five digits. Two addresses with the same one are one place. */
export function plainPostalCode(country: string, code: string): string {
  const plain = bare(code);
  return country === 'US' ? plain.slice(0, 5) : plain;
}

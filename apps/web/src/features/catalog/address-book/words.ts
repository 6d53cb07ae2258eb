import type { Address } from '@waybill/contract';

type Named = Pick<Address, 'contact_first_name' | 'contact_last_name'>;
type Street = Pick<Address, 'street_lines' | 'exterior_number'>;

/** The contact's whole name, or null. */
export function contactOf({ contact_first_name: first, contact_last_name: last }: Named): string | null {
  return [first, last].filter((part) => part !== null).join(' ') || null;
}

/** The street in one line; a Mexican one with its number behind it. */
export function streetOf({ street_lines: [first = '', ...rest], exterior_number: number }: Street): string {
  return [number === null ? first : `${first} ${number}`, ...rest].join(', ');
}

import type { Country } from '@waybill/contract';

/** What a country calls its postal code. */
export function codeWord(country: Country) {
  return country === 'US' ? 'address_book.form.zip' : 'address_book.form.postal_code';
}

/** What a country calls its states. */
export function stateWord(country: Country) {
  return country === 'CA' ? 'address_book.form.province' : 'address_book.form.state';
}

/** A state in its short form, to show what is meant. */
export const stateExamples: Readonly<Record<Country, string>> = { US: 'NH', CA: 'ON', MX: 'NLE' };

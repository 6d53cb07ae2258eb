import { minorUnits } from '@waybill/carriers';
import type { OrderCurrency } from '../kit/order.ts';

/** What can be wrong with a cell. */
export type CellProblem =
  | 'required'
  | 'invalid'
  | 'invalid_date'
  | 'invalid_postal_code'
  | 'not_a_whole_number'
  | 'too_small'
  | 'too_big'
  | 'too_long';

export type Cell<T> = { readonly value: T } | { readonly problem: CellProblem };

const month = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/;

/** A day as `2026-11-16` or `11/16/2026`, at noon UTC so that it is the same day in America; or an instant of ISO 8601. */
export function readInstant(text: string): Cell<string> {
  const [, m = '', d = '', y = ''] = month.exec(text) ?? [];
  const written = y === '' ? text : `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const match = iso.exec(written);
  if (match === null) return { problem: 'invalid_date' };
  const at = new Date(
    match[4] === undefined ? `${written}T12:00:00Z` : match[5] === undefined ? `${written}Z` : written,
  );
  const right = !Number.isNaN(at.getTime()) && (match[4] !== undefined || at.toISOString().startsWith(written));
  return right ? { value: at.toISOString() } : { problem: 'invalid_date' };
}

/** A whole number from 1 on. */
export function readCount(text: string): Cell<number> {
  if (!/^-?\d{1,9}(\.0+)?$/.test(text)) return { problem: 'not_a_whole_number' };
  const count = Number(text);
  return count < 1 ? { problem: 'too_small' } : count > 100_000 ? { problem: 'too_big' } : { value: count };
}

/** An amount as minor units; empty is none. */
export function readPrice(text: string): Cell<number | null> {
  if (text === '') return { value: null };
  const amount = minorUnits(text);
  return amount === null || amount < 0 ? { problem: 'invalid' } : { value: amount };
}

const countries = ['US', 'CA', 'MX'] as const;
const spelled: Readonly<Record<string, (typeof countries)[number]>> = {
  usa: 'US',
  'united states': 'US',
  'estados unidos': 'US',
  canada: 'CA',
  canadá: 'CA',
  mexico: 'MX',
  méxico: 'MX',
};

/** A country by its code or name; empty is the United States. */
export function readCountry(text: string): Cell<(typeof countries)[number]> {
  if (text === '') return { value: 'US' };
  const lower = text.toLowerCase();
  const found =
    countries.find((code) => code === text.toUpperCase()) ??
    (Object.hasOwn(spelled, lower) ? spelled[lower] : undefined);
  return found === undefined ? { problem: 'invalid' } : { value: found };
}

const codes = { US: /^\d{5}(-?\d{4})?$/, CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, MX: /^\d{5}$/ } as const;

/** A postal code; zeros that a sheet took off its beginning are put back. */
export function readPostalCode(text: string, country: keyof typeof codes): Cell<string> {
  if (text === '') return { problem: 'required' };
  const written = country !== 'CA' && /^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text.toUpperCase();
  return codes[country].test(written) ? { value: written } : { problem: 'invalid_postal_code' };
}

/** A currency that books are kept in; empty is US dollars. */
export function readCurrency(text: string): Cell<OrderCurrency> {
  const found = (['USD', 'CAD', 'MXN'] as const).find((code) => code === (text === '' ? 'USD' : text.toUpperCase()));
  return found === undefined ? { problem: 'invalid' } : { value: found };
}

/** Whether it is paid: empty is, since whoever uploads an order means to ship it. */
export function readPaid(text: string): boolean {
  return !['no', 'n', 'false', '0', 'unpaid', 'pending', 'pendiente'].includes(text.toLowerCase());
}

/** A text of at most so many characters, which may have to be there. */
export function readText(text: string, most: number, needed: boolean): Cell<string> {
  if (text === '' && needed) return { problem: 'required' };
  return text.length > most ? { problem: 'too_long' } : { value: text };
}

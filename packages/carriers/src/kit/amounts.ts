import { currencies, type Currency } from '@waybill/freight';

const plain = /^-?\d{1,9}(\.\d{1,4})?$/;

/**
 * Minor units of an amount as carriers write it: `1487.83`, `"1487.83"`, `"$1,487.83"`. Exact: the text is read, never
 * a binary fraction. Amounts with more than two decimals are taken only when the rest is zeros.
 * @returns null for anything that is no amount
 */
export function minorUnits(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    .trim()
    .replace(/^(-?)\$/, '$1');
  const grouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  if (!plain.test(grouped)) return null;
  const [whole = '', fraction = ''] = grouped.replace('-', '').split('.');
  if (/[1-9]/.test(fraction.slice(2))) return null;
  const amount = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return grouped.startsWith('-') ? -amount : amount;
}

/** A currency we keep books in; null for any other. */
export function currencyOf(text: unknown): Currency | null {
  return currencies.find((currency) => currency === text) ?? null;
}

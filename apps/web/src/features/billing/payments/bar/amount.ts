const typedAmount = /^\d{1,9}(?:\.\d{1,2})?$/;

/** A comma with one or two digits after it ends an amount as a point does; with three it parts thousands. */
const decimalComma = /,(?=\d{1,2}$)/;
const grouped = /^[1-9]\d{0,2}(,\d{3})+(?=\.|$)/;

/** Minor units of an amount as people type it, `1,250.5`, `125,50` or `$125.50`; null when it is none. */
export function minorOf(typed: string): number | null {
  const text = typed
    .replaceAll(/[\s$]/g, '')
    .replace(decimalComma, '.')
    .replace(grouped, (thousands) => thousands.replaceAll(',', ''));
  if (!typedAmount.test(text)) return null;
  const [whole = '0', part = ''] = text.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Minor units as they stand in a field: `125.50`. */
export function fieldOf(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

import type { Language } from '@waybill/phrases';

/**
 * The calendar date somebody typed, as `YYYY-MM-DD`, or null: `12/9/2026`, `12-9-26`, `2026-12-09`. English writes the
 * month first, Spanish the day.
 */
export function readDate(text: string, language: Language): string | null {
  const [, one = '', two = '', three = ''] = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})$/.exec(text.trim()) ?? [];
  if (one === '') return null;
  const [year, month, day] =
    one.length === 4 ? [one, two, three] : language === 'es' ? [three, two, one] : [three, one, two];
  const whole = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${whole}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(whole) ? whole : null;
}

import type { Language } from '@waybill/phrases';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Formats a calendar date: `Dec 2, 2026`. */
export function printedDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Replaces the hyphen with a minus sign, which aligns with digits and does not wrap. */
const signed = (figures: string): string => figures.replace('-', '−');

/** Formats an amount with its currency: `$8,500.00`, `−$12.50`. */
export function printedMoney(
  money: { readonly amount: number; readonly currency: string },
  language: Language,
): string {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency: money.currency });
  return signed(format.format(money.amount / 100));
}

/** Formats a number with at most two decimals. */
export function printedNumber(value: number, language: Language): string {
  return signed(new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(value));
}

/** Formats a time of day `HH:MM`: `4:00 PM`. */
export function printedTime(time: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${time}:00Z`),
  );
}

const minutes = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Formats an instant with its time zone: `Nov 16, 2:30 PM CST`. */
export function printedInstant(at: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { ...minutes, timeZone }).format(at);
}

/** Formats an instant with its year and time zone: `Nov 16, 2026, 2:30 PM CST`. */
export function printedDateTime(at: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { ...minutes, year: 'numeric', timeZone }).format(at);
}

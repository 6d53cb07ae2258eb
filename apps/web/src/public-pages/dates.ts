import { zoned } from '@waybill/freight';
import type { Language } from '@waybill/phrases';

const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

function write(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Calendar date `YYYY-MM-DD` of an instant in a zone. */
export function localDate(instant: string | Date, timeZone: string): string {
  return zoned(new Date(instant).getTime(), timeZone).date;
}

/** Days from one calendar date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** `Thursday, October 22`, with the year when it is not the year of `today`. */
export function longDay(date: string, language: Language, today: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return write(date, language, { weekday: 'long', month: 'long', day: 'numeric', ...year });
}

/** `Oct 22`. */
export function shortDay(date: string, language: Language): string {
  return write(date, language, { month: 'short', day: 'numeric' });
}

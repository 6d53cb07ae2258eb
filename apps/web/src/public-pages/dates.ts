import type { Language } from '@waybill/phrases';

const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

function write(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
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

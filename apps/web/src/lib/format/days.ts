import { addDays } from '@waybill/freight';
import { localToday } from './today.ts';
import { currentLanguage } from '../language/i18n.ts';

const locales = { en: 'en-US', es: 'es-US' } as const;

/** `Oct 20`, with the year when it is another than this one. */
export function shortDay(date: string, today = localToday()): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(locales[currentLanguage()], {
    month: 'short',
    day: 'numeric',
    ...year,
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** `Oct 1 – 21, 2026`, as short as the language writes it. */
export function dayRange(from: string, to: string): string {
  const format = new Intl.DateTimeFormat(locales[currentLanguage()], {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/**
 * The days of a filter in words: both in whichever order, or one of them as its feature says it; null where there is
 * neither.
 */
export function daysInWords(
  from: string | undefined,
  to: string | undefined,
  words: { readonly since: (date: string) => string; readonly until: (date: string) => string },
): string | null {
  if (from !== undefined && to !== undefined) return from <= to ? dayRange(from, to) : dayRange(to, from);
  if (from !== undefined) return words.since(shortDay(from));
  return to === undefined ? null : words.until(shortDay(to));
}

export type Range = { readonly from: string; readonly to: string };

/** Ranges that are asked for most. */
export function usualRanges(today = localToday()): {
  readonly last_7: Range;
  readonly last_30: Range;
  readonly next_7: Range;
} {
  return {
    last_7: { from: addDays(today, -6), to: today },
    last_30: { from: addDays(today, -29), to: today },
    next_7: { from: today, to: addDays(today, 6) },
  };
}

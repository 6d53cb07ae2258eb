import { addDays } from '@waybill/freight';
import { currentLanguage } from '../../../lib/language/i18n.ts';

const locales = { en: 'en-US', es: 'es-US' } as const;

/** Today where the person sits, `YYYY-MM-DD`. */
export function todayHere(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** `Oct 20`, with the year when it is another than this one. */
export function shortDay(date: string, today = todayHere()): string {
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

export type Range = { readonly from: string; readonly to: string };

/** Ranges that are asked for most. */
export function usualRanges(today = todayHere()): {
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

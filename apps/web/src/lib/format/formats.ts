import type { MoneyWire } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { asShown, type ShownCurrency } from './shown-currency.ts';
import { shownDistance, shownLength, shownMass, unitsOf, type UnitSystem } from './unit-system.ts';

const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;
// Making a format costs more than a key press may; each is made once.
const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/** A format for numbers, made once for its options. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `n${language}${JSON.stringify(options)}`;
  const kept = made.get(key) as Intl.NumberFormat | undefined;
  const format = kept ?? new Intl.NumberFormat(locales[language], options);
  made.set(key, format);
  return format;
}

/** A format for dates, made once for its options. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d${language}${JSON.stringify(options)}`;
  const kept = made.get(key) as Intl.DateTimeFormat | undefined;
  const format = kept ?? new Intl.DateTimeFormat(locales[language], options);
  made.set(key, format);
  return format;
}

const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/**
 * Everything that is written differently by language and by unit system.
 * Money is integer minor units; instants are UTC and are shown in the zone of the place they are about.
 * @param shown the currency money is shown in; without it each amount stays in its own
 */
export function formatsFor(language: Language, system: UnitSystem, shown: ShownCurrency | null = null) {
  const measured = (value: number, unit: string, digits: number): string =>
    `${numberFormat(language, { maximumFractionDigits: digits }).format(value)} ${unit}`;
  return {
    /** `$1,072.30`; the code is added when it is not the reader's own currency sign. */
    money: (value: MoneyWire): string => {
      const { amount, currency } = asShown(value, shown);
      return numberFormat(language, { style: 'currency', currency }).format(amount / 100);
    },
    number: (value: number, digits = 0): string =>
      numberFormat(language, { maximumFractionDigits: digits }).format(value),
    percent: (share: number, digits = 1): string =>
      numberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(share),
    /** Calendar date `YYYY-MM-DD` as `Wed, Dec 2`. */
    date: (date: string): string =>
      dateFormat(language, { ...day, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
    /** Calendar date with its year. */
    longDate: (date: string): string =>
      dateFormat(language, { ...day, year: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
    /** Calendar date without its weekday: `October 27`. */
    monthDay: (date: string): string =>
      dateFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
    /** An instant with the name of the place's zone: `Tue, Oct 20, 6:12 AM CDT`. */
    dateTime: (instant: string, timeZone: string): string =>
      dateFormat(language, { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone }).format(
        new Date(instant),
      ),
    time: (instant: string, timeZone: string): string =>
      dateFormat(language, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone }).format(
        new Date(instant),
      ),
    /** A moment in milliseconds by the reader's own clock, without its zone: `10:42 AM`. */
    clock: (at: number): string => dateFormat(language, { hour: 'numeric', minute: '2-digit' }).format(at),
    /** The zone's own name: `Eastern Time`, or in letters `ET`. */
    zone: (timeZone: string, at: Date, style: 'longGeneric' | 'shortGeneric' = 'longGeneric'): string =>
      dateFormat(language, { timeZone, timeZoneName: style })
        .formatToParts(at)
        .find((part) => part.type === 'timeZoneName')?.value ?? timeZone,
    mass: (pounds: number, digits = 0): string => measured(shownMass(pounds, system), unitsOf[system].mass, digits),
    length: (inches: number, digits = 1): string =>
      measured(shownLength(inches, system), unitsOf[system].length, digits),
    distance: (miles: number): string => measured(shownDistance(miles, system), unitsOf[system].distance, 0),
    units: unitsOf[system],
  };
}
export type Formats = ReturnType<typeof formatsFor>;

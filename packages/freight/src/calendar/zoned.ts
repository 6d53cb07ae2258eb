import { FreightError } from '../errors.ts';
import type { LocalDate } from './date.ts';

/** A moment as the clock on the wall of a place shows it. */
export type ZonedTime = { readonly date: LocalDate; readonly minutes: number };

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    try {
      clock = new Intl.DateTimeFormat('en-CA', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
      });
    } catch {
      throw new FreightError('zone', 'unknown_value');
    }
    clocks.set(zone, clock);
  }
  return clock;
}

/**
 * Local date and minute of an instant.
 * @param instant milliseconds since 1970 UTC
 * @param zone IANA name such as `America/Chicago`
 */
export function zoned(instant: number, zone: string): ZonedTime {
  if (!Number.isFinite(instant)) throw new FreightError('instant', 'not_finite');
  const part: Record<string, string> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) part[type] = value;
  return {
    date: `${part['year']}-${part['month']}-${part['day']}`,
    minutes: Number(part['hour']) * 60 + Number(part['minute']),
  };
}

/**
 * The day an instant falls on in a zone. An instant has no day of its own: in the evening of an American zone it is the
 * next day in UTC already. So a day is taken from an instant here and nowhere else.
 * @param instant a `Date`, a text with its offset, or milliseconds since 1970 UTC
 * @param zone IANA name; `UTC` where a day is wanted that is nobody's, such as a day of statistics
 * @throws FreightError `not_finite` for no instant, `unknown_value` for no zone
 */
export function dayAt(instant: Date | string | number, zone: string): LocalDate {
  return zoned(new Date(instant).getTime(), zone).date;
}

/** The day of a time that is written on the clock of its own place, `2026-11-30T17:00:00`, whatever follows it. */
export function writtenDay(local: string): LocalDate {
  return local.slice(0, 10);
}

/** Minutes after midnight of a time such as `16:00`. @throws FreightError `invalid_time` naming `field` */
export function minutesOf(time: string, field: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) throw new FreightError(field, 'invalid_time');
  return Number(hours) * 60 + Number(minutes);
}

/** What there is to say about a daily cut-off at a place. */
export type Cutoff = {
  readonly zone: string;
  readonly localDate: LocalDate;
  readonly localMinutes: number;
  readonly cutoff: string;
  readonly passed: boolean;
  /** 0 once it passed. */
  readonly minutesLeft: number;
};

/** How a moment stands to a daily cut-off (`HH:MM`, itself still in time) in the zone of the pickup place. */
export function cutoffAt(instant: number, zone: string, cutoff: string): Cutoff {
  const { date, minutes } = zoned(instant, zone);
  const left = minutesOf(cutoff, 'cutoff') - minutes;
  return { zone, localDate: date, localMinutes: minutes, cutoff, passed: left < 0, minutesLeft: Math.max(0, left) };
}

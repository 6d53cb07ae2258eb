import { addBusinessDays } from './business-days.ts';
import { carrierClosures } from './closures.ts';
import type { LocalDate } from './date.ts';
import { minutesUntilOpen } from './office-hours.ts';
import { dayAt, minutesOf, zoned } from './zoned.ts';

/** Hours of the sales desk, and the hours within which an answer is promised. */
export const deskHours = { zone: 'America/New_York', opens: '08:00', closes: '18:00', answerMinutes: 4 * 60 } as const;

const minuteMs = 60_000;

/**
 * Due time of a request to sales: the promised time in desk hours, on carriers' business days. When the clocks change
 * at night, it may be off by an hour.
 */
export function answerDue(asked: Date): Date {
  let at = Math.floor(asked.getTime() / minuteMs) * minuteMs;
  let left: number = deskHours.answerMinutes;
  for (;;) {
    at += minutesUntilOpen(at, deskHours) * minuteMs;
    const untilClose = minutesOf(deskHours.closes, 'closes') - zoned(at, deskHours.zone).minutes;
    if (left <= untilClose) return new Date(at + left * minuteMs);
    left -= untilClose;
    at += untilClose * minuteMs;
  }
}

/**
 * The first day on which a truck that sales are asked for now can come: the next day trucks drive after the day of the
 * promised answer, since a truck is looked for once the answer is accepted.
 */
export function firstTruckloadPickup(asked: Date): LocalDate {
  return addBusinessDays(dayAt(answerDue(asked), deskHours.zone), 1, carrierClosures('truckload'));
}

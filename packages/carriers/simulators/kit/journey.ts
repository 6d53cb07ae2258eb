import { dayAt, isBusinessDay, nextBusinessDay, parcelClosures, type Closures } from '@waybill/freight';
import { instantOf } from '../../src/house/local-time.ts';

/** A step of a simulated journey, so many hours after it began. */
export type JourneyStep<T> = { readonly afterHours: number; readonly event: T };

/** Carriers plan by this clock. */
const zone = 'America/New_York';
const openingMinute = 8 * 60;

/** When a carrier starts on what was booked: at once on a business day, else on the morning of the next one. */
export function startOfWork(booked: Date, closures: Closures = { holidays: parcelClosures }): Date {
  const date = dayAt(booked, zone);
  return isBusinessDay(date, closures) ? booked : instantOf(nextBusinessDay(date, closures), openingMinute, zone);
}

/** The steps that have come by now, oldest first, each with its instant. Only the booking itself may be on a closed day. */
export function stepsSoFar<T>(
  steps: readonly JourneyStep<T>[],
  begun: Date,
  now: Date,
  hourMs: number,
  closures?: Closures,
): readonly { readonly at: Date; readonly event: T }[] {
  const start = startOfWork(begun, closures);
  return steps
    .map(({ afterHours, event }) => {
      const from = afterHours === 0 ? begun : start;
      return { at: new Date(from.getTime() + afterHours * hourMs), event };
    })
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

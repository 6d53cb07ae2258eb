import { ltlClosures, zoned } from '@waybill/freight';
import { stepsSoFar, type JourneyStep } from '../kit/index.ts';
import { timeZoneOf } from './place.ts';

export type LtlStop = { readonly city: string; readonly state: string; readonly postalCode: string };
export type LtlMilestone = 'booked' | 'picked_up' | 'at_origin' | 'departed' | 'at_destination' | 'out' | 'delivered';

/** Something that happened to a simulated shipment, on the clock of its place. */
export type LtlHappening = {
  readonly milestone: LtlMilestone;
  readonly stop: LtlStop;
  /** `YYYY-MM-DD` and minutes after midnight, at the stop. */
  readonly date: string;
  readonly minutes: number;
};

/** The journey of a simulated LTL shipment: picked up some hours after booking, delivered after its days in transit. */
export function ltlJourney(
  { origin, destination, transitDays }: { origin: LtlStop; destination: LtlStop; transitDays: number },
  bookedAt: Date,
  { now, hourMs }: { readonly now: Date; readonly hourMs: number },
): readonly LtlHappening[] {
  const last = 12 + transitDays * 24;
  const steps: JourneyStep<{ milestone: LtlMilestone; stop: LtlStop }>[] = [
    { afterHours: 0, event: { milestone: 'booked', stop: origin } },
    { afterHours: 6, event: { milestone: 'picked_up', stop: origin } },
    { afterHours: 9, event: { milestone: 'at_origin', stop: origin } },
    { afterHours: 12, event: { milestone: 'departed', stop: origin } },
    { afterHours: last - 5, event: { milestone: 'at_destination', stop: destination } },
    { afterHours: last - 3, event: { milestone: 'out', stop: destination } },
    { afterHours: last, event: { milestone: 'delivered', stop: destination } },
  ];
  return stepsSoFar(steps, bookedAt, now, hourMs, { holidays: ltlClosures }).map(({ at, event }) => ({
    ...event,
    ...zoned(at.getTime(), timeZoneOf(event.stop.postalCode)),
  }));
}

import {
  cutoffAt,
  firstLtlPickup,
  isBusinessDay,
  ltlPickupDays,
  nextBusinessDay,
  ltlClosures,
  parcelClosures,
  parcelPickup,
  zoned,
  type PickupDay,
} from '@waybill/freight';
import { useMemo } from 'react';
import { useDraft } from '../../draft/draft-context.ts';
import type { DetailsDraft } from '../../draft/draft.ts';
import { usePlace } from '../lane/use-place.ts';
import { useNow } from '../use-now.ts';

/** Latest time of the business day before at which a pickup is asked for, by the pickup place's clock. */
export const bookingCutoff = '16:00';

export type Pickup = {
  /** Zone of the pickup place; the browser's own until the place is known. */
  readonly zone: string;
  readonly known: boolean;
  readonly city: string | null;
  readonly today: string;
  /** The chosen day, or the first on which carriers pick up. */
  readonly date: string;
  readonly week: readonly PickupDay[];
  /** Minutes after midnight there. */
  readonly minutes: number;
  /** The first day on which boxes are picked up that are scheduled now. */
  readonly firstPickup: string;
  /** Minutes left to book the next pickup day; null when the chosen day is a later one. */
  readonly minutesLeft: number | null;
};

/** The last business day before a pickup day: the day by whose cut-off it is booked. */
export function bookByDay(date: string, today: string): string {
  let day = today;
  for (;;) {
    const next = nextBusinessDay(day, { holidays: ltlClosures });
    if (next >= date) return day;
    day = next;
  }
}

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const parcels = { holidays: parcelClosures };

/** The day that details ask for when none was chosen: the first one that is offered in their mode. */
export function firstDay(
  details: Pick<DetailsDraft, 'mode' | 'pickup_method'>,
  today: string,
  minutes: number,
): string {
  if (details.mode !== 'parcel') return firstLtlPickup(today);
  if (details.pickup_method === 'scheduled') return parcelPickup(today, minutes, parcels).date;
  return isBusinessDay(today, parcels) ? today : nextBusinessDay(today, parcels);
}

/** The days asked for by the clock of a place: chosen or the first, today, and the first that is still offered. */
export function askedDay(details: DetailsDraft, instant: number, zone: string) {
  const { date: today, minutes } = zoned(instant, zone);
  const firstPickup = parcelPickup(today, minutes, parcels).date;
  return { date: details.pickup_date ?? firstDay(details, today, minutes), today, minutes, firstPickup };
}

/** Everything about the pickup day, by the calendar and the clock of the place where it happens. */
export function usePickup(): Pickup {
  const { place } = usePlace('origin');
  const details = useDraft((draft) => draft.details);
  const { mode, pickup_method: method, pickup_date: chosen } = details;
  const now = useNow();
  const zone = place?.time_zone ?? browserZone();
  // The moment matters by its minute only.
  const minute = Math.floor(now / 60_000) * 60_000;
  const { date: today, minutes } = zoned(minute, zone);
  return useMemo(() => {
    const date = chosen ?? firstDay({ mode, pickup_method: method }, today, minutes);
    const due = bookByDay(date, today) === today;
    const { minutesLeft } = cutoffAt(minute, zone, bookingCutoff);
    return {
      zone,
      known: place !== null,
      city: place?.city ?? null,
      today,
      date,
      week: ltlPickupDays(today, 7),
      minutesLeft: due ? minutesLeft : null,
      minutes,
      firstPickup: parcelPickup(today, minutes, parcels).date,
    };
  }, [chosen, mode, method, today, minutes, minute, zone, place]);
}

import {
  cutoffAt,
  firstBookableLtlPickup,
  inTimeForLtl,
  isBusinessDay,
  ltlBookBy,
  ltlBookingCutoff,
  ltlPickupDays,
  nextBusinessDay,
  parcelClosures,
  parcelPickup,
  zoned,
  type PickupDay,
  type ZonedTime,
} from '@waybill/freight';
import { useMemo } from 'react';
import { useDraft } from '../../draft/quote-form.ts';
import type { DetailsDraft } from '../../draft/draft.ts';
import { usePlace } from '../lane/use-place.ts';
import { useNow } from '../../../../../lib/use-now.ts';

export type Pickup = {
  /** Zone of the pickup place; the browser's own until the place is known. */
  readonly zone: string;
  readonly known: boolean;
  readonly city: string | null;
  readonly today: string;
  /** The chosen day, or the first on which carriers pick up where none was chosen or it cannot be booked any more. */
  readonly date: string;
  readonly week: readonly PickupDay[];
  /** Minutes after midnight there. */
  readonly minutes: number;
  /** The first day on which boxes are picked up that are scheduled now. */
  readonly firstPickup: string;
  /**
   * Minutes left to book freight for the chosen day; 0 when its cut-off has passed, null when that is not today, and
   * for boxes.
   */
  readonly minutesLeft: number | null;
};

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const parcels = { holidays: parcelClosures };

/** The day that details ask for when none was chosen: the first one that is offered in their mode. */
function firstDay(details: Pick<DetailsDraft, 'mode' | 'pickup_method'>, today: string, minutes: number): string {
  if (details.mode !== 'parcel') return firstBookableLtlPickup({ date: today, minutes });
  if (details.pickup_method === 'scheduled') return parcelPickup(today, minutes, parcels).date;
  return isBusinessDay(today, parcels) ? today : nextBusinessDay(today, parcels);
}

type Day = Pick<DetailsDraft, 'mode' | 'pickup_method' | 'pickup_date'>;

/**
 * The day that details ask for: the chosen one, or the first one that is offered where none was chosen or the clock has
 * gone past it since.
 * @param known whether the clock is that of the pickup place; another one decides no cut-off of a chosen day
 */
function dayOf(details: Day, { date: today, minutes }: ZonedTime, known: boolean): string {
  const { mode, pickup_method: method, pickup_date: chosen } = details;
  if (chosen === null) return firstDay(details, today, minutes);
  const over =
    mode === 'parcel'
      ? chosen < (method === 'scheduled' && known ? parcelPickup(today, minutes, parcels).date : today)
      : chosen <= today || (known && !inTimeForLtl(chosen, { date: today, minutes }));
  return over ? firstDay(details, today, minutes) : chosen;
}

/** The days asked for by the clock of a place: chosen or the first, today, and the first that is still offered. */
export function requestedDay(details: DetailsDraft, instant: number, { zone, known }: Pick<Pickup, 'zone' | 'known'>) {
  const clock = zoned(instant, zone);
  const { date: today, minutes } = clock;
  const firstPickup = parcelPickup(today, minutes, parcels).date;
  return { date: dayOf(details, clock, known), today, minutes, firstPickup };
}

/** Everything about the pickup day, by the calendar and the clock of the place where it happens. */
export function usePickup(): Pickup {
  const { place } = usePlace('origin');
  // Each by itself: typing in a line of the load moves no day.
  const mode = useDraft((draft) => draft.details.mode);
  const method = useDraft((draft) => draft.details.pickup_method);
  const chosen = useDraft((draft) => draft.details.pickup_date);
  // Sales may have agreed on any day that is not over.
  const offered = useDraft((draft) => draft.quoted?.offered ?? false);
  const now = useNow();
  const known = place !== null;
  const zone = place?.time_zone ?? browserZone();
  // The moment matters by its minute only.
  const minute = Math.floor(now / 60_000) * 60_000;
  const { date: today, minutes } = zoned(minute, zone);
  return useMemo(() => {
    const date =
      offered && chosen !== null
        ? chosen
        : dayOf({ mode, pickup_method: method, pickup_date: chosen }, { date: today, minutes }, known);
    const bookBy = ltlBookBy(date);
    const { minutesLeft } = cutoffAt(minute, zone, ltlBookingCutoff);
    const left = bookBy === today ? minutesLeft : bookBy < today ? 0 : null;
    return {
      zone,
      known,
      city: place?.city ?? null,
      today,
      date,
      week: ltlPickupDays(today, 7, undefined, known ? minutes : null),
      minutesLeft: mode === 'parcel' ? null : left,
      minutes,
      firstPickup: parcelPickup(today, minutes, parcels).date,
    };
  }, [chosen, offered, mode, method, today, minutes, minute, zone, known, place]);
}

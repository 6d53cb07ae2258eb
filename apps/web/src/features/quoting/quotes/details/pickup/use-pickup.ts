import {
  cutoffAt,
  firstBookableLtlPickup,
  isBusinessDay,
  ltlBookBy,
  ltlBookingCutoff,
  ltlPickupDays,
  nextBusinessDay,
  parcelClosures,
  parcelPickup,
  zoned,
  type PickupDay,
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
  /** The chosen day, or the first on which carriers pick up and that can still be booked. */
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
export function firstDay(
  details: Pick<DetailsDraft, 'mode' | 'pickup_method'>,
  today: string,
  minutes: number,
): string {
  if (details.mode !== 'parcel') return firstBookableLtlPickup({ date: today, minutes });
  if (details.pickup_method === 'scheduled') return parcelPickup(today, minutes, parcels).date;
  return isBusinessDay(today, parcels) ? today : nextBusinessDay(today, parcels);
}

/** The days asked for by the clock of a place: chosen or the first, today, and the first that is still offered. */
export function requestedDay(details: DetailsDraft, instant: number, zone: string) {
  const { date: today, minutes } = zoned(instant, zone);
  const firstPickup = parcelPickup(today, minutes, parcels).date;
  return { date: details.pickup_date ?? firstDay(details, today, minutes), today, minutes, firstPickup };
}

/** Everything about the pickup day, by the calendar and the clock of the place where it happens. */
export function usePickup(): Pickup {
  const { place } = usePlace('origin');
  // Each by itself: typing in a line of the load moves no day.
  const mode = useDraft((draft) => draft.details.mode);
  const method = useDraft((draft) => draft.details.pickup_method);
  const chosen = useDraft((draft) => draft.details.pickup_date);
  const now = useNow();
  const zone = place?.time_zone ?? browserZone();
  // The moment matters by its minute only.
  const minute = Math.floor(now / 60_000) * 60_000;
  const { date: today, minutes } = zoned(minute, zone);
  return useMemo(() => {
    const date = chosen ?? firstDay({ mode, pickup_method: method }, today, minutes);
    const bookBy = ltlBookBy(date);
    const { minutesLeft } = cutoffAt(minute, zone, ltlBookingCutoff);
    const left = bookBy === today ? minutesLeft : bookBy < today ? 0 : null;
    return {
      zone,
      known: place !== null,
      city: place?.city ?? null,
      today,
      date,
      week: ltlPickupDays(today, 7),
      minutesLeft: mode === 'parcel' ? null : left,
      minutes,
      firstPickup: parcelPickup(today, minutes, parcels).date,
    };
  }, [chosen, mode, method, today, minutes, minute, zone, place]);
}

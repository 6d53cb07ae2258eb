import {
  cutoffAt,
  firstBookableLtlPickup,
  ltlBookBy,
  ltlBookingCutoff,
  ltlPickupDays,
  zoned,
  type PickupDay,
} from '@waybill/freight';
import { useMemo } from 'react';
import { useDraft } from '../../draft/draft-context.ts';
import { usePlace } from '../lane/use-place.ts';
import { useNow } from '../use-now.ts';

export type Pickup = {
  /** Zone of the pickup place; the browser's own until the place is known. */
  readonly zone: string;
  readonly known: boolean;
  readonly city: string | null;
  readonly today: string;
  /** The chosen day, or the first on which carriers pick up and that can still be booked. */
  readonly date: string;
  readonly week: readonly PickupDay[];
  /** Minutes left to book the chosen day; 0 when its cut-off has passed, null when that is not today. */
  readonly minutesLeft: number | null;
};

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Everything about the pickup day, by the calendar and the clock of the place where it happens. */
export function usePickup(): Pickup {
  const { place } = usePlace('origin');
  const chosen = useDraft((draft) => draft.details.pickup_date);
  const now = useNow();
  const zone = place?.time_zone ?? browserZone();
  // The moment matters by its minute only.
  const minute = Math.floor(now / 60_000) * 60_000;
  const { date: today, minutes } = zoned(minute, zone);
  return useMemo(() => {
    const date = chosen ?? firstBookableLtlPickup({ date: today, minutes });
    const bookBy = ltlBookBy(date);
    const { minutesLeft } = cutoffAt(minute, zone, ltlBookingCutoff);
    return {
      zone,
      known: place !== null,
      city: place?.city ?? null,
      today,
      date,
      week: ltlPickupDays(today, 7),
      minutesLeft: bookBy > today ? null : bookBy === today ? minutesLeft : 0,
    };
  }, [chosen, today, minutes, minute, zone, place]);
}

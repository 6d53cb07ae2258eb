import {
  cutoffAt,
  firstLtlPickup,
  ltlPickupDays,
  nextBusinessDay,
  ltlClosures,
  zoned,
  type PickupDay,
} from '@waybill/freight';
import { useMemo } from 'react';
import { useDraft } from '../../draft/draft-context.ts';
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

/** Everything about the pickup day, by the calendar and the clock of the place where it happens. */
export function usePickup(): Pickup {
  const { place } = usePlace('origin');
  const chosen = useDraft((draft) => draft.details.pickup_date);
  const now = useNow();
  const zone = place?.time_zone ?? browserZone();
  // The moment matters by its minute only.
  const minute = Math.floor(now / 60_000) * 60_000;
  const { date: today } = zoned(minute, zone);
  return useMemo(() => {
    const date = chosen ?? firstLtlPickup(today);
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
    };
  }, [chosen, today, minute, zone, place]);
}

import { chanceOf, fingerprint, planItinerary, type Chance, type HouseEvent, type PlannedEvent } from '@waybill/carriers';
import type { Party, Place } from '@waybill/contract';
import { applyEvents, type EventScheme, type TrackingState } from '@waybill/freight';
import { seededIds } from '../seeded-ids.ts';
import type { Role } from './cast.ts';
import { bookingMoment, pickupDateFor } from './moments.ts';
import { partyAt, placeOf } from './parties.ts';
import { priceWish, type Market, type PricedRate, type PricedWish } from './pricing.ts';
import { wishOf } from './requests.ts';

/** Something reported about a demo shipment: by its carrier, or by us when it was canceled. */
export type DemoEvent = {
  readonly at: Date;
  readonly source: 'house' | 'waybill';
  readonly report: Omit<HouseEvent, 'scheme' | 'code'> & { readonly scheme: EventScheme; readonly code: string };
};

/** A demo shipment with everything decided. */
export type Booked = {
  readonly role: Role;
  readonly id: string;
  readonly quoteId: string;
  readonly bookedAt: Date;
  readonly quotedAt: Date;
  readonly priced: PricedWish;
  readonly taken: PricedRate;
  readonly pickup: Party;
  readonly delivery: Party;
  readonly readyAt: string;
  /** What was reported by now, and what the carrier has still to report. */
  readonly events: readonly DemoEvent[];
  readonly itinerary: readonly PlannedEvent[];
  readonly state: TrackingState;
};

const minute = 60_000;
const tries = 120;
/** After so many tries the shipment is refused at the door, which can always be arranged. */
const triesForFate = 60;

const at = (place: Place, party: Party) => ({
  city: party.city, state: party.state, latitude: place.latitude, longitude: place.longitude, timeZone: place.time_zone,
});

/** A carrier that takes its time: the acknowledgement is still to come. */
function acknowledgedLater(planned: readonly PlannedEvent[], now: Date, chance: Chance): PlannedEvent[] {
  const later = now.getTime() + chance.between(15, 300) * minute;
  return planned.map(({ dueAt, event }, step) => ({ event, dueAt: step < 2 ? new Date(later + step * 20_000) : dueAt }));
}

function cancellation(bookedAt: Date, zone: string, chance: Chance): DemoEvent {
  return {
    at: new Date(bookedAt.getTime() + chance.between(20, 240) * minute),
    source: 'waybill',
    report: {
      scheme: 'own', code: 'canceled', reason_code: null, text: 'SHIPMENT CANCELED', city: null as never, state: null as never,
      time_zone: zone, estimate: null,
    },
  };
}

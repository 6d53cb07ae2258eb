import { chanceOf, fingerprint, planItinerary, type Chance, type PlannedEvent } from '@waybill/carriers';
import type { Party, Place } from '@waybill/contract';
import { ltlClosures, type TrackingState } from '@waybill/freight';
import { endOfDay, reportOf } from '../../modules/shipments/house-carriers/index.ts';
import type { ReportedEvent } from '../../modules/shipments/tracking/index.ts';
import { seededIds } from '../seeded-ids.ts';
import type { Role } from './cast.ts';
import { bookingMoment, pickupDateFor } from './moments.ts';
import { partyAt, placeOf } from './parties.ts';
import { priceRequest, type Market, type PricedRate, type PricedRequest } from './pricing.ts';
import { acknowledgedLater, cancellation, stateAfter } from './reports.ts';
import { demoLoadOf } from './requests.ts';

/** A complete demo shipment, except for its sequential numbers. */
export type Booked = {
  readonly role: Role;
  readonly id: string;
  readonly bookedAt: Date;
  readonly priced: PricedRequest;
  readonly taken: PricedRate;
  readonly pickup: Party;
  readonly delivery: Party;
  /** Local time at the pickup, `HH:MM`. */
  readonly readyAt: string;
  /** Everything its carrier will report; empty after a cancellation. */
  readonly itinerary: readonly PlannedEvent[];
  /** Reports up to now, and the resulting state. */
  readonly reports: readonly ReportedEvent[];
  readonly state: TrackingState;
};

const mostTries = 150;
/** After this many attempts the delivery is refused, which delays it permanently and so is always possible. */
const triesForFate = 60;
const carriersAsked = 4;

const stopAt = (place: Place, party: Party) => ({
  city: party.city,
  state: party.state,
  latitude: place.latitude,
  longitude: place.longitude,
  timeZone: place.time_zone,
});

/** Carriers to ask: all for a quote that is kept, else a few, since only one rate is needed. */
function asked(market: Market, role: Role, chance: Chance): Market {
  if (role.quoted) return market;
  const some = Array.from({ length: carriersAsked }, () => chance.pick(market.carriers));
  return { ...market, carriers: [...new Set(some)] };
}

/** Usually the cheapest rate, as shippers choose. */
function choose(rates: readonly PricedRate[], chance: Chance): PricedRate | null {
  if (rates.length === 0) return null;
  const byPrice = rates.toSorted(
    (a, b) => a.rate.total_without_insurance.amount - b.rate.total_without_insurance.amount,
  );
  const place = chance.pick([0, 0, 0, 0, 1, 1, 2, chance.between(0, byPrice.length - 1)]);
  return byPrice[Math.min(place, byPrice.length - 1)] ?? null;
}

function attempt(role: Role, now: Date, market: Market, chance: Chance, tried: number): Booked | null {
  const wish = demoLoadOf(role.account, chance);
  const zone = placeOf(wish.from).time_zone;
  const bookedAt = bookingMoment(role.status, now, zone, chance);
  const pickupDate = pickupDateFor(bookedAt, zone, chance);
  const newId = seededIds(`shipment/${role.index}/${tried}`);
  const id = newId(bookedAt);
  const priced = priceRequest(wish, pickupDate, bookedAt, asked(market, role, chance), () => newId(bookedAt));
  const taken = choose(priced.rates, chance);
  if (taken === null) return null;
  const [pickup, delivery] = [partyAt(wish.from, chance), partyAt(wish.to, chance)];
  const readyAt = chance.pick(['08:30', '09:00', '10:00', '11:30', '13:00']);
  const fate = tried < triesForFate || role.status !== 'delayed' ? role.fate : ({ kind: 'refused' } as const);
  const planned = planItinerary({
    seed: fingerprint(id),
    bookedAt,
    pickupDate,
    readyAt,
    pickup: stopAt(priced.origin, pickup),
    delivery: stopAt(priced.destination, delivery),
    deliveryDate: taken.rate.delivery_date,
    deliverBy: taken.rate.delivery_by ?? endOfDay,
    closures: { holidays: ltlClosures },
    ...(fate === null ? {} : { fate }),
  });
  const canceled = role.status === 'canceled' ? cancellation(bookedAt, zone, chance) : null;
  const itinerary = role.status === 'pending' ? acknowledgedLater(planned, now, chance) : planned;
  const until = canceled?.occurred_at ?? now;
  const told = itinerary.filter(({ dueAt }) => dueAt <= until);
  const reports = [...told.map(reportOf), ...(canceled === null ? [] : [canceled])];
  const state = stateAfter(reports);
  if (state.status !== role.status || until > now) return null;
  return {
    role,
    id,
    bookedAt,
    priced,
    taken,
    pickup,
    delivery,
    readyAt,
    reports,
    state,
    itinerary: canceled === null ? itinerary : told,
  };
}

/**
 * Simulates a demo shipment: draws random ones until one has its role's status. Deterministic by the role's position in
 * the cast and `now`.
 * @throws Error when no draw leads to the status
 */
export function simulateShipment(role: Role, now: Date, market: Market): Booked {
  const chance = chanceOf(`shipment/${role.index}`);
  for (let tried = 0; tried < mostTries; tried += 1) {
    const told = attempt(role, now, market, chance, tried);
    if (told !== null) return told;
  }
  throw new Error(`No demo shipment came to be ${role.status}`);
}

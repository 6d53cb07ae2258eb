import { bookHouse, fingerprint, planItinerary, type ItineraryPlace } from '@waybill/carriers';
import { ltlClosures } from '@waybill/freight';
import type { Party, Place } from '@waybill/contract';
import type { Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import type { ShipmentKey } from '../tracking/index.ts';
import { reportDue } from './report-due.ts';

/**
 * Numbers that a house carrier assigns to a booking, always the same for the same booking.
 * @throws RangeError for a carrier without numbers
 */
export async function bookWithHouseCarrier(
  tx: Tx,
  bookingId: string,
  carrierId: string,
): Promise<{ proNumber: string; pickupNumber: string }> {
  const { scac, pro_prefix: prefix } = await tx
    .selectFrom('carriers')
    .select(['scac', 'pro_prefix'])
    .where('id', '=', carrierId)
    .executeTakeFirstOrThrow();
  return bookHouse({ bookingId, scac, prefix });
}

/** End of a carrier's delivery day, for rates without a delivery time. */
export const endOfDay = '17:00';

/** Facts of a booked shipment for its itinerary. */
type HouseJourney = {
  readonly origin: Place;
  readonly destination: Place;
  readonly pickup: Party;
  readonly delivery: Party;
  readonly ready_at: string;
  /** Null if any time of the day; then the end of the carrier's day. */
  readonly delivery_by: string | null;
};

type Dates = { readonly bookedAt: Date; readonly pickupDate: string; readonly deliveryDate: string };

function at(place: Place, party: Party): ItineraryPlace {
  return {
    city: party.city,
    state: party.state,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: place.time_zone,
  };
}

/** All events that a house carrier will report, in order. */
function itineraryOf(shipmentId: string, journey: HouseJourney, dates: Dates) {
  return planItinerary({
    seed: fingerprint(shipmentId),
    bookedAt: dates.bookedAt,
    pickup: at(journey.origin, journey.pickup),
    delivery: at(journey.destination, journey.delivery),
    pickupDate: dates.pickupDate,
    readyAt: journey.ready_at,
    deliveryDate: dates.deliveryDate,
    deliverBy: journey.delivery_by ?? endOfDay,
    closures: { holidays: ltlClosures },
  });
}

/** Saves the planned reports of a shipment; each one schedules the next. */
export async function planHouseItinerary(tx: Tx, key: ShipmentKey, journey: HouseJourney, dates: Dates): Promise<void> {
  const planned = itineraryOf(key.shipment_id, journey, dates);
  await tx
    .insertInto('house_itineraries')
    .values(planned.map(({ dueAt, event }, step) => ({ ...key, step, due_at: dueAt, event: JSON.stringify(event) })))
    .execute();
  const first = planned[0];
  if (first) await addJob(tx, reportDue, key, { runAt: first.dueAt, key: `house:${key.shipment_id}` });
}

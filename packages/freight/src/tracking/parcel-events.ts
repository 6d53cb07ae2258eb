import type { StatusRule } from './status.ts';

const row = (status: StatusRule['status'], actionRequired = false): StatusRule => ({ status, actionRequired });

/** What parcel carriers report, brought to one vocabulary. */
export const parcelEvents = {
  pre_transit: row('pending'),
  pickup_scheduled: row('dispatched'),
  pickup_failed: row('pending', true),
  accepted: row('in_transit'),
  in_transit: row('in_transit'),
  out_for_delivery: row('in_transit'),
  available_for_pickup: row('in_transit', true),
  delivery_attempted: row('delayed', true),
  exception: row('delayed'),
  address_incorrect: row('delayed', true),
  customs_hold: row('delayed', true),
  damaged: row('delayed', true),
  returned: row('delayed', true),
  delivered: row('delivered'),
  canceled: row('canceled'),
  expired: row('delayed', true),
  unknown: row('pending'),
} as const satisfies Readonly<Record<string, StatusRule>>;
export type ParcelEvent = keyof typeof parcelEvents;

/** Words that carriers and trackers use for the same, by their letters alone. */
const synonyms: Readonly<Record<ParcelEvent, string>> = {
  pre_transit: 'pretransit inforeceived labelcreated',
  pickup_scheduled: 'pickupscheduled collectionrequested driverassigned',
  pickup_failed: 'pickupfailed collectionfailed notyetreceivedbycarrier',
  accepted: 'accepted pickedup originscan',
  in_transit: 'intransit arrivedatfacility departedfacility processed',
  out_for_delivery: 'outfordelivery',
  available_for_pickup: 'availableforpickup heldatlocation',
  delivery_attempted: 'deliveryattempted attemptfail noticeleft',
  exception: 'exception weatherdelay mechanicaldelay',
  address_incorrect: 'addressincorrect insufficientaddress',
  customs_hold: 'customshold clearancedelay',
  damaged: 'damaged',
  returned: 'returned refused returntosender',
  delivered: 'delivered',
  canceled: 'canceled cancelled voided',
  expired: 'expired noscansfor30days',
  unknown: 'unknown notfound',
};

const bySynonym: ReadonlyMap<string, ParcelEvent> = new Map(
  (Object.keys(synonyms) as ParcelEvent[]).flatMap((event) =>
    synonyms[event].split(' ').map((word): [string, ParcelEvent] => [word, event]),
  ),
);

/** The event a carrier's own word stands for, in any spelling; null for one nobody listed. */
export function parcelEventOf(word: string): ParcelEvent | null {
  return bySynonym.get(word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')) ?? null;
}

/** Event codes of the post by what they mean for us. */
export const uspsEvents = {
  '01': row('delivered'),
  '02': row('delayed', true),
  '03': row('in_transit'),
  '04': row('delayed', true),
  '05': row('delayed', true),
  '06': row('in_transit'),
  '07': row('in_transit'),
  '08': row('delayed'),
  '09': row('delayed', true),
  '10': row('in_transit'),
  '14': row('in_transit', true),
  '53': row('delayed', true),
  GX: row('pending'),
  MA: row('pending'),
  OF: row('in_transit'),
} as const satisfies Readonly<Record<string, StatusRule>>;

/** What we record ourselves, and what staff may say happened. */
export const ownEvents = {
  booked: row('pending'),
  dispatched: row('dispatched'),
  picked_up: row('in_transit'),
  moved: row('in_transit'),
  out_for_delivery: row('in_transit'),
  delayed: row('delayed'),
  held: row('delayed', true),
  delivery_failed: row('delayed', true),
  proof_of_delivery: row('delivered'),
  returned: row('delayed', true),
  canceled: row('canceled'),
  // What staff correct by hand: from here on this is the status, whatever was reported before.
  set_pending: row('pending'),
  set_dispatched: row('dispatched'),
  set_in_transit: row('in_transit'),
  set_delayed: row('delayed'),
  set_delivered: row('delivered'),
  set_canceled: row('canceled'),
} as const satisfies Readonly<Record<string, StatusRule>>;
export type OwnEvent = keyof typeof ownEvents;

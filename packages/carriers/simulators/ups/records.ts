import { kindOf } from '../kit/index.ts';

export type Place = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

/** A package with its own number; references as they were given. */
export type BookedPackage = {
  readonly number: string;
  readonly references: readonly string[];
  readonly weight: string;
  readonly signature: '2' | '3' | null;
};

/** A shipment as it was booked, known by the number of its first package. */
export type Shipment = {
  readonly id: string;
  readonly account: string;
  readonly service: string;
  readonly bookedAt: number;
  /** `YYYYMMDD` */
  readonly pickupDate: string;
  readonly days: number;
  readonly from: Place;
  readonly to: Place;
  readonly packages: readonly BookedPackage[];
  readonly voidedAt: number | null;
};

export const shipments = kindOf<Shipment>('shipment');
/** Which shipment a package belongs to. */
export const packages = kindOf<{ readonly shipment: string }>('package');
/** Shipments that bear a reference, in the order they were booked. */
export const references = kindOf<{ readonly shipments: readonly string[] }>('reference');

export type Pickup = { readonly place: string; readonly date: string; readonly canceled: boolean };
export const pickups = kindOf<Pickup>('pickup');
/** Pickup number of a place and day. */
export const pickupOf = kindOf<{ readonly prn: string }>('pickup_of');

/** Where events are sent to; kept at the carrier's portal. */
export type Webhook = { readonly url: string; readonly credential: string; readonly clientId: string };
export const webhooks = kindOf<Webhook>('webhook');

/** Events of one package, for two weeks from when they were asked for. */
export type Subscription = {
  readonly number: string;
  readonly since: number;
  /** How many events were sent, and how often the next one was tried in vain. */
  readonly sent: number;
  readonly failures: number;
};
export const subscriptions = kindOf<Subscription>('subscription');

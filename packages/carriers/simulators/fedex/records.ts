import { kindOf } from '../kit/index.ts';
import type { Place } from './places.ts';

/** A shipment as FedEx remembers it. */
export type Booking = {
  /** Number of the first package, or the freight bill number. */
  readonly id: string;
  readonly mode: 'parcel' | 'ltl';
  readonly reference: string;
  readonly accounts: readonly string[];
  readonly service: string;
  readonly numbers: readonly string[];
  readonly from: Place;
  readonly to: Place;
  readonly shipDate: string;
  /** Milliseconds since 1970 UTC. */
  readonly bookedAt: number;
  readonly canceledAt: number | null;
  readonly days: number;
};

export const bookings = kindOf<Booking>('booking');

/** The booking that each tracking number belongs to. */
export const numbersOf = kindOf<{ readonly booking: string }>('number');

export type Pickup = { readonly account: string; readonly date: string; readonly canceled: boolean };
export const pickups = kindOf<Pickup>('pickup');

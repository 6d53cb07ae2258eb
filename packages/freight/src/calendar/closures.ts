import type { Closures } from './business-days.ts';
import { ltlClosures, parcelClosures } from './holidays.ts';

const closures = {
  ltl: { holidays: ltlClosures },
  parcel: { holidays: parcelClosures },
  // Trucks run on days on which terminals are closed.
  truckload: { holidays: ['new_year', 'thanksgiving', 'christmas'] },
} as const satisfies Record<string, Closures>;

/**
 * The days on which carriers of a mode do not drive, besides weekends: what days in transit are counted by wherever no
 * tariff of the carrier says otherwise. A price, an offer, a booking, and tracking all count by it, so that the same
 * days in transit lead to the same day.
 */
export function carrierClosures(mode: keyof typeof closures): Closures {
  return closures[mode];
}

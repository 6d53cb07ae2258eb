import type { SalesRequestRow } from '@waybill/contract';

export { ownZone } from '../../../lib/format/zones.ts';

/** An end of the way: `Manchester, NH`, or its postal code where there is no place of ours. */
export function cityOf({ place, postal_code: code, country }: SalesRequestRow['origin']): string {
  return place === null ? `${code}, ${country}` : `${place.city}, ${place.state}`;
}

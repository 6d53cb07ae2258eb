import type { SalesRequestRow } from '@waybill/contract';

/** The zone that whoever looks works in. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** An end of the way: `Manchester, NH`, or its postal code where there is no place of ours. */
export function cityOf({ place, postal_code: code, country }: SalesRequestRow['origin']): string {
  return place === null ? `${code}, ${country}` : `${place.city}, ${place.state}`;
}

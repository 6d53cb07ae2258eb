import type { CarrierLoad, TruckloadPreferences } from '@waybill/contract';
import { findPlace } from '../../platform/places/index.ts';

/** Stops of a truckload between pickup and delivery, in order; empty for any other mode. */
export function stopsOf(truckload: TruckloadPreferences | null): CarrierLoad['stops'] {
  return (truckload?.stops ?? []).map(({ kind, country, postal_code }) => {
    const place = findPlace(country, postal_code);
    return { kind, country, postal_code, city: place?.city ?? '', state: place?.state ?? '' };
  });
}

import type { CarrierLoad, TruckloadWishes } from '@waybill/contract';
import { findPlace } from '../../platform/places/index.ts';

/** Where a truckload calls between pickup and delivery, in order; none for anything else. */
export function stopsOf(truckload: TruckloadWishes | null): CarrierLoad['stops'] {
  return (truckload?.stops ?? []).map(({ kind, country, postal_code }) => {
    const place = findPlace(country, postal_code);
    return { kind, country, postal_code, city: place?.city ?? '', state: place?.state ?? '' };
  });
}

import { useQueries } from '@tanstack/react-query';
import { endpoints, isPostalCode, type Place } from '@waybill/contract';
import { roadMiles } from '@waybill/freight';
import { useMemo } from 'react';
import { apiQuery } from '../../../../lib/api/query.ts';
import { lookedUpCode, type StopDraft } from '../../quotes/public.ts';
import { useTruckDraft } from '../draft/truckload-form.ts';

export type PlaceLookup = { readonly place: Place | null; readonly unknown: boolean };

const nowhere: PlaceLookup = { place: null, unknown: false };
const keyOf = (stop: StopDraft): string => `${stop.country} ${lookedUpCode(stop)}`;

/** The places of the whole way, in its order, as soon as each postal code has the form of one. */
export function usePlaces(): readonly PlaceLookup[] {
  const origin = useTruckDraft((draft) => draft.origin);
  const destination = useTruckDraft((draft) => draft.destination);
  const stops = useTruckDraft((draft) => draft.stops);
  const way = useMemo<readonly StopDraft[]>(() => [origin, ...stops, destination], [origin, stops, destination]);
  // A place that the way calls at twice is looked up once.
  const whole = useMemo(
    () =>
      way
        .filter(({ postal_code, country }) => isPostalCode(postal_code, country))
        .filter((stop, index, all) => all.findIndex((other) => keyOf(other) === keyOf(stop)) === index),
    [way],
  );
  const found = useQueries({
    queries: whole.map((stop) => ({
      ...apiQuery(endpoints.places.find, { params: { country: stop.country, postal_code: lookedUpCode(stop) } }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (all) => all.map(({ data, error }) => ({ place: data?.data ?? null, unknown: error?.status === 404 })),
  });
  return way.map((stop) => found[whole.findIndex((one) => keyOf(one) === keyOf(stop))] ?? nowhere);
}

/** Estimated road miles of each leg; null where an end of it is not known. */
export function legMiles(places: readonly PlaceLookup[]): readonly (number | null)[] {
  return places.slice(1).map(({ place }, index) => {
    const before = places[index]?.place ?? null;
    return before && place ? roadMiles(before, place) : null;
  });
}

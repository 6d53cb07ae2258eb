import { useQuery } from '@tanstack/react-query';
import { endpoints, isPostalCode, type Place } from '@waybill/contract';
import { apiQuery } from '../../../../../lib/api/query.ts';
import { useDraft } from '../../draft/quote-form.ts';
import type { StopDraft } from '../../draft/draft.ts';

export type End = 'origin' | 'destination';
export type FoundPlace = {
  readonly state: 'typing' | 'looking' | 'known' | 'unknown' | 'unreachable';
  readonly place: Place | null;
};

/** The part of a postal code that tables know: five digits of a ZIP, a Canadian code without its space. */
export function lookedUpCode({ country, postal_code }: StopDraft): string {
  const code = postal_code.trim().toUpperCase();
  return country === 'CA' ? code.replace(' ', '') : code.slice(0, 5);
}

/** The place of a stop as soon as its postal code has the form of one. */
export function useStopPlace(stop: StopDraft): FoundPlace {
  const whole = isPostalCode(stop.postal_code, stop.country);
  const options = apiQuery(endpoints.places.find, {
    params: { country: stop.country, postal_code: lookedUpCode(stop) },
  });
  const found = useQuery({ ...options, enabled: whole, staleTime: Number.POSITIVE_INFINITY });
  if (!whole) return { state: 'typing', place: null };
  if (found.data) return { state: 'known', place: found.data.data };
  if (!found.isError) return { state: 'looking', place: null };
  return {
    state: found.error.code === 'not_found' || found.error.status === 404 ? 'unknown' : 'unreachable',
    place: null,
  };
}

/** The place of one end of the draft. */
export function usePlace(end: End): FoundPlace {
  return useStopPlace(useDraft((draft) => draft.details[end]));
}

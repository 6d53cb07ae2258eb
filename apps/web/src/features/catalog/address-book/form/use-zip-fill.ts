import { useQuery } from '@tanstack/react-query';
import type { Place } from '@waybill/contract';
import { useEffect, useRef } from 'react';
import { placeQuery } from '../api.ts';
import type { AddressForm } from './values.ts';

type Found = { readonly place: Place | null; readonly unknown: boolean };

/**
 * Looks the postal code up as soon as it is whole, and fills in city and state; what the person has typed there
 * instead of the last find stays.
 */
export function useZipFill(form: AddressForm): Found {
  const { country, postal_code: code, city, state } = form.values;
  const options = placeQuery(country, code);
  const found = useQuery(options);
  const place = options.enabled ? (found.data?.data ?? null) : null;
  const filled = useRef({ code, city, state });
  useEffect(() => {
    const last = filled.current;
    if (place === null || code === last.code) return;
    if (city === '' || city === last.city) form.setFieldValue('city', place.city);
    if (state === '' || state === last.state) form.setFieldValue('state', place.state);
    filled.current = { code, city: place.city, state: place.state };
  }, [place, code, city, state, form]);
  return { place, unknown: options.enabled && found.isError && found.error.status === 404 };
}

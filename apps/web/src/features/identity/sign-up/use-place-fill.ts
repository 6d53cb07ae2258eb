import { useQuery } from '@tanstack/react-query';
import { endpoints, fields } from '@waybill/contract';
import { useEffect, useRef } from 'react';
import { apiQuery } from '../../../lib/api/query.ts';
import type { AddressPath, AddressValues, SignUpForm } from './values.ts';

function placeQuery({ country, postal_code: typed }: AddressValues) {
  const code = country === 'US' ? typed.trim().slice(0, 5) : typed.trim().toUpperCase().replace(' ', '');
  return {
    ...apiQuery(endpoints.places.find, { params: { country, postal_code: code } }),
    // Mexican codes are not in the tables.
    enabled: country !== 'MX' && fields.isPostalCode(typed, country),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/**
 * Looks a postal code up as soon as it is whole, and fills in city and state; what the person has typed there instead
 * of the last find stays.
 * @returns whether the code is in no table
 */
export function usePlaceFill(form: SignUpForm, path: AddressPath): boolean {
  const values = form.values[path];
  const options = placeQuery(values);
  const found = useQuery(options);
  const place = options.enabled ? (found.data?.data ?? null) : null;
  const { postal_code: code, city, state } = values;
  const filled = useRef({ code, city, state });
  useEffect(() => {
    const last = filled.current;
    if (place === null || code === last.code) return;
    if (city === '' || city === last.city) form.setFieldValue(`${path}.city`, place.city);
    if (state === '' || state === last.state) form.setFieldValue(`${path}.state`, place.state);
    filled.current = { code, city: place.city, state: place.state };
  }, [place, code, city, state, form, path]);
  return options.enabled && found.isError && found.error.status === 404;
}

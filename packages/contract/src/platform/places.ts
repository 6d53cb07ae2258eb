import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

/** A postal code's place, as far as the bundled tables know it. */
export const place = z.object({
  postal_code: z.string(),
  city: z.string(),
  state: z.string(),
  country: f.country,
  latitude: z.number(),
  longitude: z.number(),
  time_zone: z.string(),
});
export type Place = z.infer<typeof place>;

export const places = {
  find: endpoint({
    method: 'GET',
    path: '/api/places/:country/:postal_code',
    tag: 'Places',
    access: 'public',
    audit: null,
    summary: 'City, state, coordinates, and time zone of a postal code',
    params: z.object({ country: f.country, postal_code: z.string().min(3).max(10) }),
    answers: { 200: z.object({ data: place }) },
    errors: ['not_found', 'too_many_attempts'],
  }),
} as const;

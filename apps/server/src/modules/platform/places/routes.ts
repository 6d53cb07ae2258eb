import { endpoints } from '@waybill/contract';
import { query, type Binding } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { findPlace } from './find-place.ts';

export const placesBindings: readonly Binding[] = [
  query(endpoints.places.find, async (_ctx, { params }, { reply }) => {
    const data = findPlace(params.country, params.postal_code);
    if (data === null) throw new Refusal('not_found');
    void reply.header('cache-control', 'public, max-age=86400');
    return { data };
  }),
];

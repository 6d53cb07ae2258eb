import { z } from 'zod';
import { done, readJson, type CheckPickupInput, type Operation, type PickupOffer } from '../kit/index.ts';
import { addressAnswer, postalAddress } from './address.ts';
import type { UspsCredentials } from './manifest.ts';
import { refuseAbroad } from './parcel.ts';
import { addressQuery } from './party.ts';
import { refusalOf } from './refusal.ts';

const answer = z.object({ firm: z.string().nullish().catch(null), address: addressAnswer });

/** Whether the carrier takes parcels along at an address, which it answers with the address as it writes it. */
export const checkPickup: Operation<CheckPickupInput, PickupOffer, UspsCredentials> = {
  buildRequest: ({ party }) => {
    refuseAbroad(party);
    return {
      server: 'api',
      method: 'GET',
      path: '/pickup/v3/carrier-pickup/eligibility',
      query: addressQuery(party),
      tokens: ['bearer'],
    };
  },
  readAnswer: (reply, { party }) => {
    if (reply.status !== 200) {
      const refusal = refusalOf(reply);
      // Only 400 says that nobody comes to this address; other refusals are about the caller.
      if (refusal.outcome !== 'refused' || reply.status !== 400) return refusal;
      return done({ offered: false, address: null }, refusal.messages);
    }
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    return done({ offered: true, address: postalAddress(read.value.address, read.value.firm ?? party.company) });
  },
};

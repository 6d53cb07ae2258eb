import { isScac } from '@waybill/freight';
import { z } from 'zod';
import type { CarrierManifest } from '../kit/index.ts';
import { billToFields } from '../ltl/party.ts';

const filled = z.string().trim().min(1).max(400);

/**
 * What makes a carrier out of the standard: its address and code, and how it knows us. `secret` is the token, the key or the password, by `auth`.
 */
const credentials = z
  .object({
    scac: z.string().refine(isScac),
    baseUrl: z.url({ protocol: /^https?$/ }),
    auth: z.enum(['bearer', 'api_key', 'basic']),
    secret: filled,
    /** For `basic`. */
    user: filled.optional(),
    /** Name of the header, for `api_key`. */
    keyHeader: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/)
      .optional(),
    /** Our account with the carrier. */
    account: filled.optional(),
    testBookings: z.boolean(),
    ...billToFields,
  })
  .refine(({ auth, user }) => auth !== 'basic' || user !== undefined, { path: ['user'] })
  .refine(({ auth, keyHeader }) => auth !== 'api_key' || keyHeader !== undefined, { path: ['keyHeader'] });

export type EbolCredentials = z.output<typeof credentials>;

/**
 * Any LTL carrier that takes electronic bills of lading by the standard of NMFTA's Digital LTL Council, version 2.1.
 * It books, changes and voids; rates come from the tariff. No look-up is published, and its date is "no pickup
 * request", so the pickup is arranged apart from it.
 */
export const ebolManifest = {
  code: 'ebol',
  name: 'NMFTA electronic bill of lading',
  scacs: [],
  modes: ['ltl'],
  capabilities: ['book', 'change', 'void'],
  credentials,
  secrets: ['secret'],
  findByReference: false,
  voidWindow: null,
  settleTime: 0,
  idempotency: 'none',
  maxParcels: null,
  ownPro: true,
  pickupWithBooking: false,
} as const satisfies CarrierManifest;

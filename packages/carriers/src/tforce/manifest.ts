import { z } from 'zod';
import type { CarrierManifest } from '../kit/index.ts';
import { billToFields } from '../ltl/party.ts';

/** Token address and scope belong to the customer's tenant and are shown in the carrier's portal. */
const credentials = z.strictObject({
  clientId: z.string().trim().min(8).max(200),
  clientSecret: z.string().trim().min(8).max(400),
  tokenUrl: z.url({ protocol: /^https?$/ }),
  scope: z.string().trim().min(1).max(400),
  /** `cie-v1` is for tests; both are on one host. */
  apiVersion: z.enum(['v1', 'cie-v1']),
  ...billToFields,
});

export type TforceCredentials = z.output<typeof credentials>;

/**
 * TForce Freight. It publishes neither a look-up by our number, nor a change or void, nor a key against doubles, nor
 * tracking: a booking whose outcome is unclear is for people to settle.
 */
export const tforceManifest = {
  code: 'tforce',
  name: 'TForce Freight',
  scacs: ['UPGF'],
  modes: ['ltl'],
  capabilities: ['rate', 'book', 'pickup', 'documents'],
  credentials,
  secrets: ['clientSecret'],
  findByReference: false,
  voidWindow: 0,
  settleTime: 0,
  idempotency: 'none',
  maxParcels: null,
  hosts: ['api.tforcefreight.com', 'login.microsoftonline.com'],
  pickupWithBooking: true,
} as const satisfies CarrierManifest;

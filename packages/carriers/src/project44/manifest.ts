import { isScac } from '@waybill/freight';
import { z } from 'zod';
import type { CarrierManifest } from '../kit/index.ts';
import { billToFields } from '../ltl/party.ts';

const filled = z.string().trim().min(1).max(200);

/**
 * One carrier behind project44: the account that our contract with it has there, and the code project44 names it by.
 * Group and account are shown in the provider's portal.
 */
const credentials = z.strictObject({
  clientId: z.string().trim().min(8).max(200),
  clientSecret: z.string().trim().min(8).max(400),
  accountGroup: filled,
  accountCode: filled,
  scac: z.string().refine(isScac),
  ...billToFields,
});

export type Project44Credentials = z.output<typeof credentials>;

/**
 * project44: many LTL carriers behind one address; a connection is one of them. Our copy of its contract has neither a
 * look-up by our number nor a key against doubles, so a booking whose outcome is unclear is for people to settle. How
 * shipments are tracked is told there without the answer's shape, and papers only as a link: neither is claimed.
 */
export const project44Manifest = {
  code: 'project44',
  name: 'project44',
  scacs: [],
  modes: ['ltl'],
  capabilities: ['rate', 'book', 'void'],
  credentials,
  secrets: ['clientSecret'],
  findByReference: false,
  voidWindow: null,
  settleTime: 0,
  idempotency: 'none',
  maxParcels: null,
  hosts: ['na12.api.project44.com', 'na12.api.sandbox.p-44.com'],
  pickupWithBooking: true,
} as const satisfies CarrierManifest;

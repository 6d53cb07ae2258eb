import { z } from 'zod';
import { accountSecrets, accountShape } from '../fedex-api/account.ts';
import type { CarrierManifest } from '../kit/index.ts';

/** An account, and the freight account that is billed, with the address it is registered under. */
export const freightAccountShape = accountShape.extend({
  freightAccountNumber: z.string().regex(/^\d{9}$/),
  billingCompany: z.string().min(1),
  billingPhone: z.string().min(10),
  billingStreet: z.string().min(1),
  billingCity: z.string().min(1),
  billingState: z.string().length(2),
  billingPostalCode: z.string().min(5),
  billingCountry: z.enum(['US', 'CA', 'MX']).default('US'),
});
export type FreightAccount = z.output<typeof freightAccountShape>;

/**
 * FedEx Freight, Priority and Economy. It publishes no way to cancel a bill of lading: only its pickup can be called
 * off. A booking is found by its bill of lading number.
 */
export const fedexFreightManifest = {
  code: 'fedex-freight',
  name: 'FedEx Freight',
  scacs: ['FXFE', 'FXNL'],
  modes: ['ltl'],
  capabilities: ['rate', 'book', 'find', 'pickup', 'cancel_pickup', 'track'],
  credentials: freightAccountShape,
  secrets: accountSecrets,
  findByReference: true,
  voidWindow: 0,
  settleTime: 1800,
  idempotency: 'none',
  maxParcels: null,
  hosts: ['apis.fedex.com', 'apis-sandbox.fedex.com'],
  pickupWithBooking: false,
} as const satisfies CarrierManifest;

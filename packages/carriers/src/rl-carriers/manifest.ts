import { z } from 'zod';
import type { CarrierManifest } from '../kit/index.ts';
import { billToFields } from '../ltl/party.ts';

/** R+L publishes one key for each user of its portal, and nothing on its shape. */
const credentials = z.strictObject({ apiKey: z.string().trim().min(16).max(200), ...billToFields });

export type RlCredentials = z.output<typeof credentials>;

/**
 * R+L Carriers, by the documentation of its API of 2026. It publishes no change and no void of a bill of lading and no
 * key against doubles; a booking is found by the bill of lading number it was given. How soon it is found is not
 * published: five minutes are ours.
 */
export const rlManifest = {
  code: 'rl-carriers',
  name: 'R+L Carriers',
  scacs: ['RLCA'],
  modes: ['ltl'],
  capabilities: ['rate', 'book', 'find', 'pickup', 'track', 'documents'],
  credentials,
  secrets: ['apiKey'],
  findByReference: true,
  voidWindow: 0,
  settleTime: 300,
  idempotency: 'none',
  maxParcels: null,
  hosts: ['api.rlc.com', 'apisandbox.rlc.com'],
  pickupWithBooking: true,
} as const satisfies CarrierManifest;

import { z } from 'zod';
import type { CarrierManifest } from '../kit/index.ts';
import { houseScacs } from './prefixes.ts';

/** Carriers whose tariffs staff keep themselves: rated by the freight engine, booked without an outside call. */
export const houseManifest = {
  code: 'house',
  name: 'House tariff carriers',
  scacs: houseScacs,
  modes: ['ltl'],
  capabilities: ['rate', 'book', 'track'],
  credentials: z.strictObject({}),
  secrets: [],
  findByReference: true,
  voidWindow: null,
  settleTime: 0,
  idempotency: 'same_answer',
  maxParcels: null,
  pickupWithBooking: true,
} as const satisfies CarrierManifest;

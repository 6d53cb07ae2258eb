import { billCauses } from '@waybill/freight';
import { z } from 'zod';
import { largestBill } from './carrier-bill.ts';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';

const cents = z.int({ error: 'required' }).min(0, 'too_small').max(largestBill, 'too_big');
/** Hundredths of a percent. */
const basisPoints = z.int({ error: 'required' }).min(0, 'too_small').max(10_000, 'too_big');

/** Causes that a tolerance can be named for: a bill that is not to be paid at all has none. */
export const toleratedCauses = billCauses.filter(
  (cause): cause is Exclude<(typeof billCauses)[number], 'duplicate' | 'wrong_payer'> =>
    cause !== 'duplicate' && cause !== 'wrong_payer',
);

/** A bill over what was quoted by no more than the amount and no more than the share is approved by itself. */
export const tolerance = z.object({ amount: cents, basis_points: basisPoints });
const causeTolerance = tolerance.extend({ cause: z.enum(toleratedCauses) });

export const billTermsBody = z
  .object({
    /** The version that was seen: of two who change them at once, the second hears of the first. */
    version: f.version,
    usual: tolerance,
    /** Causes with a tolerance of their own; all others go by the usual one. */
    causes: z.array(causeTolerance).max(toleratedCauses.length, 'too_many').default([]),
  })
  .superRefine(({ causes }, check) => {
    causes.forEach(({ cause }, at) => {
      if (causes.findIndex((one) => one.cause === cause) < at)
        check.addIssue({ code: 'custom', message: 'invalid', path: ['causes', at, 'cause'] });
    });
  });
export type BillTermsBody = z.output<typeof billTermsBody>;

/** As many days back it is counted what was approved by itself. */
export const approvedDays = 90;

export const billTermsWire = z.object({
  version: f.version,
  usual: tolerance,
  causes: z.array(causeTolerance),
  /** What was approved by itself and differs from its quote, by cause, in the past days; amounts are the differences. */
  approved: z.array(
    z.object({
      cause: z.enum(billCauses).nullable(),
      currency: f.currency,
      count: z.int(),
      /** More than quoted. */
      over: f.money,
      /** Less than quoted. */
      under: f.money,
    }),
  ),
});
export type BillTermsWire = z.infer<typeof billTermsWire>;

const shared = {
  path: '/api/admin/carrier-bills/terms',
  tag: 'Carrier bills',
  access: 'staff.carrier_bills',
  answers: { 200: z.object({ data: billTermsWire }) },
} as const;

export const carrierBillTerms = {
  show: endpoint({
    ...shared,
    method: 'GET',
    audit: null,
    summary:
      'How far a bill may exceed its quote before staff review it, by cause, and what was approved automatically',
    errors: [],
  }),
  set: endpoint({
    ...shared,
    method: 'PUT',
    audit: 'carrier_bill_terms.changed',
    summary: 'Sets how far future bills may exceed their quotes; existing bills stay as they are',
    body: billTermsBody,
    errors: ['validation_failed', 'conflict'],
  }),
} as const;

import { billCauses, billParts, freightClasses } from '@waybill/freight';
import { z } from 'zod';
import * as f from '../fields.ts';

/**
 * - `unmatched` no shipment has its numbers
 * - `review` it differs, and staff decide
 * - `approved` within the tolerance, and in the books
 * - `accepted` staff took it as it is, and it is in the books
 * - `disputed` the carrier is asked to take it back, all or in part
 * - `resolved` the carrier has answered, and what is owed is in the books
 * - `duplicate` billed before; never paid
 * - `preliminary` announced by the carrier, no bill yet
 * - `replaced` another bill for the same shipment took its place
 */
export const carrierBillStates = [
  'unmatched',
  'review',
  'approved',
  'accepted',
  'disputed',
  'resolved',
  'duplicate',
  'preliminary',
  'replaced',
] as const;
export type CarrierBillState = (typeof carrierBillStates)[number];

export const carrierBillSources = ['form', 'csv', 'edi210', 'pfc'] as const;
export const billedLineKinds = ['freight', 'discount', 'fuel', 'accessorial'] as const;
export const evidenceKinds = [
  'scale_ticket',
  'dimension_scan',
  'inspection',
  'photo',
  'delivery_receipt',
  'other',
] as const;
export const carrierDisputeReasons = [
  'weight',
  'class',
  'accessorial',
  'fuel',
  'discount',
  'duplicate',
  'wrong_payer',
  'other',
] as const;
export const disputeOutcomes = ['approved', 'partial', 'denied'] as const;

/** No freight bill is near this; a larger figure is a slip of the pen or of a decimal point. */
export const largestBill = 50_000_000;
const cents = z.int({ error: 'required' }).min(-largestBill, 'too_small').max(largestBill, 'too_big');

/** A line as the carrier billed it. */
export const billedLine = z.object({
  kind: z.enum(billedLineKinds),
  /** Our code of the service of an accessorial, `OTHER` for one nobody has a code for. */
  code: z.string().trim().max(20, 'too_long').default(''),
  /** The carrier's own words. */
  text: z.string().trim().max(160, 'too_long').default(''),
  amount: cents,
});
export type BilledLineWire = z.output<typeof billedLine>;

const size = z.number().positive('too_small').max(2000, 'too_big').nullable().default(null);

/** What the carrier found: pounds and inches of all units of a line together, and of one unit. */
export const billedItem = z.object({
  weight_lb: z.number().positive('too_small').max(200_000, 'too_big').nullable().default(null),
  freight_class: z.enum(freightClasses).nullable().default(null),
  length_in: size,
  width_in: size,
  height_in: size,
});
export type BilledItemWire = z.output<typeof billedItem>;

/** A carrier's bill as it comes in, by whatever way. */
export const carrierBillBody = z.object({
  scac: z
    .string()
    .trim()
    .toUpperCase()
    .max(8, 'too_long')
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .default(null),
  bill_number: f.optionalText(40),
  pro_number: f.optionalText(40),
  bol_number: f.optionalText(40),
  billed_on: f.calendarDate,
  currency: f.currency.default('USD'),
  total: z.int({ error: 'required' }).min(1, 'too_small').max(largestBill, 'too_big'),
  lines: z.array(billedLine).max(60, 'too_many').default([]),
  /** All pounds on the bill. */
  weight_lb: z.number().positive('too_small').max(200_000, 'too_big').nullable().default(null),
  items: z.array(billedItem).max(50, 'too_many').default([]),
  miles: z.int().min(0, 'too_small').max(10_000, 'too_big').nullable().default(null),
  /** It names somebody else as the one who pays. */
  wrong_payer: z.boolean().default(false),
});
export type CarrierBillBody = z.output<typeof carrierBillBody>;
export type CarrierBillInput = z.input<typeof carrierBillBody>;

/** A difference and its cause, in minor units. */
export const billFinding = z.object({
  cause: z.enum(billCauses),
  part: z.enum(billParts),
  code: z.string(),
  amount: z.int(),
});
export type BillFindingWire = z.infer<typeof billFinding>;

/** What was booked and what the carrier found, where it says so. */
const found = z.object({ booked: z.number().nullable(), billed: z.number().nullable() });
export const billFacts = z.object({
  weight_lb: found.nullable(),
  height_in: found.nullable(),
  density: found.nullable(),
  freight_class: z.object({ booked: z.string().nullable(), billed: z.string().nullable() }).nullable(),
  miles: found.nullable(),
});
export type BillFacts = z.infer<typeof billFacts>;

export const carrierBillRow = z.object({
  id: f.id,
  state: z.enum(carrierBillStates),
  source: z.enum(carrierBillSources),
  carrier_name: z.string().nullable(),
  scac: z.string().nullable(),
  bill_number: z.string().nullable(),
  pro_number: z.string().nullable(),
  bol_number: z.string().nullable(),
  billed_on: z.string(),
  received_at: f.instant,
  total: f.money,
  /** What it was quoted at; null while nothing can be compared. */
  expected: f.money.nullable(),
  difference: f.money.nullable(),
  /** What most of the difference comes from. */
  cause: z.enum(billCauses).nullable(),
  account: z.object({ id: f.id, name: z.string() }).nullable(),
  shipment_id: f.id.nullable(),
  /** Last day on which it can be contested: 180 days after it came. */
  contest_until: z.string(),
});
export type CarrierBillRow = z.infer<typeof carrierBillRow>;

export const billEvidence = z.object({
  id: f.id,
  kind: z.enum(evidenceKinds),
  name: z.string(),
  media_type: z.string(),
  bytes: z.int(),
  created_at: f.instant,
});
export type BillEvidence = z.infer<typeof billEvidence>;

/** One line of two prices side by side, in minor units. */
export const comparedLine = z.object({
  key: z.enum(['freight', 'discount', 'fuel', 'accessorial', 'insurance']),
  code: z.string(),
  text: z.string(),
  quoted: z.int().nullable(),
  billed: z.int().nullable(),
  difference: z.int(),
  causes: z.array(z.enum(billCauses)),
});
export type ComparedLine = z.infer<typeof comparedLine>;

export const carrierBill = carrierBillRow.extend({
  version: f.version,
  lines: z.array(comparedLine),
  findings: z.array(billFinding),
  facts: billFacts,
  /** What our own tariff says with the carrier's facts; null where it cannot be rated again. */
  rerated: z.object({ total: f.money, matches: z.boolean() }).nullable(),
  tolerance: f.money.nullable(),
  within_tolerance: z.boolean(),
  posted: f.money.nullable(),
  duplicate_of: z.object({ id: f.id, bill_number: z.string().nullable(), received_at: f.instant }).nullable(),
  replaces: z.object({ id: f.id, bill_number: z.string().nullable(), state: z.enum(carrierBillStates) }).nullable(),
  shipment: z
    .object({
      id: f.id,
      bol_number: z.string(),
      pro_number: z.string().nullable(),
      origin: z.string(),
      destination: z.string(),
      invoice: z.object({ id: f.id, number: z.int(), total: f.money }).nullable(),
    })
    .nullable(),
  /** What the customer pays now, was quoted, and would pay for the whole bill; null where that changes nothing. */
  customer: z.object({ now: f.money, booked: f.money, corrected: f.money }).nullable(),
  evidence: z.array(billEvidence),
  dispute: z
    .object({
      reason: z.enum(carrierDisputeReasons),
      amount: f.money,
      note: z.string(),
      opened_at: f.instant,
      outcome: z.enum(disputeOutcomes).nullable(),
      agreed: f.money.nullable(),
    })
    .nullable(),
  decided_by: z.string().nullable(),
  decided_at: f.instant.nullable(),
  brought_by: z.string().nullable(),
  file_name: z.string().nullable(),
  /** The decisions that can be made now. */
  choices: z.array(z.enum(['match', 'accept', 'dispute', 'resolve', 'duplicate'])),
});
export type CarrierBill = z.infer<typeof carrierBill>;

/** What became of a bill that came in; `again`: it was here before, and nothing was done. */
export const takenBill = z.object({
  id: f.id,
  state: z.enum(carrierBillStates),
  again: z.boolean(),
  bill_number: z.string().nullable(),
  pro_number: z.string().nullable(),
  total: f.money,
});
export type TakenBill = z.infer<typeof takenBill>;

/** What is wrong in a file: by segment of EDI, or by row of a table. */
export const billProblem = z.object({
  place: z.int(),
  code: z.string(),
  /** Column that is wrong; null for what is wrong with the file. */
  field: z.string().nullable(),
  /** What is wrong with it: a field code where a column is named, else words. */
  text: z.string(),
});
export type BillProblem = z.infer<typeof billProblem>;

/** Heads of the columns of a table of bills, one bill a row, in the order of the template. */
export const billColumns = [
  'scac',
  'bill_number',
  'pro_number',
  'bol_number',
  'billed_on',
  'currency',
  'total',
  'freight',
  'discount',
  'fuel',
  'accessorial_code',
  'accessorial',
  'weight_lb',
  'freight_class',
  'length_in',
  'width_in',
  'height_in',
] as const;

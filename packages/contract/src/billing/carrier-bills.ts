import { billCauses } from '@waybill/freight';
import { z } from 'zod';
import {
  billProblem,
  carrierBill,
  carrierBillBody,
  carrierBillRow,
  carrierBillStates,
  disputeOutcomes,
  carrierDisputeReasons,
  evidenceKinds,
  largestBill,
  takenBill,
  type CarrierBillState,
} from './carrier-bill.ts';
import { ediTypes, paperTypes, tableTypes } from '../file-types.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';

const tag = 'Carrier bills';
const access = 'staff.carrier_bills';

const params = z.object({ id: f.id });
const one = z.object({ data: carrierBill });
const version = f.version;
const largestFile = 900_000;
export const largestEvidence = 4_000_000;

export const carrierBillDecisions = {
  match: z.object({ version, number: f.text(60) }),
  accept: z.object({
    version,
    /** Whether the customer's invoice is corrected. */
    pass_on: z.boolean(),
  }),
  dispute: z.object({
    version,
    reason: z.enum(carrierDisputeReasons, { error: 'required' }),
    amount: z.int({ error: 'required' }).min(1, 'too_small').max(largestBill, 'too_big'),
    note: f.optionalText(2000).transform((text) => text ?? ''),
  }),
  resolve: z.object({
    version,
    outcome: z.enum(disputeOutcomes, { error: 'required' }),
    /** What is owed in the end, where the carrier gave in to a part. */
    agreed: z.int().min(1, 'too_small').max(largestBill, 'too_big').nullable().default(null),
    /** Whether the customer's invoice is corrected to what is owed in the end, whatever the carrier answered. */
    pass_on: z.boolean().default(false),
  }),
  duplicate: z.object({ version }),
};

/** A step that moves a bill on, wherever somebody else has not moved it meanwhile. */
const deciding = {
  method: 'POST',
  tag,
  access,
  params,
  answers: { 200: one },
  errors: ['not_found', 'validation_failed', 'carrier_bill_moved'],
} as const;

const counts = z.object(
  Object.fromEntries(carrierBillStates.map((state) => [state, z.int()])) as Record<CarrierBillState, z.ZodInt>,
);

export const carrierBills = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/carrier-bills',
    tag,
    access,
    audit: null,
    summary: 'Bills of carriers, a page at a time, with how many are in each state',
    query: z.object({
      ...pageQuery,
      state: z.enum([...carrierBillStates, 'open']).optional(),
      cause: z.enum(billCauses).optional(),
      /** So many days here at least. */
      age_days: z.coerce.number().int().min(0).max(365).optional(),
      search: z.string().trim().max(60).optional(),
      sort: z
        .enum([
          '-received_at',
          'received_at',
          '-total',
          'total',
          '-difference',
          'difference',
          'billed_on',
          '-billed_on',
        ])
        .default('-received_at'),
    }),
    answers: { 200: pageOf(carrierBillRow).extend({ counts }) },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/carrier-bills/:id',
    tag,
    access,
    audit: null,
    summary: 'A carrier bill beside its quote, line by line with causes',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/carrier-bills',
    tag,
    access,
    audit: 'carrier_bill.taken',
    summary: 'Adds a carrier bill; a bill that exists already is returned',
    body: carrierBillBody,
    answers: { 200: z.object({ data: takenBill }) },
    errors: ['validation_failed'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/carrier-bills/files',
    tag,
    access,
    audit: 'carrier_bill.taken',
    summary: 'Uploads a file of carrier bills: EDI 210 or CSV',
    body: z.object({
      file_name: f.fileNameOf([...ediTypes, ...tableTypes], 'not_a_bill_file'),
      content: z.string({ error: 'required' }).min(1, 'required').max(largestFile, 'too_long'),
    }),
    answers: { 200: z.object({ data: z.object({ bills: z.array(takenBill), problems: z.array(billProblem) }) }) },
    errors: ['validation_failed', 'too_many_attempts'],
  }),
  match: endpoint({
    ...deciding,
    path: '/api/admin/carrier-bills/:id/match',
    audit: 'carrier_bill.matched',
    summary: 'Matches a bill to a shipment by any of its numbers',
    body: carrierBillDecisions.match,
  }),
  accept: endpoint({
    ...deciding,
    path: '/api/admin/carrier-bills/:id/accept',
    audit: 'carrier_bill.accepted',
    summary: "Accepts a bill as payable and, if requested, corrects the customer's invoice",
    body: carrierBillDecisions.accept,
  }),
  dispute: endpoint({
    ...deciding,
    path: '/api/admin/carrier-bills/:id/dispute',
    audit: 'carrier_bill.disputed',
    summary: 'Disputes all or part of a bill with the carrier, within 180 days of its receipt',
    body: carrierBillDecisions.dispute,
  }),
  resolve: endpoint({
    ...deciding,
    path: '/api/admin/carrier-bills/:id/resolve',
    audit: 'carrier_bill.resolved',
    summary: "Records the carrier's answer to a dispute and posts what is payable",
    body: carrierBillDecisions.resolve,
  }),
  duplicate: endpoint({
    ...deciding,
    path: '/api/admin/carrier-bills/:id/duplicate',
    audit: 'carrier_bill.duplicate',
    summary: 'Marks a bill as a duplicate that is not paid',
    body: carrierBillDecisions.duplicate,
  }),
  addEvidence: endpoint({
    method: 'POST',
    path: '/api/admin/carrier-bills/:id/evidence',
    tag,
    access,
    audit: 'carrier_bill.evidence_added',
    summary: "Attaches the carrier's evidence to a bill: PDF, PNG, or JPEG, sent as the body",
    params,
    query: z.object({ kind: z.enum(evidenceKinds), name: f.fileName() }),
    upload: { bytes: 'application/octet-stream', most: largestEvidence },
    accepts: { types: paperTypes, refusal: 'paper_unreadable' },
    answers: { 200: one },
    errors: ['not_found', 'validation_failed', 'payload_too_large', 'carrier_bill_moved'],
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/api/admin/carrier-bills/:id/evidence/:file',
    tag,
    access,
    audit: null,
    summary: "A carrier's evidence for a bill",
    params: z.object({ id: f.id, file: f.id }),
    answers: { 200: { bytes: '*/*' } },
    errors: ['not_found'],
  }),
  push: endpoint({
    method: 'POST',
    path: '/api/push/:connection/preliminary-freight-charges',
    tag,
    access: 'public',
    audit: 'carrier_bill.taken',
    summary: 'Receives preliminary freight charges in the Digital LTL Council format, signed by Standard Webhooks',
    params: z.object({ connection: f.id }),
    answers: { 204: null },
    errors: ['not_found', 'invalid_signature', 'validation_failed'],
  }),
} as const;

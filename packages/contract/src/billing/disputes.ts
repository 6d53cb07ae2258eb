import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';

const tag = 'Invoices';

/** What the customer says is wrong. */
export const disputeReasons = ['weight', 'class', 'fee', 'other'] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** How far a dispute has come. The first three are under way; `closed` and `withdrawn` are ends. */
export const disputeStates = [
  'open',
  'submitted_to_carrier',
  'carrier_response',
  'credited',
  'upheld',
  'closed',
  'withdrawn',
] as const;
export type DisputeState = (typeof disputeStates)[number];

/** As long as a dispute stands in one of these, its amount is not chased. */
export const openDisputeStates = ['open', 'submitted_to_carrier', 'carrier_response'] as const satisfies DisputeState[];

export const disputeAnswers = ['approved', 'partial', 'denied'] as const;
export type DisputeAnswer = (typeof disputeAnswers)[number];

/** A bill can be contested within so many days of its receipt (49 USC 13710(a)(3)(B)). */
export const contestDays = 180;

/** The most that proves one dispute. */
export const evidenceLimits = { bytes: 10_000_000, files: 12 } as const;
export const evidenceTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type EvidenceType = (typeof evidenceTypes)[number];

/** A part of an invoice that can be contested: a group of its lines, or what a correction added to one. */
export const disputePart = z.object({
  /** `freight`, `fuel`, `insurance`, or `accessorial:` with its code. */
  key: z.string().max(80),
  kind: z.enum(['freight', 'fuel', 'accessorial', 'insurance']),
  /** Code of an accessorial; null for the others. */
  code: z.string().nullable(),
  amount: f.money,
});
export type DisputePart = z.infer<typeof disputePart>;

export const evidence = z.object({
  id: f.id,
  name: z.string(),
  media_type: z.enum(evidenceTypes),
  size: z.int(),
  by: z.object({ kind: z.enum(['customer', 'staff']), name: z.string() }),
  created_at: f.instant,
});
export type Evidence = z.infer<typeof evidence>;

export const disputeEventKinds = [
  'opened',
  'message',
  'evidence',
  'submitted_to_carrier',
  'carrier_response',
  'credited',
  'upheld',
  'closed',
  'withdrawn',
] as const;

export const disputeEvent = z.object({
  id: f.id,
  at: f.instant,
  kind: z.enum(disputeEventKinds),
  by: z.object({ kind: z.enum(['customer', 'staff', 'system']), name: z.string() }),
  text: z.string().nullable(),
});
export type DisputeEvent = z.infer<typeof disputeEvent>;

export const dispute = z.object({
  id: f.id,
  invoice_id: f.id,
  state: z.enum(disputeStates),
  reason: z.enum(disputeReasons),
  parts: z.array(disputePart),
  amount: f.money,
  carrier_answer: z.enum(disputeAnswers).nullable(),
  carrier_amount: f.money.nullable(),
  credited: f.money.nullable(),
  /** Number of the credit memo. */
  credit_memo: z.int().nullable(),
  opened_by: z.string(),
  created_at: f.instant,
  updated_at: f.instant,
  events: z.array(disputeEvent),
  evidence: z.array(evidence),
});
export type Dispute = z.infer<typeof dispute>;

/** What the page of an invoice needs to contest it. */
export const contestable = z.object({
  /** Last day on which it can be contested, by the calendar of the books. */
  until: z.string(),
  /** Whether a dispute can be opened now; why not otherwise. */
  open_to_dispute: z.boolean(),
  bar: z.enum(['under_way', 'too_late', 'nothing_left']).nullable(),
  /** The most that can be contested: what was billed and not taken back. */
  most: f.money,
  /** What a correction added, part by part; empty for an invoice that was not corrected. */
  differences: z.array(disputePart),
  /** The whole invoice, part by part. */
  lines: z.array(disputePart),
  disputes: z.array(dispute),
});
export type Contestable = z.infer<typeof contestable>;

/**
 * A dispute as it is opened. The id is made by the browser, so that one that is sent twice exists once. The amount is
 * minor units of the invoice's currency, no more than the parts come to.
 */
export const openDispute = z.object({
  id: f.id,
  invoice_id: f.id,
  reason: z.enum(disputeReasons, { error: 'required' }),
  /** Whether the parts are what a correction added, or the invoice's own. */
  of: z.enum(['differences', 'lines']),
  parts: z.array(z.string().max(80)).min(1, 'required').max(50, 'too_many'),
  amount: z.int({ error: 'required' }).min(1, 'too_small').max(10_000_000_000, 'too_big'),
  /** Why, in the customer's own words. */
  text: f.text(2000),
});
export type OpenDispute = z.output<typeof openDispute>;
export type OpenDisputeInput = z.input<typeof openDispute>;

const params = z.object({ id: f.id });
const one = z.object({ data: dispute });
const message = z.object({ text: f.text(2000) });
const fileParams = z.object({ id: f.id, file: f.id });
const upload = { bytes: 'application/octet-stream', most: evidenceLimits.bytes } as const;
const accepts = { types: evidenceTypes, refusal: 'not_evidence' } as const;
const named = z.object({ name: f.fileName() });

export const disputes = {
  ofInvoice: endpoint({
    method: 'GET',
    path: '/api/invoices/:id/disputes',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'What of an invoice can be disputed, until when, and earlier disputes',
    params,
    answers: { 200: z.object({ data: contestable }) },
    errors: ['not_found'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/disputes',
    tag,
    access: 'invoice.dispute',
    audit: 'dispute.opened',
    summary: 'Opens a dispute of an invoice; idempotent by its id',
    body: openDispute,
    answers: { 201: one, 200: one },
    errors: ['validation_failed', 'not_found', 'idempotency_key_reused', 'not_contestable', 'dispute_under_way'],
  }),
  message: endpoint({
    method: 'POST',
    path: '/api/disputes/:id/messages',
    tag,
    access: 'invoice.dispute',
    audit: 'dispute.message',
    summary: 'Writes to staff about a dispute',
    params,
    body: message,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  addEvidence: endpoint({
    method: 'POST',
    path: '/api/disputes/:id/evidence',
    tag,
    access: 'invoice.dispute',
    audit: 'dispute.evidence_added',
    summary: 'Adds a photo or document to an open dispute; the same file is added once',
    params,
    query: named,
    upload,
    accepts,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'payload_too_large', 'unsupported_media_type', 'dispute_moved'],
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/api/disputes/:id/evidence/:file',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'A photo or document of a dispute',
    params: fileParams,
    answers: { 200: { bytes: '*/*' } },
    errors: ['not_found'],
  }),
  memo: endpoint({
    method: 'GET',
    path: '/api/disputes/:id/credit-memo',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: "The credit memo of a dispute as PDF, in the reader's language",
    params,
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/disputes/:id/withdraw',
    tag,
    access: 'invoice.dispute',
    audit: 'dispute.withdrawn',
    summary: 'Withdraws an undecided dispute; its amount is due again',
    params,
    answers: { 200: one },
    errors: ['not_found', 'dispute_moved'],
  }),
} as const;

import { z } from 'zod';
import { dispute, disputeAnswers, disputeReasons, disputeStates, evidenceLimits, evidenceTypes } from './disputes.ts';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';

const account = z.object({ id: f.id, name: z.string() });

/** A dispute as staff list it. */
export const deskDisputeRow = z.object({
  id: f.id,
  account,
  invoice: z.object({ id: f.id, number: z.int() }),
  state: z.enum(disputeStates),
  reason: z.enum(disputeReasons),
  amount: f.money,
  carrier_name: z.string().nullable(),
  opened_by: z.string(),
  created_at: f.instant,
  updated_at: f.instant,
});
export type DeskDisputeRow = z.infer<typeof deskDisputeRow>;

/** A dispute as staff work on it. */
export const deskDispute = dispute.extend({
  account,
  /** Which state of it was seen; a step names it, so that two people do not take one at once. */
  version: f.version,
  contest_until: z.string(),
  invoice: z.object({
    id: f.id,
    number: z.int(),
    total: f.money,
    balance: f.money,
    due_on: z.string(),
    bol_number: z.string().nullable(),
    carrier_name: z.string().nullable(),
    shipment_id: f.id.nullable(),
  }),
  /** The most that can be taken back: what the parts were billed at and was not taken back before. */
  most_credit: f.money,
});
export type DeskDispute = z.infer<typeof deskDispute>;

const params = z.object({ id: f.id });
const message = z.object({ text: f.text(2000) });
const fileParams = z.object({ id: f.id, file: f.id });
const accepts = { types: evidenceTypes, refusal: 'not_evidence' } as const;
const named = z.object({ name: f.fileName() });
const upload = { bytes: 'application/octet-stream', most: evidenceLimits.bytes } as const;
const version = f.version;
const text = f.optionalText(2000);
const cents = z.int({ error: 'required' }).max(10_000_000_000, 'too_big');
const oneAtDesk = z.object({ data: deskDispute });
const desk = { tag: 'Admin', params, access: 'staff.disputes', answers: { 200: oneAtDesk } } as const;
const stepErrors = ['validation_failed', 'not_found', 'dispute_moved'] as const;

export const carrierResponse = z
  .object({
    version,
    answer: z.enum(disputeAnswers, { error: 'required' }),
    /** What the carrier takes back; only a partial answer names it. */
    amount: cents.min(1, 'too_small').nullable().default(null),
    text,
  })
  .superRefine(({ answer, amount }, check) => {
    if (answer === 'partial' && amount === null)
      check.addIssue({ code: 'custom', message: 'required', path: ['amount'] });
  });
export const creditDecision = z.object({ version, amount: cents.min(1, 'too_small'), text });
export const upholdDecision = z.object({ version, text: f.text(2000) });

export const staffDisputes = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/disputes',
    tag: 'Admin',
    access: 'staff.disputes',
    audit: null,
    summary: 'Disputes of every account, the oldest first',
    query: z.object({
      ...pageQuery,
      state: z.enum(['under_way', 'all', ...disputeStates]).default('under_way'),
      search: z.string().trim().max(60).optional(),
      sort: z.enum(['created_at', '-created_at', 'amount', '-amount']).default('created_at'),
    }),
    answers: { 200: pageOf(deskDisputeRow) },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    ...desk,
    method: 'GET',
    path: '/api/admin/disputes/:id',
    audit: null,
    summary: 'A dispute of any account with its history and evidence',
    errors: ['not_found'],
  }),
  submit: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/disputes/:id/submit',
    audit: 'dispute.submitted_to_carrier',
    summary: 'Records that the dispute was sent to the carrier',
    body: z.object({ version, text }),
    errors: [...stepErrors],
  }),
  respond: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/disputes/:id/response',
    audit: 'dispute.carrier_response',
    summary: "Records the carrier's answer",
    body: carrierResponse,
    errors: [...stepErrors],
  }),
  credit: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/disputes/:id/credit',
    audit: 'dispute.credited',
    summary: 'Decides for the customer with a credit memo, once',
    body: creditDecision,
    errors: [...stepErrors],
  }),
  uphold: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/disputes/:id/uphold',
    audit: 'dispute.upheld',
    summary: 'Decides for the invoice; the amount is due again',
    body: upholdDecision,
    errors: [...stepErrors],
  }),
  close: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/disputes/:id/close',
    audit: 'dispute.closed',
    summary: 'Closes a decided dispute',
    body: z.object({ version }),
    errors: [...stepErrors],
  }),
  message: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/disputes/:id/messages',
    audit: 'dispute.message',
    summary: 'Writes to the customer about a dispute',
    body: message,
    errors: ['validation_failed', 'not_found'],
  }),
  addEvidence: endpoint({
    ...desk,
    method: 'POST',
    path: '/api/admin/disputes/:id/evidence',
    audit: 'dispute.evidence_added',
    summary: "Adds the carrier's photo or document to an open dispute",
    query: named,
    upload,
    accepts,
    errors: ['validation_failed', 'not_found', 'payload_too_large', 'unsupported_media_type', 'dispute_moved'],
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/api/admin/disputes/:id/evidence/:file',
    tag: 'Admin',
    access: 'staff.disputes',
    audit: null,
    summary: 'A photo or document of a dispute of any account',
    params: fileParams,
    answers: { 200: { bytes: '*/*' } },
    errors: ['not_found'],
  }),
  memo: endpoint({
    method: 'GET',
    path: '/api/admin/disputes/:id/credit-memo',
    tag: 'Admin',
    access: 'staff.disputes',
    audit: null,
    summary: 'The credit memo of a dispute of any account as PDF',
    params,
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found'],
  }),
} as const;

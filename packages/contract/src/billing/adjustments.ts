import { billCauses } from '@waybill/freight';
import { z } from 'zod';
import { billEvidence, billFacts, billFinding } from './carrier-bill.ts';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';
import { chargeLine } from '../quoting/quotes.ts';

/** A correction of an invoice as its customer sees it: no word of what the carrier is paid. */
export const invoiceVariance = z.object({
  version: f.version,
  quoted: f.money,
  billed: f.money,
  quoted_charges: z.array(chargeLine),
  billed_charges: z.array(chargeLine),
  findings: z.array(billFinding),
  facts: billFacts,
  cause: z.enum(billCauses),
  /** Whether our own tariff gives the same with the carrier's facts. */
  rerated: z.boolean(),
  carrier_name: z.string(),
  quoted_on: z.string(),
  billed_on: z.string(),
  /** The last day on which a correction can be contested. */
  contest_until: z.string(),
  evidence: z.array(billEvidence),
  /** The product to put right for the next time, where the catalog has it. */
  product: z
    .object({
      id: f.id,
      description: z.string(),
      product_number: z.string().nullable(),
      /** What the carrier found of one unit; null where it found nothing else. */
      weight_lb: z.number().nullable(),
      height_in: z.number().nullable(),
      freight_class: z.string().nullable(),
    })
    .nullable(),
  /** The address to put right, where a service of the place was added and the book has it. */
  address: z.object({ id: f.id, company: z.string(), site_type: z.enum(['residential', 'limited_access']) }).nullable(),
});
export type InvoiceVariance = z.infer<typeof invoiceVariance>;

/** Corrections of the past, said before a booking. */
export const adjustmentRisk = z.object({
  count: z.int(),
  days: z.int(),
  /** What they came to together. */
  total: f.money,
  cause: z.enum(billCauses).nullable(),
  same_product: z.int(),
  same_lane: z.int(),
  latest: z.object({ invoice_id: f.id, number: z.int(), amount: f.money, facts: billFacts }).nullable(),
});
export type AdjustmentRisk = z.infer<typeof adjustmentRisk>;

export const adjustments = {
  variance: endpoint({
    method: 'GET',
    path: '/api/invoices/:id/variance',
    tag: 'Invoices',
    access: 'invoice.read',
    audit: null,
    summary: 'What an invoice was corrected by and why; null when it was not',
    params: z.object({ id: f.id }),
    answers: { 200: z.object({ data: invoiceVariance.nullable() }) },
    errors: ['not_found'],
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/api/invoices/:id/evidence/:file',
    tag: 'Invoices',
    access: 'invoice.read',
    audit: null,
    summary: "The carrier's evidence for a correction",
    params: z.object({ id: f.id, file: f.id }),
    answers: { 200: { bytes: '*/*' } },
    errors: ['not_found'],
  }),
  risk: endpoint({
    method: 'GET',
    path: '/api/adjustments/risk',
    tag: 'Invoices',
    access: 'quote.read',
    audit: null,
    summary: 'How often the account was billed more than quoted in the past 90 days, and for the same product or lane',
    query: z.object({
      /** Numbers of products, separated by commas. */
      products: z.string().trim().max(400).default(''),
      origin: z.string().trim().max(10).default(''),
      destination: z.string().trim().max(10).default(''),
    }),
    answers: { 200: z.object({ data: adjustmentRisk }) },
    errors: ['validation_failed'],
  }),
} as const;

import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { agingBuckets } from './aging.ts';
import { invoice, invoiceRow, invoiceSum, invoiceTypes } from './invoices.ts';

export const staffInvoiceStates = ['open', 'current', 'past_due', 'disputed', 'paid', 'all'] as const;

/** A credit lowers what was earned and is printed as a credit memo; a write-off gives up what is open. */
export const adjustmentKinds = ['credit', 'write_off'] as const;
export const adjustmentReasons = ['price', 'damage', 'service', 'goodwill', 'uncollectible', 'small', 'other'] as const;

/** An invoice of any account as staff list it. */
export const staffInvoiceRow = invoiceRow.extend({ account: z.object({ id: f.id, name: z.string() }) });
export type StaffInvoiceRow = z.infer<typeof staffInvoiceRow>;

/** Open balances of what the filters let through, by age, in one currency; the bucket filter itself is left out. */
export const agingSum = z.object({
  total: f.money,
  buckets: z.array(z.object({ bucket: z.enum(agingBuckets), amount: f.money, count: z.int() })),
});
export type AgingSum = z.infer<typeof agingSum>;

/** What one account owes in one currency, by age. */
export const accountAging = z.object({
  account: z.object({ id: f.id, name: z.string() }),
  total: f.money,
  buckets: z.array(z.object({ bucket: z.enum(agingBuckets), amount: f.money })),
  /** Money of the account that is on no invoice. */
  credit: f.money,
  /** Open invoices. */
  count: z.int(),
});
export type AccountAging = z.infer<typeof accountAging>;

/** A credit or write-off without a dispute. */
export const invoiceAdjustment = z.object({
  id: f.id,
  kind: z.enum(adjustmentKinds),
  amount: f.money,
  reason: z.enum(adjustmentReasons),
  note: z.string(),
  /** `proposed`: above the limit of whoever made it; an administrator decides. */
  state: z.enum(['proposed', 'applied', 'rejected']),
  by: z.string().nullable(),
  /** Whether the reader made it. */
  mine: z.boolean(),
  created_at: f.instant,
  decided_by: z.string().nullable(),
  decided_at: f.instant.nullable(),
});
export type InvoiceAdjustment = z.infer<typeof invoiceAdjustment>;

export const staffInvoice = invoice.extend({
  account: z.object({ id: f.id, name: z.string() }),
  /** What the shipment was booked at; null for an invoice without one. */
  booked: f.money.nullable(),
  disputes: z.array(z.object({ id: f.id, state: z.string(), amount: f.money, created_at: f.instant })),
  /** The oldest first. */
  adjustments: z.array(invoiceAdjustment),
  /** What a credit can take back at most. */
  creditable: f.money,
  /** The most that the reader may credit or write off without a second person, in minor units. */
  alone_limit: z.int(),
  activity: z.array(z.object({ id: f.id, at: f.instant, by: z.string(), action: z.string() })),
});
export type StaffInvoice = z.infer<typeof staffInvoice>;

export const adjustmentBody = z.object({
  /** Made by the browser, one for each press of the button. */
  id: f.id,
  kind: z.enum(adjustmentKinds),
  amount: z.int({ error: 'required' }).positive('too_small').max(10_000_000_000, 'too_big'),
  reason: z.enum(adjustmentReasons),
  note: f.text(500),
});

export const invoiceTermsBody = z.object({
  terms_days: z.int({ error: 'required' }).min(0, 'too_small').max(120, 'too_big'),
});

/** As many invoices are mailed again at once. */
export const mostResent = 100;

const tag = 'Admin';
const one = z.object({ account: f.id, id: f.id });
const adjustment = one.extend({ adjustment: f.id });
const oneInvoice = z.object({ data: staffInvoice });
const filters = {
  state: z.enum(staffInvoiceStates).default('open'),
  type: z.enum(invoiceTypes).optional(),
  bucket: z.enum(agingBuckets).optional(),
  account: f.id.optional(),
  /** Invoice, BOL, PRO, or reference number, or the name of the customer. */
  search: z.string().trim().max(60).optional(),
};

export const staffInvoices = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/invoices',
    tag,
    access: 'staff.invoices.read',
    audit: null,
    summary: 'Invoices of every account, with open amounts by age',
    query: z.object({
      ...pageQuery,
      ...filters,
      sort: z
        .enum(['-issued_on', 'issued_on', '-due_on', 'due_on', '-number', 'number', '-total', 'total'])
        .default('due_on'),
    }),
    answers: {
      200: pageOf(staffInvoiceRow).extend({
        sums: z.array(invoiceSum),
        aging: z.array(agingSum),
        account: z.string().nullable(),
      }),
    },
    errors: ['validation_failed'],
  }),
  aging: endpoint({
    method: 'GET',
    path: '/api/admin/invoices/aging',
    tag,
    access: 'staff.invoices.read',
    audit: null,
    summary: 'Open amounts by age for each account and currency, with its unapplied credit',
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(60).optional(),
      sort: z.enum(['-total', 'total', '-name', 'name']).default('-total'),
    }),
    answers: { 200: pageOf(accountAging).extend({ aging: z.array(agingSum) }) },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/invoices/:account/:id',
    tag,
    access: 'staff.invoices.read',
    audit: null,
    summary: 'An invoice of any account: lines, versions, payments, disputes, credits, and activity',
    params: one,
    answers: { 200: oneInvoice },
    errors: ['not_found'],
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/admin/invoices/:account/:id/pdf',
    tag,
    access: 'staff.invoices.read',
    audit: null,
    summary: "An invoice of any account as PDF, in the reader's language",
    params: one,
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/admin/invoices/mails',
    tag,
    access: 'staff.payments',
    audit: 'invoice.resent',
    summary: 'Emails invoices again to billing users, one message for each account',
    body: z.object({
      invoices: z.array(one).min(1, 'invoices_required').max(mostResent, 'too_many'),
    }),
    answers: { 200: z.object({ data: z.object({ invoices: z.int(), accounts: z.int() }) }) },
    errors: ['validation_failed', 'not_found'],
  }),
  adjust: endpoint({
    method: 'POST',
    path: '/api/admin/invoices/:account/:id/adjustments',
    tag,
    access: 'staff.payments',
    audit: 'invoice.adjusted',
    summary: "Credits or writes off part of an invoice, or proposes it above the caller's limit; idempotent by id",
    params: one,
    body: adjustmentBody,
    answers: { 201: oneInvoice },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/invoices/:account/:id/adjustments/:adjustment/approval',
    tag,
    access: 'staff.payments',
    audit: 'invoice.adjustment_approved',
    summary: 'Approves a proposed credit or write-off; only an administrator who did not propose it',
    params: adjustment,
    answers: { 200: oneInvoice },
    errors: ['not_found', 'conflict', 'forbidden', 'validation_failed'],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/admin/invoices/:account/:id/adjustments/:adjustment/rejection',
    tag,
    access: 'staff.payments',
    audit: 'invoice.adjustment_rejected',
    summary: 'Rejects a proposed credit or write-off, or withdraws it',
    params: adjustment,
    answers: { 200: oneInvoice },
    errors: ['not_found', 'conflict'],
  }),
  terms: endpoint({
    method: 'PUT',
    path: '/api/admin/invoices/:account/:id/terms',
    tag,
    access: 'staff.payments',
    audit: 'invoice.terms_changed',
    summary: 'Changes the payment terms of one invoice',
    params: one,
    body: invoiceTermsBody,
    answers: { 200: oneInvoice },
    errors: ['validation_failed', 'not_found'],
  }),
} as const;

import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { paymentMethods, paidWithout } from './payments.ts';

/** Money by card pays invoices, or a booking before its carrier hears of it. */
export const paymentPurposes = ['invoices', 'booking'] as const;

/**
 * - `open` it waits for a card
 * - `held` a card is authorized for a booking, nothing is charged yet
 * - `paid` the money came
 * - `released` what was held is free again, nothing was charged
 * - `expired` nothing came, and none can
 * - `reversed` it was recorded and did not come after all, as with a returned check
 */
export const staffPaymentStates = ['open', 'held', 'paid', 'released', 'expired', 'reversed'] as const;
export type StaffPaymentState = (typeof staffPaymentStates)[number];

/** A payment of any account as staff list it. */
export const staffPaymentRow = z.object({
  id: f.id,
  purpose: z.enum(paymentPurposes),
  state: z.enum(staffPaymentStates),
  account: z.object({ id: f.id, name: z.string() }),
  /** Numbers of the invoices it is for, in its order; empty for a booking. */
  invoices: z.array(z.int()),
  /** Bill of lading of the booking it is for. */
  bol_number: z.string().nullable(),
  /** What was asked for or, for a booking, held. */
  amount: f.money,
  received: f.money,
  /** What was given back of it, or is on its way. */
  refunded: f.money,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  ...paidWithout,
  created_at: f.instant,
  settled_at: f.instant.nullable(),
});
export type StaffPaymentRow = z.infer<typeof staffPaymentRow>;

export const paymentRefund = z.object({
  id: f.id,
  amount: f.money,
  /** `sent`: the provider has it, and its answer is not known yet. `refused`: the money is credit again. */
  state: z.enum(['sent', 'done', 'refused']),
  /** Why it was given back; refunds made before reasons were kept have none. */
  reason: z.string().nullable(),
  by: z.string().nullable(),
  created_at: f.instant,
  settled_at: f.instant.nullable(),
});
export type PaymentRefund = z.infer<typeof paymentRefund>;

/** What a payment, its refunds and a booking's card can do in the books. */
export const paymentJournals = [
  'payment_received',
  'credit_applied',
  'credit_refunded',
  'written_off',
  'hold_placed',
  'hold_released',
  'reversal',
] as const;
/** The accounts of the books that they move. */
export const paymentLedgers = [
  'receivable',
  'cash',
  'customer_credit',
  'bad_debt',
  'card_holds',
  'card_holds_contra',
] as const;

/** What a payment moved in the books, one entry for each event. */
export const journalEntry = z.object({
  id: f.id,
  kind: z.enum(paymentJournals),
  posted_at: f.instant,
  lines: z.array(
    z.object({
      ledger: z.enum(paymentLedgers),
      /** Debits are positive, credits negative; an entry comes to nothing. */
      amount: f.money,
      invoice: z.int().nullable(),
    }),
  ),
});
export type JournalEntry = z.infer<typeof journalEntry>;

export const staffPayment = staffPaymentRow.extend({
  /** Who pressed the button. */
  made_by: z.string().nullable(),
  expires_at: f.instant,
  parts: z.array(
    z.object({
      id: f.id,
      number: z.int(),
      amount: f.money,
      /** What the payment put on it. */
      applied: f.money,
      /** What is open on it now. */
      balance: f.money,
      /** Why less was paid than was open; a code of `shortReasons`. */
      short_reason: z.string().nullable(),
      written_off: f.money,
    }),
  ),
  /** The shipment of a booking that was made. */
  shipment_id: f.id.nullable(),
  /** The account's money that is on no invoice. */
  credit: f.money,
  /** The most that can be given back now: credit of the account, and no more than came and was not given back. */
  refundable: f.money,
  refunds: z.array(paymentRefund),
  journals: z.array(journalEntry),
  /** Who paid, where that is not the account itself. */
  payer: z.string().nullable(),
  /** Bank and deposit it is in. */
  deposit: z.string().nullable(),
  note: z.string().nullable(),
  reversal: z
    .object({
      /** A code of `reversalReasons`. */
      reason: z.string(),
      note: z.string().nullable(),
      at: f.instant,
      by: z.string().nullable(),
    })
    .nullable(),
  /** The provider's own names, to look it up there. */
  provider: z.object({ session: z.string().nullable(), intent: z.string().nullable() }),
});
export type StaffPayment = z.infer<typeof staffPayment>;

/** A refund; the id is made by the browser, one for each press of the button. */
export const refundRequest = z.object({
  id: f.id,
  amount: z.int({ error: 'required' }).positive('too_small').max(10_000_000_000, 'too_big'),
  reason: f.text(500),
});

const tag = 'Admin';
const access = 'staff.payments';
/** Payment ids are made by browsers and are unique within an account only, so the account is always named with them. */
const params = z.object({ account: f.id, id: f.id });

export const staffPayments = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/payments',
    tag,
    access,
    audit: null,
    summary: 'Payments of every account, newest first',
    query: z.object({
      ...pageQuery,
      state: z.enum([...staffPaymentStates, 'refunded', 'all']).default('all'),
      purpose: z.enum(paymentPurposes).optional(),
      method: z.enum(paymentMethods).optional(),
      account: f.id.optional(),
      /** The day it was begun, by the calendar of the books. */
      from: f.calendarDate.optional(),
      to: f.calendarDate.optional(),
      search: z.string().trim().max(80).optional(),
      sort: z.enum(['-created_at', 'created_at', '-amount', 'amount']).default('-created_at'),
    }),
    answers: { 200: pageOf(staffPaymentRow).extend({ account: z.string().nullable() }) },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/payments/:account/:id',
    tag,
    access,
    audit: null,
    summary: 'A payment of any account with its invoices, refunds, and ledger entries',
    params,
    answers: { 200: z.object({ data: staffPayment }) },
    errors: ['not_found'],
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/api/admin/payments/:account/:id/receipt',
    tag,
    access,
    audit: null,
    summary: "The receipt of a payment of any account as PDF, in the reader's language",
    params,
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found'],
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/admin/payments/:account/:id/refunds',
    tag,
    access,
    audit: 'payment.refunded',
    summary: 'Refunds credit to the card it was paid with, at most what was paid; idempotent by id',
    params,
    body: refundRequest,
    answers: { 201: z.object({ data: paymentRefund }) },
    errors: ['validation_failed', 'not_found', 'conflict', 'unavailable', 'password_confirmation_required'],
  }),
} as const;

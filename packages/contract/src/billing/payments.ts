import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';

const tag = 'Payments';

/** The most invoices that one payment pays. */
export const mostInvoicesAtOnce = 100;

/** The least that a card pays, in minor units. */
export const leastPayment = 50;

/**
 * `open`: it waits for a card, or for word of one. `paid`: the money came. `expired`: nothing came, and none can.
 * `reversed`: it did not come after all, as with a returned check.
 */
export const paymentStates = ['open', 'paid', 'expired', 'reversed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How money comes: by card, or as staff record it. */
export const paymentMethods = ['card', 'check', 'ach', 'wire', 'cash', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How a payment without a card came. */
export const paidWithout = {
  method: z.enum(paymentMethods),
  /** Check number, or trace number of a transfer. */
  reference: z.string().nullable(),
  /** The day it came, by the calendar of the books; null for a card. */
  received_on: z.string().nullable(),
};
/** A payment as a line of an invoice or a statement names it. */
export const paidBy = z.object(paidWithout);
export type PaidBy = z.infer<typeof paidBy>;

export const payment = z.object({
  id: f.id,
  state: z.enum(paymentStates),
  /** What was asked for. */
  amount: f.money,
  /** What came. */
  received: f.money,
  /** What came and no invoice asked for any more: the customer's credit. */
  credited: f.money,
  invoices: z.array(
    z.object({
      id: f.id,
      number: z.int(),
      amount: f.money,
      /** What the payment put on it. */
      applied: f.money,
    }),
  ),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  ...paidWithout,
  /** The hosted page, while it waits for a card. */
  url: z.url().nullable(),
  created_at: f.instant,
  expires_at: f.instant,
  paid_at: f.instant.nullable(),
});
export type Payment = z.infer<typeof payment>;

const startBody = z.object({
  /** Made by the browser, one for each press of the button: a second call with it pays nothing twice. */
  id: f.id,
  invoices: z
    .array(
      z.object({
        id: f.id,
        /** Minor units; left out, all that is open. */
        amount: z.int('not_a_whole_number').positive('required').max(10_000_000_000, 'too_big').optional(),
      }),
      { error: 'invoices_required' },
    )
    .min(1, 'invoices_required')
    .max(mostInvoicesAtOnce, 'too_many'),
  /** Open payments of these invoices that the caller has seen and ends: their pages are closed before this one opens. */
  replaces: z.array(f.id).max(mostInvoicesAtOnce, 'too_many').default([]),
});

/** A payment whose page is open: nobody else can pay its invoices until it is paid, ended, or expires. */
export const openPayment = z.object({
  id: f.id,
  /** Who is paying; null for somebody who is gone. */
  by: z.string().nullable(),
  /** Whether the reader is the one who is paying. */
  mine: z.boolean(),
  amount: f.money,
  invoices: z.array(z.object({ id: f.id, number: z.int() })),
  created_at: f.instant,
  expires_at: f.instant,
});
export type OpenPayment = z.infer<typeof openPayment>;

export const payments = {
  terms: endpoint({
    method: 'GET',
    path: '/api/payments/terms',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'Whether invoices can be paid by card here, and whether cards are in test mode',
    answers: { 200: z.object({ data: z.object({ card: z.boolean(), test: z.boolean() }) }) },
    errors: [],
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/payments',
    tag,
    access: 'invoice.pay',
    audit: 'payment.started',
    summary: 'Opens a hosted page to pay open invoices of one currency, each in full or in part',
    body: startBody,
    answers: { 201: z.object({ data: payment }) },
    errors: ['validation_failed', 'not_found', 'conflict', 'payment_under_way', 'payment_failed', 'unavailable'],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/payments/open',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'Payments in progress and who is paying; an invoice is in at most one of them',
    answers: { 200: z.object({ data: z.array(openPayment) }) },
    errors: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/payments/:id',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'The result of a payment, as far as it is known',
    params: z.object({ id: f.id }),
    answers: { 200: z.object({ data: payment }) },
    errors: ['not_found'],
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/api/payments/:id/receipt',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: "The receipt of a payment as PDF, in the reader's language",
    params: z.object({ id: f.id }),
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found'],
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/payments/webhook',
    tag,
    access: 'public',
    audit: 'payment.received',
    summary: 'Receives events of the payment provider; the signature is checked',
    answers: { 204: null },
    errors: ['invalid_signature', 'unavailable'],
  }),
} as const;

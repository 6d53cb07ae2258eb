import { z } from 'zod';
import type { StaffRole } from '../identity/roles.ts';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { invoiceRow } from './invoices.ts';
import { staffPayment } from './staff-payments.ts';

/** How money comes that staff record. */
export const receivedMethods = ['check', 'ach', 'wire', 'cash', 'other'] as const;

/** Why less is paid than an invoice asks for. */
export const shortReasons = ['price', 'damage', 'service', 'paperwork', 'small', 'other'] as const;

/** Why a payment is taken back: the bank returned it, the payer stopped it, or it was recorded wrong. */
export const reversalReasons = ['returned', 'stopped', 'wrong_entry', 'other'] as const;

/** Open invoices that are offered for one payment, and the most that one payment is put on. */
export const mostOpenShown = 200;

/**
 * The most that a role may write off or credit alone, in minor units of any currency: accounting 500.00, administrators
 * 5,000.00.
 */
export const aloneLimits: Partial<Readonly<Record<StaffRole, number>>> = {
  super_admin: 500_000,
  fpg_admin: 500_000,
  fpg_accounting: 50_000,
};

/** The most that somebody with these roles may write off or credit without a second person, in minor units. */
export const aloneLimit = (roles: readonly string[]): number =>
  Math.max(0, ...roles.map((role) => aloneLimits[role as StaffRole] ?? 0));

const amount = z.int({ error: 'required' }).positive('too_small').max(10_000_000_000, 'too_big');

const appliedPart = z.object({
  id: f.id,
  /** Minor units; no more than is open on it. */
  amount,
});

/** Money that came without a card, and the invoices it pays. What is put on none is credit of the account. */
export const receivedPaymentBody = z.object({
  /** Made by the browser, one for each press of the button: a second call with it records nothing twice. */
  id: f.id,
  account_id: z.uuid({ error: 'required' }),
  method: z.enum(receivedMethods),
  /** Check number, or trace number of a transfer. */
  reference: f.optionalText(60),
  /** Who paid, where that is not the account itself. */
  payer: f.optionalText(120),
  /** The day it came, by the calendar of the books. */
  received_on: f.calendarDate,
  amount,
  currency: f.currency,
  /** Bank and deposit it is in. */
  deposit: f.optionalText(120),
  note: f.optionalText(500),
  invoices: z
    .array(
      appliedPart.extend({
        /** Why the rest is not paid, and whether it is written off. */
        short: z
          .object({ reason: z.enum(shortReasons), write_off: z.boolean() })
          .nullable()
          .default(null),
      }),
    )
    .max(mostOpenShown, 'too_many'),
  /** Recorded although the same amount with the same number is there already. */
  again: z.boolean().default(false),
});
export type ReceivedPaymentBody = z.infer<typeof receivedPaymentBody>;

export const creditApplicationBody = z.object({
  /** Made by the browser, one for each press of the button. */
  id: f.id,
  currency: f.currency,
  invoices: z.array(appliedPart).min(1, 'invoices_required').max(mostOpenShown, 'too_many'),
});

export const paymentReversalBody = z.object({
  reason: z.enum(reversalReasons),
  note: f.optionalText(500),
});

/** What an account owes and has, for putting money on its invoices. */
export const openAccount = z.object({
  account: z.object({ id: f.id, name: z.string(), currency: f.currency }),
  /** Money on no invoice, by currency; currencies without any are left out. */
  credit: z.array(f.money),
  /** What is due first comes first; at most as many as one payment takes. */
  invoices: z.array(invoiceRow),
  /** How many are open, shown or not. */
  total: z.int(),
  /** The most that the reader may write off alone, in minor units. */
  write_off_limit: z.int(),
});
export type OpenAccount = z.infer<typeof openAccount>;

const tag = 'Admin';
const access = 'staff.payments';
const payment = z.object({ account: f.id, id: f.id });

export const receivedPayments = {
  open: endpoint({
    method: 'GET',
    path: '/api/admin/open-invoices/:account',
    tag,
    access,
    audit: null,
    summary: 'Open invoices and unapplied credit of an account',
    params: z.object({ account: f.id }),
    answers: { 200: z.object({ data: openAccount }) },
    errors: ['not_found'],
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/admin/payments',
    tag,
    access,
    audit: 'payment.recorded',
    summary: 'Records a payment by check, transfer, or cash and applies it to invoices; idempotent by id',
    body: receivedPaymentBody,
    answers: { 201: z.object({ data: staffPayment }) },
    errors: ['validation_failed', 'not_found', 'conflict', 'payment_recorded_before'],
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/api/admin/payments/:account/:id/reversal',
    tag,
    access,
    audit: 'payment.reversed',
    summary: 'Reverses a recorded payment, such as a returned check; its invoices are open again',
    params: payment,
    body: paymentReversalBody,
    answers: { 200: z.object({ data: staffPayment }) },
    errors: ['validation_failed', 'not_found', 'conflict', 'credit_spent'],
  }),
  applyCredit: endpoint({
    method: 'POST',
    path: '/api/admin/payments/credit-applications/:account',
    tag,
    access,
    audit: 'credit.applied',
    summary: 'Applies unapplied credit to open invoices; idempotent by id',
    params: z.object({ account: f.id }),
    body: creditApplicationBody,
    answers: { 201: z.object({ data: openAccount }) },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
} as const;

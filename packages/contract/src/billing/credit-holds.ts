import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';

/** Why an account is held: invoices past terms, more owed than the limit, or staff set it. */
export const holdCauses = ['past_due', 'over_limit', 'staff'] as const;
export type HoldCause = (typeof holdCauses)[number];

/** How a hold ended: what caused it was paid, staff activated the account, or staff set a hold of their own. */
export const holdEnds = ['paid', 'activated', 'replaced'] as const;

/** For so many days an activated account stays open unless staff say otherwise. */
export const usualOpenDays = 7;
/** The longest that staff may keep the rule off. */
export const mostOpenDays = 90;

const heldInvoice = z.object({
  id: f.id,
  number: z.int(),
  due_on: z.string(),
  days_past_due: z.int(),
  /** What is open on it and not disputed. */
  owed: f.money,
});
export type HeldInvoice = z.infer<typeof heldInvoice>;

const standing = {
  status: z.enum(['good', 'hold']),
  cause: z.enum(holdCauses).nullable(),
  /** Since when it is held. */
  since: f.instant.nullable(),
  /** Last day on which the rule does not hold it, by the calendar of the books. */
  open_until: z.string().nullable(),
  /** What is past terms and grace and not disputed, by currency. */
  past_due: z.array(f.money),
  past_due_count: z.int(),
  /** Open and not disputed, shipped and not billed yet, and bookings under way, in the account's currency. */
  exposure: f.money,
  limit: f.money.nullable(),
};

/** Whether an account may ship, as its own people see it. */
export const creditState = z.object({
  ...standing,
  /** Days that staff gave, where they did. */
  open_days: z.int().nullable(),
  /** Invoices that have to be paid, the oldest first. */
  invoices: z.array(heldInvoice),
});
export type CreditState = z.infer<typeof creditState>;

/** An account as staff list it. */
export const creditRow = z.object({
  ...standing,
  account: z.object({ id: f.id, name: z.string() }),
  terms_days: z.int(),
  grace_days: z.int(),
  /** Whether disputes that staff have not taken up yet count as owed. */
  open_disputes_owed: z.boolean(),
  set_by: z.string().nullable(),
});
export type CreditRow = z.infer<typeof creditRow>;

const pastHold = z.object({
  id: f.id,
  cause: z.enum(holdCauses),
  since: f.instant,
  set_by: z.string().nullable(),
  reason: z.string().nullable(),
  past_due: z.array(f.money),
  exposure: f.money.nullable(),
  ended_at: f.instant.nullable(),
  ended_how: z.enum(holdEnds).nullable(),
  ended_by: z.string().nullable(),
  end_reason: z.string().nullable(),
  open_until: z.string().nullable(),
});
export type PastHold = z.infer<typeof pastHold>;

export const creditAccount = creditRow.extend({
  invoices: z.array(heldInvoice),
  /** Every hold there was, the newest first. */
  holds: z.array(pastHold),
});
export type CreditAccount = z.infer<typeof creditAccount>;

const reason = f.text(500);
export const activation = z.object({ reason, until: f.calendarDate });
/** A hold that staff set. */
export const holdByHand = z.object({ reason });
export const creditTerms = z.object({
  /** Minor units of the account's currency; null for no limit. */
  credit_limit: z.int({ error: 'invalid' }).min(0, 'too_small').max(10_000_000_000, 'too_big').nullable().default(null),
  terms_days: z.int({ error: 'required' }).min(0, 'too_small').max(120, 'too_big'),
  grace_days: z.int({ error: 'required' }).min(0, 'too_small').max(90, 'too_big'),
  /** Whether disputes that staff have not taken up yet count as owed; left out, it stays as it is. */
  open_disputes_owed: z.boolean().optional(),
});

const params = z.object({ id: f.id });
const tag = 'Admin';
const access = 'staff.credit';
const oneAccount = z.object({ data: creditAccount });

export const creditHolds = {
  own: endpoint({
    method: 'GET',
    path: '/api/credit',
    tag: 'Invoices',
    access: 'invoice.read',
    audit: null,
    summary: 'Whether the account may ship and, if not, why and what must be paid',
    answers: { 200: z.object({ data: creditState }) },
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/credit-holds',
    tag: 'Admin',
    access: 'staff.credit',
    audit: null,
    summary: 'Accounts on credit hold, temporarily released accounts, or all accounts',
    query: z.object({
      ...pageQuery,
      state: z.enum(['held', 'open', 'all']).default('held'),
      search: z.string().trim().max(60).optional(),
    }),
    answers: { 200: pageOf(creditRow) },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    tag,
    params,
    access,
    answers: { 200: oneAccount },
    method: 'GET',
    path: '/api/admin/credit-holds/:id',
    audit: null,
    summary: 'The credit standing of an account: balance, terms, and its history of holds',
    errors: ['not_found'],
  }),
  activate: endpoint({
    tag,
    params,
    access,
    answers: { 200: oneAccount },
    method: 'POST',
    path: '/api/admin/credit-holds/:id/activate',
    audit: 'account.activated',
    summary: 'Releases a credit hold; the automatic rule does not apply until the day given',
    body: activation,
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  hold: endpoint({
    tag,
    params,
    access,
    answers: { 200: oneAccount },
    method: 'POST',
    path: '/api/admin/credit-holds/:id/hold',
    audit: 'account.held',
    summary: 'Puts an account on credit hold until staff release it',
    body: holdByHand,
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  terms: endpoint({
    tag,
    params,
    access,
    answers: { 200: oneAccount },
    method: 'PUT',
    path: '/api/admin/credit-holds/:id/terms',
    audit: 'account.credit_terms_changed',
    summary: 'Sets the credit limit, the payment terms of future invoices, and the grace period',
    body: creditTerms,
    errors: ['validation_failed', 'not_found'],
  }),
} as const;

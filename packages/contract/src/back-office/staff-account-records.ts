import { z } from 'zod';
import { actorKinds } from './audit-trail.ts';
import * as f from '../fields.ts';
import { invoiceStatuses } from '../billing/invoices.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { accountRef } from './staff-accounts.ts';

const tag = 'Admin accounts';
const access = 'staff.accounts.read';
const params = z.object({ id: f.id });
const query = z.object(pageQuery);
/** The merged account whose document it is; null for the account's own. */
const of = { of_account: accountRef.nullable() };
const place = z.object({ city: z.string(), state: z.string() });

export const accountQuoteRow = z.object({
  ...of,
  id: f.id,
  number: z.string(),
  mode: z.enum(['ltl', 'parcel', 'truckload']),
  origin: place,
  destination: place,
  rates: z.int(),
  lowest: f.money.nullable(),
  created_at: f.instant,
  expires_at: f.instant,
  /** The shipment it became. */
  shipment: z.object({ id: f.id, bol_number: z.string() }).nullable(),
});
export type AccountQuoteRow = z.infer<typeof accountQuoteRow>;

export const accountShipmentRow = z.object({
  ...of,
  id: f.id,
  bol_number: z.string(),
  pro_number: z.string().nullable(),
  mode: z.enum(['ltl', 'parcel', 'truckload']),
  status: z.enum(['pending', 'dispatched', 'in_transit', 'delayed', 'delivered', 'canceled']),
  carrier: z.string(),
  origin: place,
  destination: place,
  pickup_date: z.string(),
  total: f.money,
  created_at: f.instant,
});
export type AccountShipmentRow = z.infer<typeof accountShipmentRow>;

export const accountInvoiceRow = z.object({
  ...of,
  id: f.id,
  number: z.int(),
  status: z.enum(invoiceStatuses),
  bol_number: z.string().nullable(),
  shipment_id: f.id.nullable(),
  issued_on: z.string(),
  due_on: z.string(),
  days_past_due: z.int(),
  total: f.money,
  balance: f.money,
  disputed: f.money,
});
export type AccountInvoiceRow = z.infer<typeof accountInvoiceRow>;

export const accountDisputeRow = z.object({
  ...of,
  id: f.id,
  invoice_number: z.int(),
  state: z.enum(['open', 'submitted_to_carrier', 'carrier_response', 'credited', 'upheld', 'closed', 'withdrawn']),
  reason: z.enum(['weight', 'class', 'fee', 'other']),
  amount: f.money,
  created_at: f.instant,
});
export type AccountDisputeRow = z.infer<typeof accountDisputeRow>;

export const accountChatRow = z.object({
  ...of,
  id: f.id,
  customer: z.string(),
  category: z.enum(['shipping', 'quoting', 'billing', 'other']),
  state: z.enum(['open', 'closed']),
  number: z.string().nullable(),
  last_text: z.string(),
  owner: z.string().nullable(),
  updated_at: f.instant,
});
export type AccountChatRow = z.infer<typeof accountChatRow>;

/** One thing that happened to the account or by its people: an entry of the audit trail, or a note of staff. */
export const accountActivity = z.object({
  id: f.id,
  at: f.instant,
  /** Action of the audit trail, e.g. `account.held`; `note` for a note. */
  action: z.string(),
  by: z.object({ kind: z.enum(actorKinds), name: z.string() }),
  /** What it is about, e.g. `shipment`. */
  subject: z.string(),
  /** A number or name of it, where one is known. */
  label: z.string().nullable(),
  /** Fields that changed, as they were and as they are; nothing secret. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  /** What staff wrote: a note, or why they did it. */
  text: z.string().nullable(),
});
export type AccountActivity = z.infer<typeof accountActivity>;

export const accountNote = z.object({ id: f.id, text: f.text(2000) });

function list<R extends z.ZodType>(kind: string, row: R, summary: string) {
  return endpoint({
    method: 'GET',
    path: `/api/admin/accounts/:id/${kind}`,
    tag,
    access,
    audit: null,
    summary,
    params,
    query,
    answers: { 200: pageOf(row) },
    errors: ['validation_failed', 'not_found'],
  });
}

/** What an account has, newest first, with that of the accounts that were merged into it. */
export const staffAccountRecords = {
  quotes: list('quotes', accountQuoteRow, 'Quotes of an account'),
  shipments: list('shipments', accountShipmentRow, 'Shipments of an account'),
  invoices: list('invoices', accountInvoiceRow, 'Invoices of an account'),
  disputes: list('disputes', accountDisputeRow, 'Disputes of an account'),
  chats: list('chats', accountChatRow, 'Conversations with an account'),
  activity: list('activity', accountActivity, 'Activity of an account and its users, with staff notes'),
  note: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/notes',
    tag,
    access,
    audit: 'account.note_added',
    summary: 'Adds a note that only staff see; idempotent by its id',
    params,
    body: accountNote,
    answers: { 201: z.object({ data: accountActivity }) },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
} as const;

import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { accountAddress, accountAddressInput } from '../identity/settings.ts';
import { newAccount } from '../quoting/new-account.ts';

/**
 * - `active` it quotes and books
 * - `hold` on credit hold: it quotes, and does not book
 * - `unverified` nobody of it has confirmed an address of mail yet
 * - `inactive` staff closed it: it neither quotes nor books
 */
export const accountStates = ['active', 'hold', 'unverified', 'inactive'] as const;
export type AccountState = (typeof accountStates)[number];

/**
 * How an account stands with what it owes:
 * - `past_due` an invoice of it is past its due date, and not all of that is disputed
 * - `over_limit` it owes, and may come to owe, more than its limit
 * - `held_by_staff` somebody of the staff holds it
 * - `opened` staff keep it off hold for a while, whatever the rule says
 */
export const accountCredits = ['past_due', 'over_limit', 'held_by_staff', 'opened'] as const;
/** When it booked last: within so many days, not for so many days, or never. */
export const accountBookings = ['within_30', 'not_for_30', 'not_for_90', 'never'] as const;

export const accountSorts = [
  'name',
  '-name',
  'number',
  '-number',
  'terms_days',
  '-terms_days',
  'credit_limit',
  '-credit_limit',
] as const;

const named = z.object({ id: f.id, name: z.string() });
export type Named = z.infer<typeof named>;
/** Another account by what staff call it. */
export const accountRef = z.object({ id: f.id, number: z.string(), name: z.string() });
export type AccountRef = z.infer<typeof accountRef>;

/** An account as staff list it. */
export const staffAccountRow = z.object({
  id: f.id,
  /** `A-10482`. */
  number: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  state_code: z.string().nullable(),
  postal_code: z.string().nullable(),
  state: z.enum(accountStates),
  /** Whoever of the staff sells to it. */
  sales_owner: named.nullable(),
  terms_days: z.int(),
  /** Open, shipped and not billed, and booked, in the account's currency. */
  used: f.money,
  limit: f.money.nullable(),
  /** Of that, what is past its due date. */
  past_due: f.money,
  users: z.int(),
  last_booked_at: f.instant.nullable(),
  created_at: f.instant,
  merged_into: accountRef.nullable(),
});
export type StaffAccountRow = z.infer<typeof staffAccountRow>;

/** What the list is narrowed and ordered by. */
export const accountFilters = {
  search: z.string().trim().max(80).optional(),
  state: z.enum(accountStates).optional(),
  terms: z.coerce.number().int().min(0).max(120).optional(),
  /** A person's id, or `none`. */
  owner: z.union([f.id, z.literal('none')]).optional(),
  credit: z.enum(accountCredits).optional(),
  booked: z.enum(accountBookings).optional(),
  sort: z.enum(accountSorts).default('name'),
};

/** The parts of what an account owes and may come to owe, in its currency; they add up to what is used. */
export const creditUse = z.object({
  past_terms: f.money,
  open: f.money,
  shipped: f.money,
  booked: f.money,
  used: f.money,
  limit: f.money.nullable(),
});
export type CreditUse = z.infer<typeof creditUse>;

const lateInvoice = z.object({ id: f.id, number: z.int(), days_past_due: z.int(), owed: f.money });

/** How the last 30 days went; null where there was nothing to count. */
export const accountMonth = z.object({
  shipments: z.int(),
  billed: f.money,
  /** Of the quotes asked for, the share that was booked, in thousandths. */
  conversion: z.int().nullable(),
  /** Of what was delivered with a promised day, the share that came by it, in thousandths. */
  on_time: z.int().nullable(),
  /** From issue until nothing was open, of invoices that were paid. */
  days_to_pay: z.int().nullable(),
  disputes_open: z.int(),
});

/** How many of each kind the account has; past the most that is counted, the most. */
const counts = z.object({
  users: z.int(),
  quotes: z.int(),
  shipments: z.int(),
  invoices: z.int(),
  disputes: z.int(),
  chats: z.int(),
});

export const staffAccount = z.object({
  id: f.id,
  number: z.string(),
  name: z.string(),
  state: z.enum(accountStates),
  currency: f.currency,
  created_at: f.instant,
  sales_owner: named.nullable(),
  address: accountAddress,
  billing_address: accountAddress.nullable(),
  /** Version of both addresses. */
  contacts_version: f.version,
  terms_days: z.int(),
  grace_days: z.int(),
  credit: creditUse,
  hold: z
    .object({
      cause: z.enum(['past_due', 'over_limit', 'staff']),
      since: f.instant.nullable(),
      set_by: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
  /** Last day on which the rule does not hold it. */
  open_until: z.string().nullable(),
  /** Who released its hold until then. */
  released_by: z.string().nullable(),
  /** What is past terms, the oldest first. */
  late: z.array(lateInvoice),
  month: accountMonth,
  counts,
  closed: z.object({ at: f.instant, by: z.string().nullable(), reason: z.string() }).nullable(),
  merged_into: accountRef.nullable(),
  /** Accounts that were merged into this one; their documents are shown with its own. */
  merged: z.array(accountRef),
});
export type StaffAccount = z.infer<typeof staffAccount>;

const reason = f.text(500);
/** An address that is left out stays; null sends invoices to the account's own again. */
export const accountContacts = z.object({
  address: accountAddressInput.optional(),
  billing_address: accountAddressInput.nullable().optional(),
  /** The version that was seen. */
  version: f.version,
  ...f.placeConfirmed,
});
export const accountTerms = z.object({
  credit_limit: z.int({ error: 'invalid' }).min(0, 'too_small').max(10_000_000_000, 'too_big').nullable().default(null),
  terms_days: z.int({ error: 'required' }).min(0, 'too_small').max(120, 'too_big'),
  grace_days: z.int({ error: 'required' }).min(0, 'too_small').max(90, 'too_big'),
  reason,
});
export const accountClosing = z.object({ reason });
export const accountOwner = z.object({ owner_id: f.id.nullable() });

const tag = 'Admin accounts';
const params = z.object({ id: f.id });
const one = z.object({ data: staffAccount });
const [reads, writes, terms] = ['staff.accounts.read', 'staff.accounts.write', 'staff.accounts.terms'] as const;

export const staffAccounts = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/accounts',
    tag,
    access: reads,
    audit: null,
    summary: 'Accounts by name, number, user, phone, place, BOL, PRO, or invoice',
    query: z.object({ ...pageQuery, ...accountFilters }),
    answers: { 200: pageOf(staffAccountRow) },
    errors: ['validation_failed'],
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/csv',
    tag,
    access: reads,
    audit: null,
    summary: 'The same accounts, or named ones, as a CSV file',
    query: z.object({ ...accountFilters, ids: z.string().max(8000).optional() }),
    answers: { 200: { bytes: 'text/csv' } },
    errors: ['validation_failed'],
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/sales-people',
    tag,
    access: reads,
    audit: null,
    summary: 'Staff who can be the sales owner of an account',
    answers: { 200: z.object({ data: z.array(named) }) },
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/accounts',
    tag,
    access: writes,
    audit: 'account.opened_by_staff',
    summary: 'Creates an account and emails an invitation to its owner; idempotent by its id',
    body: newAccount,
    answers: { 201: one },
    errors: ['validation_failed', 'conflict', 'forbidden'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/accounts/:id',
    tag,
    access: reads,
    audit: null,
    summary: 'An account: credit, the last 30 days, contacts, holds, and merges',
    params,
    answers: { 200: one },
    errors: ['not_found'],
  }),
  contacts: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/:id/contacts',
    tag,
    access: writes,
    audit: 'account.contacts_changed',
    summary: 'Replaces the addresses of the account and its billing, with their contacts',
    params,
    body: accountContacts,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  owner: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/:id/owner',
    tag,
    access: writes,
    audit: 'account.owner_assigned',
    summary: 'Sets or clears the sales owner of the account',
    params,
    body: accountOwner,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  terms: endpoint({
    method: 'PUT',
    path: '/api/admin/accounts/:id/terms',
    tag,
    access: terms,
    audit: 'account.credit_terms_changed',
    summary: 'Sets the credit limit, payment terms of future invoices, and grace period, with a reason',
    params,
    body: accountTerms,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/close',
    tag,
    access: writes,
    audit: 'account.closed',
    summary: 'Closes the account to quoting and booking; its users can still log in, track, and pay',
    params,
    body: accountClosing,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/reopen',
    tag,
    access: writes,
    audit: 'account.reopened',
    summary: 'Reopens a closed account; a merged one stays closed',
    params,
    body: accountClosing,
    answers: { 200: one },
    errors: ['validation_failed', 'not_found', 'conflict'],
  }),
} as const;

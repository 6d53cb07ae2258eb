import { z } from 'zod';
import * as f from '../fields.ts';
import { agingBuckets } from './aging.ts';
import { endpoint } from '../kit/endpoint.ts';
import { paidBy } from './payments.ts';

const tag = 'Invoices';

/** What moves an account: bills up, payments and credits down. */
export const statementKinds = [
  'invoice_issued',
  /** A later version of an invoice asks for more. */
  'invoice_corrected',
  'payment_received',
  /** A payment did not come after all. */
  'payment_reversed',
  'invoice_credited',
  'credit_refunded',
  'written_off',
  'reversal',
] as const;
export type StatementKind = (typeof statementKinds)[number];

/** A line of a statement. */
export const statementMovement = z.object({
  at: f.instant,
  /** Its day by the calendar of the books. */
  day: z.string(),
  kind: z.enum(statementKinds),
  /** Invoices it is about; none for what is on no invoice. */
  invoices: z.array(z.object({ id: f.id, number: z.int() })),
  /** How a payment came, where staff recorded it. */
  paid_by: paidBy.nullable().default(null),
  /** What it added to what is owed; payments and credits are negative. */
  amount: f.money,
  /** What is owed after it. */
  balance: f.money,
});
export type StatementMovement = z.infer<typeof statementMovement>;

/**
 * An account in one currency. Opening, billed, paid and credited come to closing, line by line as well; closing is what
 * is open on invoices less the credit that is on none.
 */
export const statementAccount = z.object({
  /** What was owed before the first day; negative where the customer had money to their credit. */
  opening: f.money,
  billed: f.money,
  /** Negative. */
  paid: f.money,
  /** Credits, refunds, write-offs and what was taken back. */
  credited: f.money,
  /** What was owed at the end of the last day. */
  closing: f.money,
  movements: z.array(statementMovement),
  /** What was open on invoices at the end of the last day, by how late it was then. */
  aging: z.array(z.object({ bucket: z.enum(agingBuckets), amount: f.money, count: z.int() })),
  /** The customer's money that was on no invoice then. */
  credit: f.money,
});
export type StatementAccount = z.infer<typeof statementAccount>;

export const statement = z.object({
  from: z.string(),
  to: z.string(),
  /** Who it is for, as the account is named now. */
  account: z.object({ name: z.string(), lines: z.array(z.string()) }),
  /** Each currency by itself: nothing is netted across. */
  currencies: z.array(statementAccount),
});
export type Statement = z.infer<typeof statement>;

/** Days that one statement covers at most. */
export const longestStatement = 366;

const period = { from: f.calendarDate.optional(), to: f.calendarDate.optional() };

export const statements = {
  show: endpoint({
    method: 'GET',
    path: '/api/statements',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'The statement of account for a period; by default this month until today',
    query: z.object(period),
    answers: { 200: z.object({ data: statement }) },
    errors: ['validation_failed'],
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/statements/pdf',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: "The same statement as PDF, in the reader's language",
    query: z.object(period),
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['validation_failed'],
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/statements/csv',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'The same statement as a CSV file: opening balance, every movement, closing balance',
    query: z.object(period),
    answers: { 200: { bytes: 'text/csv' } },
    errors: ['validation_failed'],
  }),
  workbook: endpoint({
    method: 'GET',
    path: '/api/statements/workbook',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'The same statement as a workbook (XLSX), with the lines of the CSV file',
    query: z.object(period),
    answers: { 200: { bytes: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } },
    errors: ['validation_failed'],
  }),
} as const;

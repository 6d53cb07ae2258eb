import { z } from 'zod';
import * as f from '../fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { chargeLine } from '../quoting/quotes.ts';
import { agingBuckets } from './aging.ts';
import { paidBy } from './payments.ts';

const tag = 'Invoices';

export const invoiceTypes = ['freight', 'parcel', 'truckload', 'other'] as const;

/** `due_soon`: within three days. `disputed`: some of it is; it is not chased. `paid`: nothing is open on it. */
export const invoiceStatuses = ['current', 'due_soon', 'past_due', 'disputed', 'paid'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const openInvoiceFilters = ['all', 'current', 'past_due', 'disputed'] as const;

/** A row of the invoice lists. */
export const invoiceRow = z.object({
  id: f.id,
  /** Running number without gaps. */
  number: z.int(),
  type: z.enum(invoiceTypes),
  /** Whether it was changed after it was issued. */
  corrected: z.boolean(),
  status: z.enum(invoiceStatuses),
  bol_number: z.string().nullable(),
  shipment_id: f.id.nullable(),
  delivery_city: z.string(),
  delivery_state: z.string(),
  issued_on: z.string(),
  due_on: z.string(),
  /** Days since the due date; negative until then, 0 on the day itself. */
  days_past_due: z.int(),
  total: f.money,
  balance: f.money,
  /** Part of the balance that is disputed. */
  disputed: f.money,
  /** When nothing was open any more. */
  paid_at: f.instant.nullable(),
});
export type InvoiceRow = z.infer<typeof invoiceRow>;

const bucket = z.object({
  bucket: z.enum(agingBuckets),
  amount: f.money,
  disputed: f.money,
  count: z.int(),
});

/** What an account owes in one currency. */
export const invoiceSummary = z.object({
  open: f.money,
  /** Past its due date and not disputed. */
  past_due: f.money,
  disputed: f.money,
  /** The customer's money that is on no invoice. */
  credit: f.money,
  buckets: z.array(bucket),
});
export type InvoiceSummary = z.infer<typeof invoiceSummary>;

const counts = z.object({ all: z.int(), current: z.int(), past_due: z.int(), disputed: z.int() });

/** What moved an invoice's balance, oldest first; the amounts come to the balance. */
export const invoiceMovement = z.object({
  at: f.instant,
  kind: z.enum(['invoice_issued', 'payment_received', 'credit_applied', 'invoice_credited', 'written_off', 'reversal']),
  /** What it added to the balance; payments and credits are negative. */
  amount: f.money,
  /** The payment behind it, which has a receipt; null for anything else. */
  payment_id: f.id.nullable().default(null),
  /** How that payment came, where staff recorded it. */
  paid_by: paidBy.nullable().default(null),
});

export const invoiceVersion = z.object({
  version: f.version,
  charges: z.array(chargeLine),
  total: f.money,
  created_at: f.instant,
  reason: z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
});

/** What took charges of an invoice back, as a document of its own. */
export const creditMemo = z.object({
  number: z.int(),
  /** The dispute that led to it. */
  dispute_id: f.id.nullable(),
  amount: f.money,
  issued_on: z.string(),
});
export type CreditMemo = z.infer<typeof creditMemo>;

export const invoice = invoiceRow.extend({
  terms_days: z.int(),
  /** The oldest first. */
  credit_memos: z.array(creditMemo),
  /** The first is what it was issued with, the last is what it says now. */
  versions: z.array(invoiceVersion),
  movements: z.array(invoiceMovement),
  /** Where the freight went, and who shipped it. */
  shipment: z
    .object({
      carrier_name: z.string(),
      pro_number: z.string().nullable(),
      reference: z.string().nullable(),
      quote_id: f.id.nullable(),
      quote_number: z.string().nullable(),
      pickup_date: z.string(),
      delivered_at: f.instant.nullable(),
      delivery_time_zone: z.string(),
      origin: z.object({ company: z.string(), city: z.string(), state: z.string(), postal_code: z.string() }),
      destination: z.object({ company: z.string(), city: z.string(), state: z.string(), postal_code: z.string() }),
    })
    .nullable(),
  /** Who is billed, as the account is named now. */
  bill_to: z.object({
    name: z.string(),
    street_lines: z.array(z.string()),
    city: z.string().nullable(),
    state: z.string().nullable(),
    postal_code: z.string().nullable(),
    country: z.string().nullable(),
  }),
});
export type Invoice = z.infer<typeof invoice>;

/** What all rows that the filters let through come to, page by page or not, in one currency. */
export const invoiceSum = z.object({ total: f.money, balance: f.money });
export type InvoiceSum = z.infer<typeof invoiceSum>;
const page = pageOf(invoiceRow).extend({ sums: z.array(invoiceSum) });

const search = z.string().trim().max(60).optional();
const sort = z
  .enum(['-issued_on', 'issued_on', '-due_on', 'due_on', '-number', 'number', '-total', 'total'])
  // What is due first, and so what is past due the longest.
  .default('due_on');
const openFilters = { filter: z.enum(openInvoiceFilters).default('all'), search, sort };
const historyFilters = {
  from: f.calendarDate.optional(),
  to: f.calendarDate.optional(),
  search,
  sort: z.enum(['-paid_at', 'paid_at', '-number', 'number', '-total', 'total']).default('-paid_at'),
};
const inFiles = {
  csv: { bytes: 'text/csv' },
  xlsx: { bytes: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  zip: { bytes: 'application/zip' },
} as const;

/** As many PDFs go into one download. */
export const mostPdfs = 500;

export const invoices = {
  list: endpoint({
    method: 'GET',
    path: '/api/invoices',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'Open invoices of the account, a page at a time',
    query: z.object({ ...pageQuery, ...openFilters }),
    answers: { 200: page },
    errors: ['validation_failed'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/invoices/history',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'Paid invoices by the day they were paid; by default the past 7 days',
    query: z.object({ ...pageQuery, ...historyFilters }),
    answers: { 200: page },
    errors: ['validation_failed'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/invoices/summary',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'Open, past-due, and disputed amounts by age and currency, and invoice counts by filter',
    answers: { 200: z.object({ data: z.object({ currencies: z.array(invoiceSummary), counts }) }) },
    errors: [],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/invoices/export',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'Open invoices that match the filters as a CSV file, in the order of the list',
    query: z.object(openFilters),
    answers: { 200: inFiles.csv },
    errors: ['validation_failed'],
  }),
  workbook: endpoint({
    method: 'GET',
    path: '/api/invoices/workbook',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'Open invoices that match the filters as a workbook (XLSX), in the order of the list',
    query: z.object(openFilters),
    answers: { 200: inFiles.xlsx },
    errors: ['validation_failed'],
  }),
  pdfs: endpoint({
    method: 'GET',
    path: '/api/invoices/pdfs',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: `Open invoices that match the filters as PDFs in one ZIP archive, at most ${mostPdfs}`,
    query: z.object(openFilters),
    answers: { 200: inFiles.zip },
    errors: ['validation_failed'],
  }),
  exportHistory: endpoint({
    method: 'GET',
    path: '/api/invoices/history/export',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'Paid invoices that match the filters as a CSV file, in the order of the list',
    query: z.object(historyFilters),
    answers: { 200: inFiles.csv },
    errors: ['validation_failed'],
  }),
  historyWorkbook: endpoint({
    method: 'GET',
    path: '/api/invoices/history/workbook',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'Paid invoices that match the filters as a workbook (XLSX), in the order of the list',
    query: z.object(historyFilters),
    answers: { 200: inFiles.xlsx },
    errors: ['validation_failed'],
  }),
  historyPdfs: endpoint({
    method: 'GET',
    path: '/api/invoices/history/pdfs',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: `Paid invoices that match the filters as PDFs in one ZIP archive, at most ${mostPdfs}`,
    query: z.object(historyFilters),
    answers: { 200: inFiles.zip },
    errors: ['validation_failed'],
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/invoices/find',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'The newest ten invoices, open or paid, by invoice, shipment, or reference number',
    query: z.object({ number: z.string().trim().min(1, 'required').max(60, 'too_long') }),
    answers: { 200: z.object({ data: z.array(invoiceRow) }) },
    errors: ['validation_failed'],
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/invoices/:id/pdf',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: "An invoice as PDF, in the reader's language",
    params: z.object({ id: f.id }),
    answers: { 200: { bytes: 'application/pdf' } },
    errors: ['not_found'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/invoices/:id',
    tag,
    access: 'invoice.read',
    audit: null,
    summary: 'An invoice with its lines, its balance history, and its shipment',
    params: z.object({ id: f.id }),
    answers: { 200: z.object({ data: invoice }) },
    errors: ['not_found'],
  }),
} as const;

/** Invoices are dated, fall due and are paid by the calendar of the provider's books. */
export const booksTimeZone = 'America/Chicago';

/** Days of the history that are shown when nobody names any. */
export const historyDays = 7;

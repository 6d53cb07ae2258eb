import { z } from 'zod';
import * as f from '../fields.ts';
import { tableTypes } from '../file-types.ts';
import { endpoint } from '../kit/endpoint.ts';
import { receivedMethods } from './received-payments.ts';

/** Characters of a file of the bank, and rows that are read of it. */
export const largestBankFile = 900_000;
export const mostBankRows = 500;

/** Why a row is proposed for an account: its text names invoices, or exactly one open balance is its amount, or the payer is known. */
export const bankMatches = ['invoices', 'amount', 'payer', 'none'] as const;

/** A receipt of the bank, and what it may pay. Nothing is posted. */
export const bankRow = z.object({
  /** Row of the file, the heading is the first. */
  row: z.int(),
  received_on: z.string(),
  amount: f.money,
  method: z.enum(receivedMethods),
  reference: z.string().nullable(),
  payer: z.string().nullable(),
  text: z.string(),
  match: z.enum(bankMatches),
  account: z.object({ id: f.id, name: z.string() }).nullable(),
  invoices: z.array(z.object({ id: f.id, number: z.int(), amount: f.money })),
  /** A payment with the same number and amount that is recorded already. */
  recorded: z.object({ account: f.id, id: f.id }).nullable(),
});
export type BankRow = z.infer<typeof bankRow>;

/** Headings of the columns that are understood; others are read as text. */
export const bankColumns = ['date', 'amount', 'number', 'type', 'payer', 'description'] as const;

export const bankFileBody = z.object({
  file_name: f.fileNameOf(tableTypes, 'file_type_not_taken'),
  content: z.string({ error: 'required' }).min(1, 'required').max(largestBankFile, 'too_long'),
  currency: f.currency,
});

export const bankFiles = {
  read: endpoint({
    method: 'POST',
    path: '/api/admin/payments/bank-files',
    tag: 'Admin',
    access: 'staff.payments',
    audit: null,
    summary: 'Reads a CSV bank file and proposes open invoices for each receipt; posts nothing',
    body: bankFileBody,
    answers: {
      200: z.object({
        data: z.object({
          rows: z.array(bankRow),
          /** Rows without a date or a positive amount. */
          skipped: z.int(),
        }),
      }),
    },
    errors: ['validation_failed'],
  }),
} as const;

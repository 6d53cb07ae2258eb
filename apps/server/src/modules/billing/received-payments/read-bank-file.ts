import { mostBankRows, receivedPaymentBody, type BankRow } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { readTableFile } from '../../../core/files/index.ts';
import { readNumber } from '../../platform/imports/index.ts';
import { invalidField } from '../../../core/refusal.ts';

/** A receipt as the file has it; the amount is in minor units. */
export type Receipt = Pick<BankRow, 'row' | 'received_on' | 'method' | 'reference' | 'payer' | 'text'> & {
  readonly amount: number;
};

/** Headings that banks use, by what they mean. */
const headings = {
  date: ['date', 'posting_date', 'transaction_date', 'deposit_date', 'received_on', 'value_date', 'fecha'],
  amount: ['amount', 'credit', 'credit_amount', 'deposit', 'deposit_amount', 'importe', 'abono'],
  number: ['number', 'check_number', 'check_no', 'check', 'serial_number', 'trace_number', 'reference', 'cheque'],
  type: ['type', 'transaction_type', 'method', 'tipo'],
  payer: ['payer', 'payer_name', 'originator', 'name', 'customer', 'remitter', 'pagador'],
} as const;
type Meaning = keyof typeof headings;

const nameOf = (heading: string): string => heading.trim().toLowerCase().replaceAll(/\W+/g, '_');

/** `2026-11-13`, `11/13/2026`, or `11/13/26` as a calendar date; null for anything else. */
function dayOf(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const usual = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : usual
      ? [usual[3]?.length === 2 ? `20${usual[3]}` : usual[3], usual[1], usual[2]]
      : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return receivedPaymentBody.shape.received_on.safeParse(date).success ? date : null;
}

/** Minor units of `$1,234.50`; null for no amount or a fraction of a cent. */
function centsOf(text: string): number | null {
  const amount = readNumber(text.replaceAll('$', '').trim());
  if (amount === undefined || amount === null) return null;
  const minor = Math.round(amount * 100);
  return Math.abs(amount * 100 - minor) < 1e-6 && minor > 0 && minor <= 10_000_000_000 ? minor : null;
}

function methodOf(type: string, reference: string | null): Receipt['method'] {
  if (/ach|eft|direct/i.test(type)) return 'ach';
  if (/wire/i.test(type)) return 'wire';
  if (/cash|efectivo/i.test(type)) return 'cash';
  return /che(ck|que)|lockbox/i.test(type) || reference !== null ? 'check' : 'other';
}

/**
 * Reads the receipts of a CSV file of the bank. Columns are found by their headings, in any order.
 * @throws Refusal 422 for field `file` when it is no table, has no column of dates or amounts, or exceeds a limit
 */
export async function readBankFile(
  ctx: Context,
  content: string,
): Promise<{ readonly receipts: readonly Receipt[]; readonly skipped: number }> {
  const { table } = await readTableFile(ctx, Buffer.from(content), { rows: mostBankRows });
  const names = table.headings.map(nameOf);
  const at = (meaning: Meaning): number =>
    names.findIndex((name) => headings[meaning].some((heading) => heading === name));
  const places = Object.fromEntries(Object.keys(headings).map((key) => [key, at(key as Meaning)])) as Record<
    Meaning,
    number
  >;
  if (places.date < 0 || places.amount < 0) throw invalidField('file', 'file_not_a_table');
  const receipts: Receipt[] = [];
  for (const { row, cells } of table.records) {
    const cell = (meaning: Meaning): string => (cells[places[meaning]] ?? '').trim();
    const [day, amount] = [dayOf(cell('date')), centsOf(cell('amount'))];
    if (day === null || amount === null) continue;
    const reference = cell('number').slice(0, 60) || null;
    const known = new Set(Object.values(places));
    receipts.push({
      row,
      received_on: day,
      amount,
      reference,
      method: methodOf(cell('type'), reference),
      payer: cell('payer').slice(0, 120) || null,
      text: cells
        .filter((_, place) => !known.has(place))
        .join(' ')
        .trim()
        .slice(0, 500),
    });
  }
  return { receipts, skipped: table.records.length - receipts.length };
}

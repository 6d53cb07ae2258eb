import { billedLine } from '@waybill/carriers';
import { billColumns, carrierBillBody, type BillProblem, type CarrierBillBody } from '@waybill/contract';
import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { readNumber } from '../../platform/imports/index.ts';
import { queueOf, readEdiFile, readTableFile, type FileTable } from '../../../core/files/index.ts';

export type ReadFile = {
  readonly source: 'edi210' | 'csv';
  readonly bills: readonly CarrierBillBody[];
  readonly problems: readonly BillProblem[];
};

/** Maximum number of bills in a file. */
const mostBills = 500;

/** Describes a bill's problem by its first invalid field. */
function problemOf(place: number, error: z.ZodError): BillProblem {
  const [issue] = error.issues;
  return { place, code: 'bill_invalid', field: issue?.path.join('.') ?? '', text: issue?.message ?? 'invalid' };
}

function checked(place: number, value: unknown, into: { bills: CarrierBillBody[]; problems: BillProblem[] }): void {
  const parsed = carrierBillBody.safeParse(value);
  if (parsed.success) into.bills.push(parsed.data);
  else into.problems.push(problemOf(place, parsed.error));
}

async function edi(ctx: Context, text: string, today: string): Promise<ReadFile> {
  const { rows: bills, head } = await readEdiFile(queueOf(ctx), 'edi210', text);
  const into = {
    bills: [] as CarrierBillBody[],
    problems: head.problems.map(({ segment, id, code, text: said }) => ({
      place: segment,
      code,
      field: null,
      text: `${id}: ${said}`,
    })),
  };
  bills.slice(0, mostBills).forEach((bill, index) => {
    const items = bill.items.map((item) => ({
      weight_lb: item.pounds,
      freight_class: item.freightClass,
      length_in: item.length,
      width_in: item.width,
      height_in: item.height,
    }));
    const value = {
      scac: bill.scac,
      bill_number: bill.billNumber,
      pro_number: bill.proNumber,
      bol_number: bill.billOfLading,
      billed_on: bill.billedOn ?? today,
      currency: bill.currency,
      total: bill.total,
      lines: bill.lines.map(({ kind, code, text: said, amount }) => ({ kind, code, text: said.slice(0, 160), amount })),
      weight_lb: bill.pounds,
      items,
    };
    checked(index + 1, value, into);
  });
  return { source: 'edi210', ...into };
}

/** Parses a number as people type it: `1,234.5` or `1234,5`; null for an empty cell, NaN if invalid. */
const figure = (cell: string | undefined): number | null => {
  const bare = (cell ?? '').trim();
  return bare === '' ? null : (readNumber(bare) ?? Number.NaN);
};

/** Parses an amount as people type it: `$1,234.50`; null for an empty cell, NaN if invalid. */
function cents(cell: string | undefined): number | null {
  const amount = figure(cell?.replaceAll('$', ''));
  if (amount === null) return null;
  const minor = Math.round(amount * 100);
  // No fractions of a cent, and no absurdly large amounts.
  return Math.abs(amount * 100 - minor) < 1e-6 && Math.abs(amount) < 1e9 ? minor : Number.NaN;
}

type Row = Readonly<Record<string, string | undefined>>;

const amountColumns = ['total', 'freight', 'discount', 'fuel', 'accessorial'] as const;
const figureColumns = ['weight_lb', 'length_in', 'width_in', 'height_in'] as const;

/** The first column whose figure cannot be read. */
function unreadIn(row: Row): string | undefined {
  return (
    amountColumns.find((name) => Number.isNaN(cents(row[name]))) ??
    figureColumns.find((name) => Number.isNaN(figure(row[name])))
  );
}

function linesOf(row: Row) {
  const freight = cents(row['freight']);
  const discount = cents(row['discount']);
  const fuel = cents(row['fuel']);
  const service = cents(row['accessorial']);
  return [
    ...(freight === null ? [] : [{ kind: 'freight', code: 'freight', text: '', amount: freight }]),
    ...(discount === null ? [] : [{ kind: 'discount', code: 'discount', text: '', amount: -Math.abs(discount) }]),
    ...(fuel === null ? [] : [{ kind: 'fuel', code: 'fuel', text: '', amount: fuel }]),
    ...(service === null
      ? []
      : [billedLine(row['accessorial_code'] || 'OTHER', row['accessorial_code'] ?? '', service)]),
  ];
}

const nameOf = (heading: string): string => heading.trim().toLowerCase().replaceAll(/\W+/g, '_');

const noTable: ReadonlySet<string> = new Set([
  'file_empty',
  'file_without_rows',
  'file_not_a_table',
  'file_cell_too_long',
]);

/** Reads a text as a table; null if it is none. @throws Refusal for a table beyond a limit */
async function tableOrNone(ctx: Context, text: string): Promise<FileTable | null> {
  try {
    return (await readTableFile(ctx, Buffer.from(text), { rows: mostBills })).table;
  } catch (error) {
    if (error instanceof Refusal && noTable.has(error.problems[0]?.code ?? '')) return null;
    throw error;
  }
}

/** Reads a table with one bill per row. Columns are found by the template's headings, in any order. */
async function table(ctx: Context, text: string): Promise<ReadFile> {
  const into = { bills: [] as CarrierBillBody[], problems: [] as BillProblem[] };
  const read = await tableOrNone(ctx, text);
  const names = read?.headings.map(nameOf) ?? [];
  if (read === null || !names.includes('total')) {
    const problem = {
      place: 1,
      code: 'not_a_table',
      field: null,
      text: `Expected are columns such as ${billColumns.join(', ')}`,
    };
    return { source: 'csv', bills: [], problems: [problem] };
  }
  for (const { row: place, cells } of read.records) {
    const row: Row = Object.fromEntries(names.map((name, at) => [name, cells[at]]));
    const unread = unreadIn(row);
    if (unread !== undefined) {
      into.problems.push({ place, code: 'bill_invalid', field: unread, text: 'not_a_number' });
      continue;
    }
    const freightClass = (row['freight_class'] ?? '').trim();
    const item = {
      weight_lb: figure(row['weight_lb']),
      freight_class: freightClass === '' ? null : freightClass,
      length_in: figure(row['length_in']),
      width_in: figure(row['width_in']),
      height_in: figure(row['height_in']),
    };
    const value = {
      scac: row['scac'],
      bill_number: row['bill_number'],
      pro_number: row['pro_number'],
      bol_number: row['bol_number'],
      billed_on: row['billed_on'],
      currency: row['currency']?.trim().toUpperCase() || 'USD',
      total: cents(row['total']),
      lines: linesOf(row),
      weight_lb: item.weight_lb,
      items: Object.values(item).some((one) => one !== null) ? [item] : [],
    };
    checked(place, value, into);
  }
  return { source: 'csv', ...into };
}

/**
 * Reads a file of bills: X12 210 if it has that header, else a table. An unreadable bill becomes a problem that names
 * its segment or row.
 * @param today used for bills without a date
 * @throws Refusal 422 for field `file` when the file is not a table or exceeds a limit
 */
export async function readBillFile(ctx: Context, text: string, today: string): Promise<ReadFile> {
  return /^\uFEFF?\s*ISA/.test(text) ? edi(ctx, text, today) : table(ctx, text);
}

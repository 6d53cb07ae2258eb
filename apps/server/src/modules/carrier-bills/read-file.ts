import { readEdi210, billedLine } from '@waybill/carriers';
import { billColumns, carrierBillBody, type BillProblem, type CarrierBillBody } from '@waybill/contract';
import Papa from 'papaparse';
import type { z } from 'zod';

export type ReadFile = {
  readonly source: 'edi210' | 'csv';
  readonly bills: readonly CarrierBillBody[];
  readonly problems: readonly BillProblem[];
};

/** More bills than these are brought in several files. */
const mostBills = 500;

/** What is wrong with a bill, by its first field. */
function problemOf(place: number, error: z.ZodError): BillProblem {
  const [issue] = error.issues;
  return { place, code: 'bill_invalid', text: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
}

function checked(place: number, value: unknown, into: { bills: CarrierBillBody[]; problems: BillProblem[] }): void {
  const parsed = carrierBillBody.safeParse(value);
  if (parsed.success) into.bills.push(parsed.data);
  else into.problems.push(problemOf(place, parsed.error));
}

function edi(text: string, today: string): ReadFile {
  const { bills, problems } = readEdi210(text);
  const into = {
    bills: [] as CarrierBillBody[],
    problems: problems.map(({ segment, id, code, text: said }) => ({ place: segment, code, text: `${id}: ${said}` })),
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

/** An amount as people type it: `$1,234.50`; null for an empty cell, NaN for what is none. */
function cents(cell: string | undefined): number | null {
  const bare = (cell ?? '').replaceAll(/[$,\s]/g, '');
  if (bare === '') return null;
  return /^-?\d{1,9}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : Number.NaN;
}

const figure = (cell: string | undefined): number | null => {
  const bare = (cell ?? '').replaceAll(/[,\s]/g, '');
  return bare === '' ? null : Number(bare);
};

type Row = Readonly<Record<string, string | undefined>>;

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

/** A table, one bill a row, its columns by the headings of the template in any order. */
function table(text: string): ReadFile {
  const into = { bills: [] as CarrierBillBody[], problems: [] as BillProblem[] };
  const { data } = Papa.parse<Row>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    preview: mostBills,
    transformHeader: (heading) => heading.trim().toLowerCase().replaceAll(/\W+/g, '_'),
  });
  const [first] = data;
  if (first === undefined || !('total' in first)) {
    const problem = { place: 1, code: 'not_a_table', text: `Expected are columns such as ${billColumns.join(', ')}` };
    return { source: 'csv', bills: [], problems: [problem] };
  }
  data.forEach((row, index) => {
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
    // The headings are row 1.
    checked(index + 2, value, into);
  });
  return { source: 'csv', ...into };
}

/**
 * Reads a file of bills: X12 210 by its header, else a table. It never throws; what is no bill is a problem that names
 * its segment or row.
 * @param today stands in where a bill names no date
 */
export function readBillFile(text: string, today: string): ReadFile {
  return /^\uFEFF?\s*ISA/.test(text) ? edi(text, today) : table(text);
}

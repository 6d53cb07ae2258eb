import type { BillFindingWire, CarrierBillBody, ChargeLineWire, ComparedLine } from '@waybill/contract';
import { sideOf, type BillSide } from '@waybill/freight';
import { billedLines } from './audit-bill.ts';
import { comparable } from './re-rate.ts';

type Row = Omit<ComparedLine, 'difference' | 'causes' | 'text'>;

const amountOf = (side: BillSide | null, of: (side: BillSide) => number): number | null => {
  const amount = side === null ? 0 : of(side);
  return amount === 0 ? null : amount;
};

/** Matches the findings of a row. */
function partOf({ key, code }: Row): (finding: BillFindingWire) => boolean {
  if (key === 'accessorial') return (one) => one.part === 'accessorial' && one.code === code;
  if (key === 'discount') return (one) => one.part === 'freight' && one.cause === 'discount';
  if (key === 'freight') return (one) => one.part === 'freight' && one.cause !== 'discount';
  return (one) => one.part === key;
}

/** Quote and bill side by side: freight, discounts, fuel, and each service, with the causes of differences. */
export function comparedLines(
  quoted: readonly ChargeLineWire[] | null,
  body: CarrierBillBody,
  findings: readonly BillFindingWire[],
): ComparedLine[] {
  const expected = quoted === null ? null : sideOf(comparable(quoted));
  const billed = sideOf(billedLines(body));
  const row = (key: Row['key'], of: (side: BillSide) => number): Row => ({
    key,
    code: key,
    quoted: amountOf(expected, of),
    billed: amountOf(billed, of),
  });
  const codes = new Set([...(expected?.extras.keys() ?? []), ...billed.extras.keys()]);
  const rows: Row[] = [
    row('freight', ({ gross }) => gross),
    row('discount', ({ adjustment }) => adjustment),
    row('fuel', ({ fuel }) => fuel),
    ...[...codes].map((code) => ({ ...row('accessorial', ({ extras }) => extras.get(code) ?? 0), code })),
    row('insurance', ({ insurance }) => insurance),
  ];
  return rows
    .filter((one) => one.quoted !== null || one.billed !== null)
    .map((one) => ({
      ...one,
      text: body.lines.find(({ code, text }) => code === one.code && text !== '')?.text ?? '',
      difference: (one.billed ?? 0) - (one.quoted ?? 0),
      causes: [...new Set(findings.filter(partOf(one)).map(({ cause }) => cause))],
    }));
}

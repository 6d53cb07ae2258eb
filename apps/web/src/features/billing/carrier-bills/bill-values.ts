import type { BilledLineWire, CarrierBillInput } from '@waybill/contract';
import { localToday } from '../../../lib/format/today.ts';

type Kind = BilledLineWire['kind'];
type Class = NonNullable<NonNullable<CarrierBillInput['items']>[number]['freight_class']>;

/** A bill as it is typed; amounts are minor units. */
export type BillValues = {
  scac: string;
  bill_number: string;
  pro_number: string;
  bol_number: string;
  billed_on: string;
  currency: 'USD' | 'CAD' | 'MXN';
  total: number | null;
  lines: { key: string; kind: Kind; code: string; amount: number | null }[];
  weight_lb: number | null;
  freight_class: Class | '';
  length_in: number | null;
  width_in: number | null;
  height_in: number | null;
  wrong_payer: boolean;
};

/** A line to type an amount into. */
export function emptyLine(kind: Kind): BillValues['lines'][number] {
  return { key: crypto.randomUUID(), kind, code: '', amount: null };
}

/** An empty bill of today. */
export function startBill(): BillValues {
  return {
    scac: '',
    bill_number: '',
    pro_number: '',
    bol_number: '',
    billed_on: localToday(),
    currency: 'USD',
    total: null,
    lines: [emptyLine('freight'), emptyLine('discount'), emptyLine('fuel')],
    weight_lb: null,
    freight_class: '',
    length_in: null,
    width_in: null,
    height_in: null,
    wrong_payer: false,
  };
}

/** What is sent of it: lines with an amount, and what the carrier found where anything was typed. */
export function toBody(typed: BillValues): CarrierBillInput {
  const { lines, freight_class: typedClass, length_in, width_in, height_in, weight_lb, total, ...rest } = typed;
  const freightClass = typedClass === '' ? null : typedClass;
  const item = { weight_lb, freight_class: freightClass, length_in, width_in, height_in };
  const said = Object.values(item).some((one) => one !== null);
  return {
    ...rest,
    total: total ?? 0,
    weight_lb,
    lines: lines.flatMap(({ kind, code, amount }) => {
      if (amount === null || amount === 0) return [];
      const signed = kind === 'discount' ? -Math.abs(amount) : amount;
      return [{ kind, code: kind === 'accessorial' ? code || 'OTHER' : kind, amount: signed }];
    }),
    items: said ? [item] : [],
  };
}

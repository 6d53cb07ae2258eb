import type { BilledLineWire, CarrierBillBody, ChargeLineWire } from '@waybill/contract';
import type { AccessorialCode } from '@waybill/freight';

/** What a carrier found on a demo shipment, and the outcome of its bill. */
export type BillPlan = {
  readonly daysAgo: number;
  /** Additional weight in percent. */
  readonly heavier?: number;
  /** Number of classes higher. */
  readonly higher?: number;
  readonly service?: { readonly code: AccessorialCode; readonly text: string; readonly amount: number };
  /** Additional fuel in percent of the quoted amount. */
  readonly fuel?: number;
  /** Additional amount in minor units, without a line. */
  readonly more?: number;
  readonly outcome: 'left' | 'accepted' | 'disputed' | 'won' | 'twice' | 'announced';
  readonly source: 'edi210' | 'csv' | 'form' | 'pfc';
};

const plan = (daysAgo: number, over: Partial<BillPlan>): BillPlan => ({
  daysAgo,
  outcome: 'left',
  source: 'edi210',
  ...over,
});

/** Bills of the newest delivered shipments of the first demo account, in that order. */
export const billPlans: readonly BillPlan[] = [
  plan(1, { heavier: 20 }),
  plan(1, { heavier: 16, higher: 1, outcome: 'accepted' }),
  plan(1, { service: { code: 'REDEL', text: 'REDELIVERY', amount: 9200 } }),
  plan(2, { heavier: 11, outcome: 'accepted' }),
  plan(2, { service: { code: 'INDEL', text: 'INSIDE DELIVERY', amount: 12_600 }, outcome: 'disputed' }),
  plan(2, { fuel: 14 }),
  plan(3, { service: { code: 'LTDDEL', text: 'LIMITED ACCESS DELIVERY', amount: 13_500 }, outcome: 'accepted' }),
  plan(3, { more: 180, source: 'csv' }),
  plan(3, {}),
  plan(4, { outcome: 'twice' }),
  plan(4, { heavier: 9, outcome: 'won' }),
  plan(4, { outcome: 'announced', heavier: 13, source: 'pfc' }),
  plan(5, {}),
  plan(5, { more: -350, source: 'form' }),
  plan(6, {}),
];

const kinds: Readonly<Record<string, BilledLineWire['kind']>> = {
  item: 'freight',
  deficit: 'freight',
  discount: 'discount',
  minimum: 'discount',
  fuel: 'fuel',
  accessorial: 'accessorial',
  surcharge: 'accessorial',
};

/** Quoted lines as billed by the carrier, with the plan's additions. */
export function planLines(cost: readonly ChargeLineWire[], { service, fuel = 0 }: BillPlan): BilledLineWire[] {
  const lines = cost.flatMap(({ kind, code, amount }): BilledLineWire[] => {
    const billed = kinds[kind];
    if (billed === undefined) return [];
    const raised = billed === 'fuel' ? Math.round((amount.amount * fuel) / 100) : 0;
    return [{ kind: billed, code: billed === 'accessorial' ? code : billed, text: '', amount: amount.amount + raised }];
  });
  return service === undefined ? lines : [...lines, { kind: 'accessorial', ...service }];
}

/** A bill that matches no shipment. */
export const strayBill: Pick<CarrierBillBody, 'bill_number' | 'pro_number' | 'bol_number' | 'total' | 'lines'> = {
  bill_number: '88120477',
  pro_number: '214-889914023',
  bol_number: 'SO-55102',
  total: 41_260,
  lines: [
    { kind: 'freight', code: 'freight', text: '', amount: 31_950 },
    { kind: 'fuel', code: 'fuel', text: '', amount: 9310 },
  ],
};

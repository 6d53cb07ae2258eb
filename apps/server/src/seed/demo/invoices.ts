import type { ChargeLineWire, InvoiceRow } from '@waybill/contract';
import type { AccessorialCode, Currency } from '@waybill/freight';
import type { DemoAccount } from './accounts.ts';

/** An issued demo invoice before any payment. */
export type Issued = { readonly id: string; readonly at: Date; readonly total: number };

/** Special treatment of an open demo invoice; amounts are percentages of its total. */
export type OpenPlan = {
  /** Approximate age in days. */
  readonly age: number;
  readonly paid?: number;
  readonly credited?: number;
  readonly disputed?: number;
};

export type BillingPlan = {
  /** Number of newest invoices that wait for the next payment. */
  readonly newest: number;
  /** Older invoices that are open for a reason. */
  readonly open: readonly OpenPlan[];
  /** Age in hours of the account's payments of everything else issued by then, newest first. */
  readonly paidHoursAgo: readonly number[];
  /** Whether the account pays by check but for its newest payments. */
  readonly checks: boolean;
  /** Overpayment of the first payment, in minor units. */
  readonly over: number;
};

const weekly = (first: number): number[] => Array.from({ length: 11 }, (_, week) => (first + 7 * week) * 24);

/** How the demo accounts pay: one carefully with exceptions, one not for weeks, one slightly too much. */
export const billingPlans: Readonly<Record<DemoAccount['key'], BillingPlan>> = {
  building: {
    newest: 4,
    open: [
      { age: 15, disputed: 20 },
      { age: 22, paid: 45, credited: 3 },
      { age: 36 },
      { age: 42 },
      { age: 53, disputed: 100 },
      { age: 74 },
    ],
    paidHoursAgo: [3, 4 * 24, ...weekly(8)],
    checks: true,
    over: 0,
  },
  furniture: {
    newest: 0,
    open: [{ age: 56, paid: 50 }],
    paidHoursAgo: [58 * 24, 65 * 24, 72 * 24, 79 * 24],
    checks: false,
    over: 0,
  },
  lamps: { newest: 1, open: [], paidHoursAgo: [2 * 24, ...weekly(9)], checks: false, over: 1250 },
};

/** An invoice for a later charge on a shipment older than the demo's. */
export type AfterCharge = {
  readonly account: DemoAccount['key'];
  readonly daysAgo: number;
  readonly code: AccessorialCode;
  readonly quantity: number;
  /** Minor units per unit of quantity. */
  readonly rate: number;
  readonly currency: Currency;
  readonly city: string;
  readonly state: string;
  readonly bol: string;
  readonly type: InvoiceRow['type'];
  /** In minor units. */
  readonly disputed: number;
};

const after = (daysAgo: number, over: Partial<AfterCharge>): AfterCharge => ({
  account: 'building',
  daysAgo,
  code: 'REDEL',
  quantity: 1,
  rate: 9200,
  currency: 'USD',
  city: 'Akron',
  state: 'OH',
  bol: 'WB20392116',
  type: 'other',
  disputed: 0,
  ...over,
});

/** Charges with due dates further in the past, or closer to now, than those of any demo shipment. */
export const afterCharges: readonly AfterCharge[] = [
  after(131, {
    code: 'DETEN',
    quantity: 3,
    rate: 14910,
    city: 'Utica',
    state: 'NY',
    bol: 'WB20274412',
    disputed: 44730,
  }),
  after(98, { code: 'STORAGE', quantity: 5, rate: 3700, city: 'Erie', state: 'PA', bol: 'WB20312015' }),
  after(29, {}),
  after(40, {
    account: 'furniture',
    code: 'STORAGE',
    quantity: 3,
    rate: 4450,
    currency: 'CAD',
    city: 'Windsor',
    state: 'ON',
    bol: 'WB20388107',
  }),
  after(12, {
    account: 'furniture',
    code: 'DETEN',
    quantity: 2,
    rate: 138_075,
    currency: 'MXN',
    city: 'Nuevo Laredo',
    state: 'TM',
    bol: 'WB20410325',
  }),
];

/** Lines of such an invoice. */
export function afterLines({ code, quantity, rate, currency }: AfterCharge): ChargeLineWire[] {
  const amount = { amount: quantity * rate, currency };
  return [
    { code, kind: 'accessorial', label: code, basis: { type: 'quantity', quantity, rate }, amount },
    { code: 'total', kind: 'total', label: 'total', basis: { type: 'sum' }, amount },
  ];
}

const dayMs = 86_400_000;

/** Invoices of an account that stay open, with their treatment; all others are paid. */
export function leftOpen(
  plan: BillingPlan,
  issued: readonly Issued[],
  now: Date,
): ReadonlyMap<string, OpenPlan | null> {
  const newestFirst = issued.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const open = new Map<string, OpenPlan | null>(newestFirst.slice(0, plan.newest).map(({ id }) => [id, null]));
  for (const special of plan.open) {
    const wanted = now.getTime() - special.age * dayMs;
    const [nearest] = newestFirst
      .filter(({ id }) => !open.has(id))
      .toSorted((a, b) => Math.abs(a.at.getTime() - wanted) - Math.abs(b.at.getTime() - wanted));
    if (nearest !== undefined) open.set(nearest.id, special);
  }
  return open;
}

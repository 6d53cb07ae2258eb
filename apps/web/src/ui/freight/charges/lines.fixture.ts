import type { AccessorialCode, AccessorialReason, ChargeBasis, ChargeKind, ChargeLine } from '@waybill/freight';

const line = (code: string, kind: ChargeKind, amount: number, basis: ChargeBasis = { type: 'sum' }): ChargeLine => ({
  code,
  kind,
  label: `charge.${code}`,
  basis,
  amount: { amount, currency: 'USD' },
});

export function accessorial(
  code: AccessorialCode,
  reason: AccessorialReason,
  amount: number,
  includedIn: AccessorialCode | null = null,
): ChargeLine {
  return line(code, 'accessorial', amount, {
    type: 'accessorial',
    reason,
    includedIn,
    itemIds: [],
    hazardIds: [],
    quantity: null,
    rate: null,
  });
}

/** One price by hand: 12.4 cwt x 54.95 = 681.38, less 68 %, 33.25 % fuel on 218.04 = 72.50, 258.00 of services, insurance. */
export const lines: readonly ChargeLine[] = [
  line('item', 'item', 68_138, {
    type: 'item',
    itemId: 'a',
    description: 'Bathroom vanities',
    milliPounds: 1_240_000,
    freightClass: '92.5',
    actualClass: '92.5',
    perCwt: 5495,
    weightBreak: 'M1M',
  }),
  line('gross', 'gross', 68_138, { type: 'gross', milliPounds: 1_240_000, weightBreak: 'M1M', fromPounds: 1000 }),
  line('discount', 'discount', -46_334, { type: 'discount', basisPoints: 6800 }),
  line('freight', 'freight', 21_804),
  line('fuel', 'fuel', 7250, {
    type: 'fuel',
    basisPoints: 3325,
    scheduleId: 's',
    series: 'EMD_EPD2D_PTE_NUS_DPG',
    weekOf: '2026-11-23',
    priceMills: 3718,
  }),
  accessorial('RESDEL', 'site_type', 11_500),
  accessorial('NOTIFY', 'requested', 0, 'RESDEL'),
  accessorial('LGDEL', 'requested', 9800),
  line('HAZ', 'accessorial', 4500, {
    type: 'accessorial',
    reason: 'hazardous',
    includedIn: null,
    itemIds: ['c'],
    hazardIds: ['UN1263'],
    quantity: null,
    rate: null,
  }),
  line('without_insurance', 'without_insurance', 54_854),
  line('insurance', 'insurance', 4675, {
    type: 'insurance',
    insured: 850_000,
    deductible: 0,
    tiers: [{ hundreds: 85, perHundred: 55 }],
    minimumApplied: false,
  }),
  line('total', 'total', 59_529),
];

import type { ChargeLineWire } from '@waybill/contract';
import { subtotalKinds } from '@waybill/freight';
import type { Earnings } from '../ledger/index.ts';

type EarnedOn = 'revenue_freight' | 'revenue_fuel' | 'revenue_accessorial' | 'insurance_payable';

function ledgerOf(kind: ChargeLineWire['kind']): EarnedOn {
  switch (kind) {
    case 'fuel':
      return 'revenue_fuel';
    case 'accessorial':
    case 'surcharge':
      return 'revenue_accessorial';
    case 'insurance':
      return 'insurance_payable';
    default:
      return 'revenue_freight';
  }
}

/** Earnings of printed lines by ledger, in minor units. Skips subtotals; discounts reduce freight. */
export function earningsOf(charges: readonly ChargeLineWire[]): {
  readonly earnings: Earnings;
  readonly total: number;
} {
  const sums = new Map<EarnedOn, number>();
  for (const { kind, amount } of charges) {
    if (subtotalKinds.includes(kind)) continue;
    const ledger = ledgerOf(kind);
    sums.set(ledger, (sums.get(ledger) ?? 0) + amount.amount);
  }
  return { earnings: Object.fromEntries(sums), total: [...sums.values()].reduce((sum, each) => sum + each, 0) };
}

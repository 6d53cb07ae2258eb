import type { ChargeLineWire, DisputePart } from '@waybill/contract';
import { subtotalKinds, type Currency } from '@waybill/freight';
import type { Earnings } from '../ledger/index.ts';

type Kind = DisputePart['kind'];
const order: readonly Kind[] = ['freight', 'fuel', 'accessorial', 'insurance'];

function kindOf(kind: ChargeLineWire['kind']): Kind {
  if (kind === 'fuel' || kind === 'insurance') return kind;
  return kind === 'accessorial' || kind === 'surcharge' ? 'accessorial' : 'freight';
}

/**
 * The separately disputable parts of an invoice: freight with its discounts, fuel, insurance, and each accessorial.
 * Amounts are minor units and add up to the invoice total.
 */
export function partsOf(charges: readonly ChargeLineWire[], currency: Currency): DisputePart[] {
  const parts = new Map<string, DisputePart>();
  for (const { kind: line, code, amount } of charges) {
    if (subtotalKinds.includes(line)) continue;
    const kind = kindOf(line);
    const key = kind === 'accessorial' ? `accessorial:${code}` : kind;
    const before = parts.get(key)?.amount.amount ?? 0;
    parts.set(key, {
      key,
      kind,
      code: kind === 'accessorial' ? code : null,
      amount: { amount: before + amount.amount, currency },
    });
  }
  return [...parts.values()]
    .filter(({ amount }) => amount.amount > 0)
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** What a correction added to each part. Parts that did not increase are left out. */
export function differencesOf(before: readonly DisputePart[], after: readonly DisputePart[]): DisputePart[] {
  const was = new Map(before.map(({ key, amount }) => [key, amount.amount]));
  return after.flatMap((part) => {
    const added = part.amount.amount - (was.get(part.key) ?? 0);
    return added > 0 ? [{ ...part, amount: { ...part.amount, amount: added } }] : [];
  });
}

const ledgers = {
  freight: 'revenue_freight',
  fuel: 'revenue_fuel',
  accessorial: 'revenue_accessorial',
  insurance: 'insurance_payable',
} as const satisfies Record<Kind, keyof Earnings>;

/** Earned amounts by ledger, in minor units. */
export type Earned = ReadonlyMap<string, number>;

/** Maximum credit of each part: limited by the part and by what its ledger still holds. */
function takeable(parts: readonly DisputePart[], earned: Earned) {
  const left = new Map(earned);
  return parts.map(({ kind, amount }) => {
    const ledger = ledgers[kind];
    const most = Math.max(0, Math.min(amount.amount, left.get(ledger) ?? 0));
    left.set(ledger, (left.get(ledger) ?? 0) - most);
    return { ledger, most };
  });
}

/** Maximum credit of all parts together, in minor units. */
export function mostOf(parts: readonly DisputePart[], earned: Earned): number {
  return takeable(parts, earned).reduce((sum, { most }) => sum + most, 0);
}

/**
 * Spreads a credit over parts in order, each up to its maximum.
 * @throws RangeError when the parts cannot hold it
 */
export function creditSplit(parts: readonly DisputePart[], amount: number, earned: Earned): Earnings {
  let left = amount;
  const split: { -readonly [L in keyof Earnings]: number } = {};
  for (const { ledger, most } of takeable(parts, earned)) {
    const put = Math.min(left, most);
    if (put > 0) split[ledger] = (split[ledger] ?? 0) + put;
    left -= put;
  }
  if (left > 0) throw new RangeError('more is credited than the parts hold');
  return split;
}

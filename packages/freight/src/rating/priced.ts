import type { InsuranceQuote } from '../insurance/program.ts';
import { money, type Currency, type Money } from '../money/money.ts';
import { share } from '../money/rounding.ts';
import type { ChargeBasis, ChargeKind, ChargeLine } from './charge-line.ts';

/** A price with its whole arithmetic: the lines in printing order and their sums. */
export type Priced = {
  readonly lines: readonly ChargeLine[];
  readonly gross: Money;
  /** Zero or negative. */
  readonly discount: Money;
  readonly freight: Money;
  readonly fuel: Money;
  readonly accessorials: Money;
  readonly withoutInsurance: Money;
  readonly insurance: Money;
  readonly total: Money;
};

/** A line before it has a currency. */
export type DraftLine = {
  readonly kind: ChargeKind;
  readonly code: string;
  readonly amount: number;
  readonly basis: ChargeBasis;
};

/** A charge beside the freight charge, and whether the fuel percentage is applied to it as well. */
export type Extra = DraftLine & { readonly fuelBearing: boolean };

/** Fuel as a percentage of the freight charge, or a fixed amount. */
export type FuelCharge =
  | { readonly kind: 'percent'; readonly basisPoints: number; readonly basis: ChargeBasis }
  | { readonly kind: 'fixed'; readonly amount: number; readonly basis: ChargeBasis }
  | { readonly kind: 'none' };

/** A price of any mode in its parts, before it is printed. Amounts are minor units. */
export type Pricing = {
  readonly currency: Currency;
  /** What the gross charge is made of. */
  readonly items: readonly DraftLine[];
  readonly grossBasis: ChargeBasis;
  /** Lines that lead from the gross charge to the freight charge: discount, minimum. */
  readonly adjustments: readonly DraftLine[];
  readonly fuel: FuelCharge;
  readonly extras: readonly Extra[];
  readonly insurance: InsuranceQuote | null;
};

const total = (lines: readonly DraftLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Money beside the freight charge that the fuel percentage is applied to as well. */
export function fuelBearing({ extras }: Pricing): number {
  return extras.reduce((sum, extra) => (extra.fuelBearing ? sum + extra.amount : sum), 0);
}

/** The fuel charge on a freight charge. */
export function fuelOn(pricing: Pricing, freight: number): number {
  const { fuel } = pricing;
  if (fuel.kind === 'none') return 0;
  return fuel.kind === 'fixed' ? fuel.amount : share(freight + fuelBearing(pricing), fuel.basisPoints);
}

/** The basis of a fuel percentage names what it is of where that is more than the freight charge. */
function fuelBasis(pricing: Pricing, freight: number): ChargeBasis {
  const { basis } = pricing.fuel as Exclude<FuelCharge, { kind: 'none' }>;
  const more = fuelBearing(pricing);
  if (more === 0 || (basis.type !== 'fuel' && basis.type !== 'percent')) return basis;
  return { ...basis, base: freight + more };
}

function insuranceLine(insurance: InsuranceQuote): DraftLine {
  return {
    kind: 'insurance',
    code: 'insurance',
    amount: insurance.premium.amount,
    basis: {
      type: 'insurance',
      insured: insurance.insured.amount,
      deductible: insurance.deductible.amount,
      tiers: insurance.tiers,
      minimumApplied: insurance.minimumApplied,
    },
  };
}

const labelOf = ({ kind, code }: DraftLine): string => `charge.${kind === 'accessorial' ? 'accessorial.' : ''}${code}`;

/**
 * Prints a price: items, gross, discount, freight, fuel, extras, without insurance, insurance, total. Each sum is
 * taken from the lines above it, so that lines and sums cannot differ.
 */
export function print(pricing: Pricing): Priced {
  const { currency, fuel } = pricing;
  const lines: ChargeLine[] = [];
  let running = 0;
  const put = (line: DraftLine): Money => {
    const { kind, code, basis } = line;
    const amount = money(line.amount, currency);
    lines.push({ code, kind, label: labelOf(line), basis, amount });
    return amount;
  };
  const add = (line: DraftLine): void => {
    running += put(line).amount;
  };
  const sum = (kind: ChargeKind, basis: ChargeBasis = { type: 'sum' }): Money =>
    put({ kind, code: kind, amount: running, basis });
  pricing.items.forEach(add);
  const gross = sum('gross', pricing.grossBasis);
  pricing.adjustments.forEach(add);
  const freight = sum('freight');
  const fuelAmount = fuelOn(pricing, freight.amount);
  if (fuel.kind !== 'none')
    add({ kind: 'fuel', code: 'fuel', amount: fuelAmount, basis: fuelBasis(pricing, freight.amount) });
  pricing.extras.forEach(add);
  const withoutInsurance = sum('without_insurance');
  if (pricing.insurance !== null) add(insuranceLine(pricing.insurance));
  return {
    lines,
    gross,
    discount: money(total(pricing.adjustments.filter(({ kind }) => kind === 'discount')), currency),
    freight,
    fuel: money(fuelAmount, currency),
    accessorials: money(total(pricing.extras), currency),
    withoutInsurance,
    insurance: money(pricing.insurance?.premium.amount ?? 0, currency),
    total: sum('total'),
  };
}

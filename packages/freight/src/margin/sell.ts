import type { ChargeBasis } from '../rating/charge-line.ts';
import { fuelBearing, print, type DraftLine, type Extra, type Priced, type Pricing } from '../rating/priced.ts';
import { discountFor, rateFor } from '../money/rate-for.ts';
import { share } from '../money/rounding.ts';
import { marginOn, solveFreight, type MarginRule } from './margin.ts';

/** Cost and sell of one price, apart from the first line to the last. */
export type CostAndSell = {
  /** What the provider pays. Never for a customer's eyes. */
  readonly cost: Priced;
  /** What the customer pays. */
  readonly sell: Priced;
  /** Sell less cost without insurance, in minor units. */
  readonly margin: number;
  readonly marginRuleId: string;
};

/**
 * A rate shown on a line whose amount was changed: what the new amount comes to, so that it tells nothing of the old, and
 * exact enough that it multiplies to the new amount.
 */
function rescaled(basis: ChargeBasis, amount: number): ChargeBasis {
  switch (basis.type) {
    case 'item':
    case 'deficit':
    case 'size_rule':
      return { ...basis, perCwt: rateFor(amount, basis.milliPounds, 100_000) };
    case 'parcel':
      return { ...basis, perPiece: rateFor(amount, basis.pieces, 1) };
    case 'miles':
      return { ...basis, milliCentsPerMile: rateFor(amount, basis.miles, 1000) };
    case 'quantity':
      return { ...basis, rate: rateFor(amount, basis.quantity, 1) };
    case 'accessorial':
      return basis.quantity === null ? basis : { ...basis, rate: rateFor(amount, basis.quantity, 1) };
    case 'minimum':
      return { ...basis, minimum: amount };
    default:
      return basis;
  }
}

/** Item lines in proportion, summing to `freight` exactly: each line ends where its running share is rounded. */
function scaledItems(items: readonly DraftLine[], freight: number): DraftLine[] {
  const whole = items.reduce((sum, { amount }) => sum + amount, 0);
  let before = 0;
  let printed = 0;
  return items.map((line) => {
    before += line.amount;
    const upTo = whole === 0 ? freight : Number((BigInt(freight) * BigInt(before)) / BigInt(whole));
    const amount = upTo - printed;
    printed = upTo;
    return { ...line, amount, basis: rescaled(line.basis, amount) };
  });
}

/**
 * The parts of the customer's price for a sell freight charge. Below the gross charge a discount leads to it: the
 * shown discount is what yields the margin. Where the carrier's minimum set the cost, a minimum leads to it. Else the
 * gross charge would be the cost itself, so the items are raised instead.
 */
function sellPricing(pricing: Pricing, gross: number, freight: number): Pricing {
  const difference = freight - gross;
  if (difference < 0) {
    const basis = { type: 'discount', basisPoints: discountFor(gross, freight) } as const;
    return { ...pricing, adjustments: [{ kind: 'discount', code: 'discount', amount: difference, basis }] };
  }
  if (pricing.adjustments.some(({ kind }) => kind === 'minimum')) {
    const basis = { type: 'minimum', minimum: freight } as const;
    return { ...pricing, adjustments: [{ kind: 'minimum', code: 'absolute_minimum', amount: difference, basis }] };
  }
  return { ...pricing, items: scaledItems(pricing.items, freight), adjustments: [] };
}

/** Extra charges as the customer pays them. */
function sellExtras(extras: readonly Extra[], basisPoints: number): Extra[] {
  return extras.map((extra) => {
    const amount = extra.amount + share(extra.amount, basisPoints);
    return amount === extra.amount ? extra : { ...extra, amount, basis: rescaled(extra.basis, amount) };
  });
}

/**
 * Prints a price twice: as it costs the provider, and as the customer pays it. The margin is solved into the sell
 * freight charge with the fuel percentage on top of it; accessorials pass through or have their own share; insurance
 * passes through.
 */
export function costAndSell(pricing: Pricing, rule: MarginRule): CostAndSell {
  const cost = print(pricing);
  const own = rule.accessorialBp === undefined ? 0 : cost.accessorials.amount;
  const base = cost.withoutInsurance.amount - own;
  const margin = marginOn(base, rule);
  const sold =
    rule.accessorialBp === undefined ? pricing : { ...pricing, extras: sellExtras(pricing.extras, rule.accessorialBp) };
  const extras = sold.extras.reduce((sum, { amount }) => sum + amount, 0);
  const target = base + margin + (own === 0 ? 0 : extras);
  const { fuel } = pricing;
  const percent = fuel.kind === 'percent' ? fuel.basisPoints : 0;
  const fixed = extras + (fuel.kind === 'fixed' ? fuel.amount : 0);
  const freight = solveFreight(target, fixed, percent, fuelBearing(sold));
  const same = freight === cost.freight.amount && extras === cost.accessorials.amount;
  const sell = same ? cost : print(sellPricing(sold, cost.gross.amount, freight));
  return { cost, sell, margin: sell.withoutInsurance.amount - cost.withoutInsurance.amount, marginRuleId: rule.id };
}

import type { InsuranceQuote } from '../insurance/program.ts';
import { cubicFeet, type MeasuredItem } from '../load/measure.ts';
import { timesRate } from '../money/rate-for.ts';
import type { AccessorialCharge } from './accessorials.ts';
import type { ChargeBasis } from './charge-line.ts';
import type { FuelIndexPrice } from './fuel.ts';
import type { Linehaul, LineWeight } from './linehaul.ts';
import type { PreparedLoad } from './prepare.ts';
import type { DraftLine, Extra, Pricing } from './priced.ts';
import type { LtlTariff, WeightBreak } from './tariff.ts';

/** All that the lines of a less-than-truckload price are printed from. */
export type LtlParts = {
  readonly tariff: LtlTariff;
  readonly load: PreparedLoad;
  readonly linehaul: Linehaul;
  readonly accessorials: readonly AccessorialCharge[];
  readonly fuelBp: number;
  readonly fuelIndex: FuelIndexPrice;
  readonly insurance: InsuranceQuote | null;
};

function itemLine(parts: LtlParts, weight: LineWeight, index: number, weightBreak: string): DraftLine {
  const { load, linehaul } = parts;
  const { charge, sizeRule } = linehaul;
  const { freightClass, actualClass, milliPounds } = weight;
  const amount = charge.amounts[index] as number;
  const perCwt = charge.perCwt[index] as number;
  if (sizeRule === null) {
    const { id: itemId, description } = (load.lines[index] as MeasuredItem).item;
    return {
      kind: 'item',
      code: 'item',
      amount,
      basis: { type: 'item', itemId, description, milliPounds, freightClass, actualClass, perCwt, weightBreak },
    };
  }
  const basis: ChargeBasis = {
    type: 'size_rule',
    rule: sizeRule.rule,
    milliPounds,
    freightClass,
    perCwt,
    weightBreak,
    actualMilliPounds: load.ratedMilliPounds,
    cubicFeet: cubicFeet(load.volume),
    linearFeet: load.floor.usedLinearFeet,
    floorSpots: load.floor.floorSpots,
  };
  return { kind: 'item', code: sizeRule.rule, amount, basis };
}

function grossLines(parts: LtlParts, weightBreak: string): DraftLine[] {
  const { charge, weights, tariffMinimum } = parts.linehaul;
  const lines = weights.map((weight, index) => itemLine(parts, weight, index, weightBreak));
  if (charge.deficit !== null) {
    const { amount, ...deficit } = charge.deficit;
    const printed = timesRate(deficit.milliPounds, deficit.perCwt, 100_000);
    const basis = { type: 'deficit', ...deficit, weightBreak } as const;
    lines.push({ kind: 'deficit', code: 'deficit', amount: printed, basis });
    // A tariff that rounds all weights together once differs from its single lines by a cent or two.
    const rest = amount - printed;
    if (rest !== 0) lines.push({ kind: 'deficit', code: 'rounding', amount: rest, basis: { type: 'sum' } });
  }
  if (tariffMinimum > 0) {
    const minimum = parts.tariff.tariffMinimumCharge;
    lines.push({ kind: 'item', code: 'tariff_minimum', amount: tariffMinimum, basis: { type: 'minimum', minimum } });
  }
  return lines;
}

function adjustments({ linehaul, tariff }: LtlParts): DraftLine[] {
  const { discount, discountBp, absoluteMinimum } = linehaul;
  const lines: DraftLine[] = [];
  if (discount < 0) {
    lines.push({
      kind: 'discount',
      code: 'discount',
      amount: discount,
      basis: { type: 'discount', basisPoints: discountBp },
    });
  }
  if (absoluteMinimum > 0) {
    const minimum = tariff.absoluteMinimumCharge;
    lines.push({
      kind: 'minimum',
      code: 'absolute_minimum',
      amount: absoluteMinimum,
      basis: { type: 'minimum', minimum },
    });
  }
  return lines;
}

// Written out rather than spread: thirty tariffs print hundreds of these for one quote.
function extra(charge: AccessorialCharge): Extra {
  const { reason, includedIn, itemIds, hazardIds } = charge;
  return {
    kind: 'accessorial',
    code: charge.code,
    amount: charge.amount,
    basis: { type: 'accessorial', reason, includedIn, itemIds, hazardIds, quantity: null, rate: null },
    fuelBearing: charge.fuelBearing,
  };
}

/** A less-than-truckload price in its parts. */
export function ltlPricing(parts: LtlParts): Pricing {
  const { tariff, linehaul, fuelBp, fuelIndex } = parts;
  const { code, fromPounds } = tariff.weightBreaks[linehaul.charge.breakIndex] as WeightBreak;
  const milliPounds = linehaul.weights.reduce((total, weight) => total + weight.milliPounds, 0);
  return {
    currency: tariff.currency,
    items: grossLines(parts, code),
    grossBasis: { type: 'gross', milliPounds, weightBreak: code, fromPounds },
    adjustments: adjustments(parts),
    fuel: {
      kind: 'percent',
      basisPoints: fuelBp,
      basis: { type: 'fuel', basisPoints: fuelBp, scheduleId: tariff.fuel.id, ...fuelIndex },
    },
    extras: parts.accessorials.map(extra),
    insurance: parts.insurance,
  };
}

import type { InsuranceQuote } from '../insurance/program.ts';
import type { AccessorialCharge } from './accessorials.ts';
import type { FuelIndexPrice } from './fuel.ts';
import type { Linehaul } from './linehaul.ts';
import { cubicFeet, type MeasuredItem } from '../load/measure.ts';
import type { PreparedLoad } from './prepare.ts';
import { lineWriter, type LineWriter, type Priced } from './priced.ts';
import { share } from '../money/rounding.ts';
import type { LtlTariff, WeightBreak } from './tariff.ts';

/** All that the lines of a rate are printed from. */
export type LtlPricing = {
  readonly tariff: LtlTariff;
  readonly load: PreparedLoad;
  readonly linehaul: Linehaul;
  readonly accessorials: readonly AccessorialCharge[];
  readonly fuelBp: number;
  readonly fuelIndex: FuelIndexPrice;
  readonly insurance: InsuranceQuote | null;
};

function writeItems(writer: LineWriter, { tariff, load, linehaul }: LtlPricing): void {
  const { charge, weights, sizeRule } = linehaul;
  const weightBreak = (tariff.weightBreaks[charge.breakIndex] as WeightBreak).code;
  weights.forEach(({ freightClass, actualClass, milliPounds }, index) => {
    const perCwt = charge.perCwt[index] as number;
    const amount = charge.amounts[index] as number;
    const rated = { milliPounds, freightClass, perCwt, weightBreak };
    if (sizeRule !== null) {
      writer.add('item', sizeRule.rule, amount, {
        type: 'size_rule',
        rule: sizeRule.rule,
        ...rated,
        actualMilliPounds: load.ratedMilliPounds,
        cubicFeet: cubicFeet(load.volume),
        linearFeet: load.floor.usedLinearFeet,
        floorSpots: load.floor.floorSpots,
      });
    } else {
      const { id, description } = (load.lines[index] as MeasuredItem).item;
      writer.add('item', 'item', amount, { type: 'item', itemId: id, description, actualClass, ...rated });
    }
  });
  if (charge.deficit !== null) {
    const { amount, ...deficit } = charge.deficit;
    writer.add('deficit', 'deficit', amount, { type: 'deficit', ...deficit, weightBreak });
  }
}

function writeGross(writer: LineWriter, { tariff, linehaul }: LtlPricing): void {
  if (linehaul.tariffMinimum > 0) {
    const minimum = tariff.tariffMinimumCharge;
    writer.add('minimum', 'tariff_minimum', linehaul.tariffMinimum, { type: 'minimum', minimum });
  }
  const { code, fromPounds } = tariff.weightBreaks[linehaul.charge.breakIndex] as WeightBreak;
  const milliPounds = linehaul.weights.reduce((total, weight) => total + weight.milliPounds, 0);
  writer.subtotal('gross', { type: 'gross', milliPounds, weightBreak: code, fromPounds });
}

/** Everything after the freight charge: fuel, accessorials, insurance and the sums. */
function writeRest(writer: LineWriter, pricing: LtlPricing, freight: number): Priced {
  const { accessorials, fuelBp, fuelIndex, insurance, tariff } = pricing;
  writer.subtotal('freight');
  const bearing = fuelBearing(accessorials);
  writer.add('fuel', 'fuel', share(freight + bearing, fuelBp), {
    type: 'fuel',
    basisPoints: fuelBp,
    scheduleId: tariff.fuel.id,
    ...fuelIndex,
  });
  for (const { code, amount, reason, includedIn, itemIds, hazardIds } of accessorials) {
    const basis = { type: 'accessorial', reason, includedIn, itemIds, hazardIds, quantity: null, rate: null } as const;
    writer.add('accessorial', code, amount, basis);
  }
  writer.subtotal('without_insurance');
  if (insurance !== null) {
    writer.add('insurance', 'insurance', insurance.premium.amount, {
      type: 'insurance',
      insured: insurance.insured.amount,
      deductible: insurance.deductible.amount,
      tiers: insurance.tiers,
      minimumApplied: insurance.minimumApplied,
    });
  }
  writer.subtotal('total');
  return writer.done();
}

/** Accessorial money that the fuel percentage is applied to as well. */
export function fuelBearing(accessorials: readonly AccessorialCharge[]): number {
  return accessorials.reduce((total, one) => total + (one.fuelBearing ? one.amount : 0), 0);
}

/** The carrier's price with its arithmetic: what the provider pays. */
export function costLines(pricing: LtlPricing): Priced {
  const { tariff, linehaul } = pricing;
  const writer = lineWriter(tariff.currency);
  writeItems(writer, pricing);
  writeGross(writer, pricing);
  if (linehaul.discount < 0) {
    writer.add('discount', 'discount', linehaul.discount, { type: 'discount', basisPoints: linehaul.discountBp });
  }
  if (linehaul.absoluteMinimum > 0) {
    const minimum = tariff.absoluteMinimumCharge;
    writer.add('minimum', 'absolute_minimum', linehaul.absoluteMinimum, { type: 'minimum', minimum });
  }
  return writeRest(writer, pricing, linehaul.freight);
}

/**
 * The customer's price: the same gross charge, and the discount that leads from it to the sell freight charge.
 * Where that is above the gross charge, there is no discount and a minimum makes up for the rest.
 */
export function sellLines(pricing: LtlPricing, freight: number): Priced {
  const { tariff, linehaul } = pricing;
  const writer = lineWriter(tariff.currency);
  writeItems(writer, pricing);
  writeGross(writer, pricing);
  const difference = freight - linehaul.gross;
  if (difference < 0) {
    const basisPoints = Math.round((-difference * 10_000) / linehaul.gross);
    writer.add('discount', 'discount', difference, { type: 'discount', basisPoints });
  }
  if (difference > 0) writer.add('minimum', 'absolute_minimum', difference, { type: 'minimum', minimum: freight });
  return writeRest(writer, pricing, freight);
}

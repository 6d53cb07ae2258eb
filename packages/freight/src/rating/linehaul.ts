import { classRank, lowerClass, type FreightClass } from '../classification/classes.ts';
import { share } from '../money/rounding.ts';
import { grossCharge, type GrossCharge, type RatedWeight } from './gross.ts';
import type { PreparedLoad } from './prepare.ts';
import { sizeRuleHits, type SizeRuleHit } from './size-rules.ts';
import type { LtlTariff, RateTable } from './tariff.ts';

/** A weight to rate, and the class it would have without an agreement. */
export type LineWeight = RatedWeight & { readonly actualClass: FreightClass };

/** The freight charge of a tariff and everything that led to it. Amounts are minor units. */
export type Linehaul = {
  readonly weights: readonly LineWeight[];
  readonly charge: GrossCharge;
  readonly sizeRule: SizeRuleHit | null;
  /** Raises the gross charge to the tariff's minimum. */
  readonly tariffMinimum: number;
  readonly gross: number;
  readonly discountBp: number;
  readonly discount: number;
  /** Raises the freight charge to the absolute minimum. */
  readonly absoluteMinimum: number;
  readonly freight: number;
};

/** The class that an agreement for freight of all kinds rates a class as. */
function fakClass(tariff: LtlTariff, actual: FreightClass): FreightClass {
  if (tariff.fak === undefined) return actual;
  const rank = classRank(actual);
  const range = tariff.fak.find(({ from, to }) => classRank(from) <= rank && rank <= classRank(to));
  if (range === undefined) return actual;
  return range.raises ? range.as : lowerClass(actual, range.as);
}

type Basis = {
  readonly weights: readonly LineWeight[];
  readonly sizeRule: SizeRuleHit | null;
};

function priced({ weights, sizeRule }: Basis, tariff: LtlTariff, table: RateTable, factorBp: number): Linehaul {
  const charge = grossCharge(weights, {
    breaks: tariff.weightBreaks,
    table,
    factorBp,
    deficitRounding: tariff.deficitRounding ?? 'each_line',
  });
  const tariffMinimum = Math.max(0, tariff.tariffMinimumCharge - charge.gross);
  const gross = charge.gross + tariffMinimum;
  const discountBp = sizeRule === null || sizeRule.discounted ? tariff.discountBp : 0;
  // The net charge is what is rounded, half up, as the tariff prints it; the discount is the difference.
  const net = share(gross, 10_000 - discountBp);
  const absoluteMinimum = Math.max(0, tariff.absoluteMinimumCharge - net);
  const freight = net + absoluteMinimum;
  return {
    weights,
    charge,
    sizeRule,
    tariffMinimum,
    gross,
    discountBp,
    discount: net - gross,
    absoluteMinimum,
    freight,
  };
}

/** The weights of all lines with their classes after an agreement on freight of all kinds. */
export function ratedWeights(load: PreparedLoad, classes: readonly FreightClass[], tariff: LtlTariff): LineWeight[] {
  return load.lines.map(({ ratedMilliPounds }, index) => {
    const actualClass = classes[index] as FreightClass;
    return { freightClass: fakClass(tariff, actualClass), actualClass, milliPounds: ratedMilliPounds };
  });
}

/**
 * Rates a load by class and weight and by every size rule that applies, and keeps the highest charge (of equal ones
 * the first: class and weight).
 */
export function linehaul(
  load: PreparedLoad,
  weights: readonly LineWeight[],
  tariff: LtlTariff,
  table: RateTable,
  factorBp: number,
): Linehaul {
  const bases: Basis[] = [
    { weights, sizeRule: null },
    ...sizeRuleHits(load, tariff).map((hit) => ({
      weights: [{ ...hit, actualClass: hit.freightClass }],
      sizeRule: hit,
    })),
  ];
  return bases
    .map((basis) => priced(basis, tariff, table, factorBp))
    .reduce((best, one) => (one.freight > best.freight ? one : best));
}

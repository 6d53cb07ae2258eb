import { checkDate, type LocalDate } from '../calendar/date.ts';
import { isRefused, refused, type Finding } from '../eligibility/findings.ts';
import { FreightError } from '../errors.ts';
import { liabilityOf, type Liability } from '../insurance/liability.ts';
import { checkShipmentValue, type InsuranceQuote } from '../insurance/program.ts';
import type { MarginRule } from '../margin/margin.ts';
import { costAndSell, type CostAndSell } from '../margin/sell.ts';
import type { Money } from '../money/money.ts';
import type { AccessorialCode } from './accessorial-table.ts';
import { accessorialCharges, accessorialFindings, checkAccessorials, wantedAccessorials } from './accessorials.ts';
import type { SizeRuleName } from './charge-line.ts';
import { fuelBasisPoints, type FuelIndexPrice } from './fuel.ts';
import { checkLane, rateTableFor, type Lane } from './lane.ts';
import { linehaul, ratedWeights } from './linehaul.ts';
import { ltlPricing } from './ltl-lines.ts';
import { classesUnder, classRuleOf, type PreparedLoad } from './prepare.ts';
import { tariffFindings } from './refusals.ts';
import type { LtlService, LtlTariff, WeightBreak } from './tariff.ts';
import { transitDays, transitOf, type Transit } from './transit.ts';

export type LtlRatingInput = {
  readonly tariff: LtlTariff;
  /** Code of the service of the tariff to rate. */
  readonly service: string;
  readonly load: PreparedLoad;
  readonly lane: Lane;
  readonly pickupDate: LocalDate;
  /** Diesel price in force; null when none is known, which no tariff can be rated without. */
  readonly fuelIndex: FuelIndexPrice | null;
  readonly accessorials: readonly AccessorialCode[];
  /** Declared value; required even when nothing is insured. In the tariff's currency. */
  readonly shipmentValue: Money;
  /** From `insure`, in the tariff's currency; null when the shipper does not insure. */
  readonly insurance: InsuranceQuote | null;
  readonly margin: MarginRule;
};

/** A price of one service of one carrier, and the versions it was made from, for a quote to freeze. */
export type LtlRate = CostAndSell & {
  readonly tariffId: string;
  readonly tariffVersion: number;
  readonly carrier: string;
  readonly service: string;
  readonly serviceName: string;
  readonly weightBreak: string;
  readonly deficitMilliPounds: number;
  readonly sizeRule: SizeRuleName | null;
  readonly minimumApplied: boolean;
  readonly fuelBp: number;
  readonly fuelIndex: FuelIndexPrice;
  readonly fuelScheduleVersion: number;
  readonly transit: Transit;
  readonly liability: Liability;
  readonly warnings: readonly Finding[];
};

export type LtlRating =
  | { readonly ok: true; readonly rate: LtlRate }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

function serviceOf(tariff: LtlTariff, code: string): LtlService {
  const service = tariff.services.find((one) => one.code === code);
  if (service === undefined) throw new FreightError('service', 'unknown_value');
  return service;
}

function check(input: LtlRatingInput): void {
  checkDate(input.pickupDate, 'pickupDate');
  checkLane(input.lane);
  checkAccessorials(input.accessorials);
  checkShipmentValue(input.shipmentValue);
  const { currency } = input.tariff;
  if (input.shipmentValue.currency !== currency) throw new FreightError('shipmentValue', 'currency_mismatch');
  if (input.insurance !== null && input.insurance.premium.currency !== currency) {
    throw new FreightError('insurance', 'currency_mismatch');
  }
}

/**
 * Rates a load with one service of one tariff: either a price with its whole arithmetic, or every reason against it.
 * The same input always gives the same rate.
 * @throws FreightError naming the field of an impossible input
 */
export function rateLtl(input: LtlRatingInput): LtlRating {
  check(input);
  const { tariff, load, lane, pickupDate, fuelIndex } = input;
  const service = serviceOf(tariff, input.service);
  const weights = ratedWeights(load, classesUnder(load, classRuleOf(tariff)), tariff);
  const table = rateTableFor(tariff, lane);
  const wanted = wantedAccessorials(load, lane, input.accessorials);
  const fuelBp = fuelIndex && fuelBasisPoints(tariff.fuel, fuelIndex.priceMills, load.ratedMilliPounds);
  const baseDays = transitDays(tariff, lane.miles);
  const findings = [
    ...tariffFindings(tariff, load, weights, lane, table, pickupDate),
    ...accessorialFindings(tariff, wanted),
  ];
  if (fuelIndex === null) findings.push(refused('no_fuel_price'));
  else if (fuelBp === null) findings.push(refused('fuel_price_not_scheduled', { priceMills: fuelIndex.priceMills }));
  if (baseDays === null && table !== null) findings.push(refused('distance_not_rated', { miles: lane.miles }));
  if (table === null || fuelIndex === null || fuelBp === null || baseDays === null || isRefused(findings)) {
    return { ok: false, refusals: findings.filter(({ severity }) => severity === 'refused') };
  }
  const hauled = linehaul(load, weights, tariff, table, service.factorBp);
  const sizeRule = hauled.sizeRule?.rule ?? null;
  const accessorials = accessorialCharges(tariff, load, wanted, hauled.freight, sizeRule !== null);
  const pricing = ltlPricing({
    tariff,
    load,
    linehaul: hauled,
    accessorials,
    fuelBp,
    fuelIndex,
    insurance: input.insurance,
  });
  const overLength = accessorials.some(({ reason }) => reason === 'over_length');
  return {
    ok: true,
    rate: {
      tariffId: tariff.id,
      tariffVersion: tariff.version,
      carrier: tariff.carrier,
      service: service.code,
      serviceName: service.name,
      ...costAndSell(pricing, input.margin),
      weightBreak: (tariff.weightBreaks[hauled.charge.breakIndex] as WeightBreak).code,
      deficitMilliPounds: hauled.charge.deficit?.milliPounds ?? 0,
      sizeRule,
      minimumApplied: hauled.tariffMinimum + hauled.absoluteMinimum > 0,
      fuelBp,
      fuelIndex,
      fuelScheduleVersion: tariff.fuel.version,
      transit: transitOf(baseDays, tariff, service, lane, pickupDate, overLength),
      liability: liabilityOf(load.lines, input.shipmentValue, tariff.liability),
      warnings: findings,
    },
  };
}

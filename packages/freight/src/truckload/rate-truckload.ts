import { addBusinessDays } from '../calendar/business-days.ts';
import { checkDate, type LocalDate } from '../calendar/date.ts';
import { FreightError } from '../errors.ts';
import { refused, type Finding } from '../eligibility/findings.ts';
import type { InsuranceQuote } from '../insurance/program.ts';
import type { MeasuredItem } from '../load/measure.ts';
import type { MarginRule } from '../margin/margin.ts';
import { costAndSell, type CostAndSell } from '../margin/sell.ts';
import { halfUp } from '../money/rounding.ts';
import type { FuelIndexPrice } from '../rating/fuel.ts';
import type { DraftLine, Extra, Pricing } from '../rating/priced.ts';
import type { Transit } from '../rating/transit.ts';
import { inchTicks } from '../units/length.ts';
import { heavierThan, massTicks, type Mass } from '../units/mass.ts';
import { planTruckload } from './load-plan.ts';
import type { Equipment, HaulPoint, MileFuel, TruckloadTariff } from './tariff.ts';

export type TruckloadInput = {
  readonly tariff: TruckloadTariff;
  /** Code of the equipment. */
  readonly equipment: string;
  /** Whole miles of the whole route, stops included. */
  readonly miles: number;
  /** Stops between pickup and delivery. */
  readonly stopOffs: number;
  /** The driver covers the load; left out, nobody asked. */
  readonly tarps?: boolean;
  /** What no machine prices: two drivers, hazardous goods, a border on the way. */
  readonly special?: { readonly team: boolean; readonly hazardous: boolean; readonly crossBorder: boolean };
  readonly weight: Mass;
  /** Measured lines where the shipper gave sizes; none checks the weight alone. */
  readonly lines: readonly MeasuredItem[];
  readonly pickupDate: LocalDate;
  /** Diesel price in force; null when none is known. */
  readonly fuelIndex: FuelIndexPrice | null;
  readonly insurance: InsuranceQuote | null;
  readonly margin: MarginRule;
};

/** An indicative price: it holds once staff confirm it. */
export type TruckloadRate = CostAndSell & {
  readonly tariffId: string;
  readonly tariffVersion: number;
  readonly equipment: string;
  readonly milliCentsPerMile: number;
  readonly fuelMilliCentsPerMile: number;
  readonly minimumApplied: boolean;
  readonly transit: Transit;
};

export type TruckloadRating =
  | { readonly ok: true; readonly rate: TruckloadRate }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** Length-of-haul factor in basis points: on the straight line between the points, at the ends as they are. */
export function haulFactor(points: readonly HaulPoint[], miles: number): number {
  const after = points.findIndex((point) => miles <= point.miles);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) throw new FreightError('haul', 'empty');
  if (after === 0) return first.factorBp;
  if (after < 0) return last.factorBp;
  const [low, high] = [points[after - 1] as HaulPoint, points[after] as HaulPoint];
  const fall = (low.factorBp - high.factorBp) * (miles - low.miles);
  return low.factorBp - Math.trunc(fall / (high.miles - low.miles));
}

/** Thousandths of a cent a mile for fuel. Rounding "fuel per mile": half up; below the base price nothing. */
export function fuelPerMile({ baseMills, tenthMilesPerGallon }: MileFuel, priceMills: number): number {
  // A mill is a tenth of a cent, 100 thousandths of a cent; ten times as many tenths of a mile.
  return halfUp(Math.max(0, priceMills - baseMills) * 1000, tenthMilesPerGallon);
}

function sizeFindings({ lines, tariff }: TruckloadInput, equipment: Equipment): Finding[] {
  const { lengthIn, widthIn, heightIn } = equipment;
  if (lines.length === 0 || widthIn === null || heightIn === null) return [];
  const findings: Finding[] = [];
  const idsOf = (which: (line: MeasuredItem) => boolean): string[] => lines.filter(which).map(({ item }) => item.id);
  const high = idsOf(({ height }) => height > inchTicks(heightIn));
  const wide = idsOf(({ length, width }) => Math.min(length, width) > inchTicks(widthIn));
  if (high.length > 0) findings.push(refused('truckload_over_height', { limitIn: heightIn, itemIds: high }));
  if (wide.length > 0) findings.push(refused('truckload_over_width', { limitIn: widthIn, itemIds: wide }));
  const plan = planTruckload(lines, equipment);
  if (plan !== null && plan.usedTicks > inchTicks(lengthIn)) {
    findings.push(
      refused('truckload_over_length', { limitIn: lengthIn, linearFeet: plan.usedLinearFeet, tariff: tariff.id }),
    );
  }
  return findings;
}

function findingsOf(input: TruckloadInput, equipment: Equipment): Finding[] {
  const { tariff, stopOffs, pickupDate } = input;
  const findings = sizeFindings(input, equipment);
  if (heavierThan(massTicks(input.weight, 'weight'), equipment.maxPounds)) {
    findings.push(refused('truckload_over_weight', { limitPounds: equipment.maxPounds, equipment: equipment.code }));
  }
  if (stopOffs > tariff.maxStopOffs)
    findings.push(refused('truckload_too_many_stops', { limit: tariff.maxStopOffs, stops: stopOffs }));
  if (input.special?.team) findings.push(refused('truckload_team'));
  if (input.special?.hazardous) findings.push(refused('truckload_hazardous'));
  if (input.special?.crossBorder) findings.push(refused('cross_border'));
  if (input.fuelIndex === null) findings.push(refused('no_fuel_price'));
  if (equipment.centsPerMile === null) findings.push(refused('truckload_no_rate', { equipment: equipment.code }));
  if (pickupDate < tariff.effectiveFrom || (tariff.effectiveUntil !== null && pickupDate > tariff.effectiveUntil)) {
    findings.push(refused('tariff_not_effective', { from: tariff.effectiveFrom, until: tariff.effectiveUntil }));
  }
  return findings;
}

function check({ miles, stopOffs, insurance, tariff, pickupDate }: TruckloadInput): void {
  checkDate(pickupDate, 'pickupDate');
  if (!Number.isSafeInteger(miles) || miles <= 0 || miles > 20_000) throw new FreightError('miles', 'out_of_range');
  if (!Number.isSafeInteger(stopOffs) || stopOffs < 0) throw new FreightError('stopOffs', 'out_of_range');
  if (insurance !== null && insurance.premium.currency !== tariff.currency) {
    throw new FreightError('insurance', 'currency_mismatch');
  }
}

/** Rates a truckload: miles by equipment and length of haul, minimum, fuel by the mile, stop-offs, tarps. */
export function rateTruckload(input: TruckloadInput): TruckloadRating {
  check(input);
  const { tariff, miles, stopOffs, fuelIndex, pickupDate } = input;
  const equipment = tariff.equipment.find(({ code }) => code === input.equipment);
  if (equipment === undefined) throw new FreightError('equipment', 'unknown_value');
  const findings = findingsOf(input, equipment);
  const { centsPerMile } = equipment;
  if (centsPerMile === null || fuelIndex === null || findings.length > 0) return { ok: false, refusals: findings };
  const milliCentsPerMile = halfUp(centsPerMile * haulFactor(tariff.haul, miles), 10);
  const linehaul = halfUp(miles * milliCentsPerMile, 1000);
  const missing = Math.max(0, tariff.minimumLinehaul - linehaul);
  const fuelMilliCents = fuelPerMile(tariff.fuel, fuelIndex.priceMills);
  const adjustments: DraftLine[] = [];
  if (missing > 0) {
    const basis = { type: 'minimum', minimum: tariff.minimumLinehaul } as const;
    adjustments.push({ kind: 'minimum', code: 'absolute_minimum', amount: missing, basis });
  }
  const extras: Extra[] = [];
  if (stopOffs > 0) {
    const basis = { type: 'quantity', quantity: stopOffs, rate: tariff.stopOff } as const;
    extras.push({ kind: 'accessorial', code: 'STOPOFF', amount: stopOffs * tariff.stopOff, basis, fuelBearing: false });
  }
  if (input.tarps) {
    const basis = { type: 'quantity', quantity: 1, rate: tariff.tarp } as const;
    extras.push({ kind: 'accessorial', code: 'TARP', amount: tariff.tarp, basis, fuelBearing: false });
  }
  const pricing: Pricing = {
    currency: tariff.currency,
    items: [
      {
        kind: 'item',
        code: 'miles',
        amount: linehaul,
        basis: { type: 'miles', miles, milliCentsPerMile, equipment: equipment.code },
      },
    ],
    grossBasis: { type: 'sum' },
    adjustments,
    fuel: {
      kind: 'fixed',
      amount: halfUp(miles * fuelMilliCents, 1000),
      basis: { type: 'fuel_per_mile', milliCents: fuelMilliCents, miles, ...fuelIndex },
    },
    extras,
    insurance: input.insurance,
  };
  const days = Math.ceil(miles / tariff.milesPerDay);
  return {
    ok: true,
    rate: {
      tariffId: tariff.id,
      tariffVersion: tariff.version,
      equipment: equipment.code,
      milliCentsPerMile,
      fuelMilliCentsPerMile: fuelMilliCents,
      minimumApplied: missing > 0,
      transit: { days, deliveryDate: addBusinessDays(pickupDate, days, tariff.closures), deliverBy: '17:00' },
      ...costAndSell(pricing, input.margin),
    },
  };
}

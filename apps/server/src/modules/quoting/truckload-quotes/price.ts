import {
  toLoadItem,
  type EquipmentInput,
  type Place,
  type TruckloadEstimate,
  type TruckloadQuote,
  type TruckloadRequest,
} from '@waybill/contract';
import {
  axleWeights,
  FreightError,
  fuelPriceOn,
  marginRuleFor,
  planTruckload,
  prepareLoad,
  rateTruckload,
  roadMiles,
  truckloadSeed,
  whyIndicative,
  zoned,
  type Equipment,
  type FuelIndexPrice,
  type MarginRule,
  type Margins,
  type PreparedLoad,
  type TruckloadRate,
} from '@waybill/freight';
import { invalidField } from '../../../core/refusal.ts';
import { costLines, sellLines } from '../quotes/index.ts';

/** A truckload as it is priced: what was asked for with everything that was looked up for it. */
export type Priceable = {
  readonly request: TruckloadRequest;
  readonly equipment: EquipmentInput;
  /** In the order of the way, both ends included. */
  readonly places: readonly Place[];
  readonly today: string;
  readonly fuelPrices: readonly FuelIndexPrice[];
  readonly margin: MarginRule;
};

/** What comes of it: what is told, and what it costs us where it has a price. */
export type Priced = Pick<TruckloadQuote, 'route' | 'miles' | 'estimate' | 'findings' | 'axles'> & {
  readonly load: PreparedLoad;
  readonly cost: { readonly amount: number; readonly currency: string; readonly charges: unknown } | null;
};

const engineEquipment = (from: EquipmentInput): Equipment => ({
  code: from.code,
  lengthIn: from.length_in,
  widthIn: from.width_in,
  heightIn: from.height_in,
  maxPounds: from.max_pounds,
  palletsOnFloor: from.pallets,
  centsPerMile: from.cents_per_mile,
});

/** Figures of a load. @throws Refusal validation_failed naming the line whose figures are impossible */
function loadOf({ items }: TruckloadRequest): PreparedLoad {
  try {
    return prepareLoad(items.map((line, index) => toLoadItem(line, String(index + 1))));
  } catch (error) {
    if (!(error instanceof FreightError)) throw error;
    throw invalidField(error.field.replace(/\[(\d+)\]/g, '.$1'), 'invalid');
  }
}

/** Every place on the way with its miles from the one before: estimated road miles from the bundled tables. */
export function routeOf({ request, places }: Pick<Priceable, 'request' | 'places'>): TruckloadQuote['route'] {
  return places.map((place, index) => {
    const before = places[index - 1];
    const last = index === places.length - 1;
    const kind = index === 0 ? 'origin' : last ? 'destination' : (request.stops[index - 1]?.kind ?? 'delivery');
    return { ...place, kind, miles: before === undefined ? 0 : roadMiles(before, place) };
  });
}

function estimateOf({ request, equipment, today }: Priceable, miles: number, rate: TruckloadRate): TruckloadEstimate {
  const value = request.shipment_value;
  const because = whyIndicative({
    firmMiles: equipment.firm_miles,
    miles,
    stopOffs: request.stops.length,
    tarps: request.tarps,
    today,
    pickupDate: request.pickup_date,
    deliveryDate: rate.transit.deliveryDate,
    deliverUntil: request.deliver_until,
    value: value.currency === 'USD' ? value.amount : null,
  });
  return {
    kind: because.length === 0 ? 'firm' : 'indicative',
    because: [...because],
    charges: sellLines(rate.sell).charges,
    total: { ...rate.sell.withoutInsurance },
    rate_per_mile_milli_cents: Math.round((rate.sell.withoutInsurance.amount * 1000) / miles),
    minimum_applied: rate.minimumApplied,
    transit_days: rate.transit.days,
    delivery_date: rate.transit.deliveryDate,
  };
}

/**
 * Prices a truckload by the engine, or says why sales have to.
 * @throws Refusal validation_failed for lines with impossible figures
 */
export function priceTruckload(given: Priceable): Priced {
  const { request, equipment, places, today, fuelPrices, margin } = given;
  const load = loadOf(request);
  const route = routeOf(given);
  const miles = route.reduce((sum, leg) => sum + leg.miles, 0);
  const used = engineEquipment(equipment);
  const rating = rateTruckload({
    tariff: { ...truckloadSeed, equipment: [used] },
    equipment: used.code,
    miles,
    stopOffs: request.stops.length,
    tarps: request.tarps,
    special: {
      team: request.team,
      hazardous: load.totals.hazardous,
      crossBorder: places.some(({ country }) => country !== 'US'),
    },
    weight: { value: load.totals.pounds, unit: 'lb' },
    lines: load.lines,
    pickupDate: request.pickup_date,
    fuelIndex: fuelPriceOn([...fuelPrices], today),
    insurance: null,
    margin,
  });
  const plan = planTruckload(load.lines, used);
  const axles =
    plan === null ? null : axleWeights({ ...used, pounds: Math.round(load.totals.pounds), centerIn: plan.centerIn });
  const told = { route, miles, load, axles: axles === null ? null : { ...axles, over: [...axles.over] } };
  if (!rating.ok) {
    return { ...told, estimate: null, findings: rating.refusals as TruckloadQuote['findings'], cost: null };
  }
  const { cost } = rating.rate;
  return {
    ...told,
    estimate: estimateOf(given, miles, rating.rate),
    findings: [],
    cost: { ...cost.withoutInsurance, charges: costLines(cost) },
  };
}

/** What is earned on a truckload from the first of its places to the last: nobody carries it yet, so no rule of a carrier fits. */
export function truckloadMargin({ rules, fallback }: Margins, places: readonly Place[], date: string): MarginRule {
  const [from, to] = [places[0]?.state ?? '', places.at(-1)?.state ?? ''];
  const facts = {
    accountId: '',
    originState: from,
    destinationState: to,
    carrier: '',
    mode: 'truckload',
    date,
  } as const;
  return marginRuleFor(rules, facts, fallback);
}

/** The day it is at a place. */
export const todayAt = (now: Date, { time_zone: zone }: Pick<Place, 'time_zone'>): string =>
  zoned(now.getTime(), zone).date;

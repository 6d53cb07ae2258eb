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

/** A truckload request with everything that pricing needs. */
export type Priceable = {
  readonly request: TruckloadRequest;
  readonly equipment: EquipmentInput;
  /** In travel order, both ends included. */
  readonly places: readonly Place[];
  readonly today: string;
  readonly fuelPrices: readonly FuelIndexPrice[];
  readonly margin: MarginRule;
};

/** Result of pricing, with our cost if there is a price. */
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

/** Measures a load. @throws Refusal validation_failed for the item with impossible values */
function loadOf({ items }: TruckloadRequest): PreparedLoad {
  try {
    return prepareLoad(items.map((line, index) => toLoadItem(line, String(index + 1))));
  } catch (error) {
    if (!(error instanceof FreightError)) throw error;
    throw invalidField(error.field.replace(/\[(\d+)\]/g, '.$1'), 'invalid');
  }
}

/** All places of the route with the miles from the previous one: estimated road miles from the bundled tables. */
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
 * Prices a truckload, or explains why the sales desk has to.
 * @throws Refusal validation_failed for items with impossible values
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

/** Margin of a truckload from its first place to its last. It has no carrier yet, so carrier rules do not apply. */
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

/** Current day at a place. */
export const todayAt = (now: Date, { time_zone: zone }: Pick<Place, 'time_zone'>): string =>
  zoned(now.getTime(), zone).date;

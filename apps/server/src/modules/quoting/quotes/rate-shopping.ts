import {
  insuranceFinding,
  insure,
  isRefused,
  ltlFindings,
  parcelClosures,
  parcelFindings,
  parcelLimitFindings,
  parcelPickup,
  prepareLoad,
  classRuleOf,
  rateLtl,
  roadMiles,
  zip3Of,
  type Finding,
  type FuelIndexPrice,
  type InsuranceProgram,
  type InsuranceQuote,
  type Lane,
  type LtlRate,
  type LoadItem,
  type LtlStop,
  marginRuleFor,
  type MarginRule,
  type Margins,
  type PreparedLoad,
} from '@waybill/freight';
import { toLoadItem, type Place, type QuoteRequest } from '@waybill/contract';
import type { QuotableCarrier } from './tariffs-in-force.ts';

/** Input of a rating round, without clock and database. */
export type RateShopping = {
  readonly request: QuoteRequest;
  readonly origin: Place;
  readonly destination: Place;
  /** Today at the pickup place. */
  readonly today: string;
  /** Minutes after midnight there. */
  readonly minutes: number;
  readonly carriers: readonly QuotableCarrier[];
  /** Diesel price in force; null before staff have entered one. */
  readonly fuelIndex: FuelIndexPrice | null;
  readonly margins: Margins;
  /** The program that is offered online; null for none. */
  readonly insurance: InsuranceProgram | null;
};

export type CarrierAnswer =
  | { readonly carrier: QuotableCarrier; readonly rates: readonly LtlRate[] }
  | { readonly carrier: QuotableCarrier; readonly refusals: readonly Finding[] };

export type ShoppingResult = {
  readonly miles: number;
  readonly load: PreparedLoad;
  /** Findings about the whole load; with a refusal among them no carrier was asked. */
  readonly findings: readonly Finding[];
  readonly answers: readonly CarrierAnswer[];
  /** Whether the load itself is refused, so that no carrier is asked. */
  readonly refused: boolean;
};

function stopOf(place: Place, siteType: QuoteRequest['origin']['site_type']): LtlStop {
  return { country: place.country, state: place.state, zip3: zip3Of(place.postal_code, 'postal_code'), siteType };
}

/** The insurance of a shipment; null without a program, or for a value that cannot be insured online. */
export function insuranceOf(request: QuoteRequest, program: InsuranceProgram | null): InsuranceQuote | null {
  if (program === null) return null;
  return insuranceFinding(request.shipment_value, program) === null ? insure(request.shipment_value, program) : null;
}

function uniqueByCode(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding, at) => findings.findIndex(({ code }) => code === finding.code) === at);
}

/** Margin rule of a carrier's rates for this load today. */
export function marginOf({ request, origin, destination, today, margins }: RateShopping, carrier: string): MarginRule {
  const facts = {
    accountId: '',
    originState: origin.state,
    destinationState: destination.state,
    carrier,
    mode: request.mode,
    date: today,
  };
  return marginRuleFor(margins.rules, facts, margins.fallback);
}

function ask(shopping: RateShopping, carrier: QuotableCarrier, load: PreparedLoad, lane: Lane): CarrierAnswer {
  const { request } = shopping;
  const insurance = insuranceOf(request, shopping.insurance);
  const ratings = carrier.tariff.services.map((service) =>
    rateLtl({
      tariff: carrier.tariff,
      service: service.code,
      load,
      lane,
      pickupDate: request.pickup_date,
      fuelIndex: shopping.fuelIndex,
      accessorials: request.accessorials,
      shipmentValue: request.shipment_value,
      insurance,
      margin: marginOf(shopping, carrier.id),
    }),
  );
  const rates = ratings.flatMap((rating) => (rating.ok ? [rating.rate] : []));
  if (rates.length > 0) return { carrier, rates };
  return { carrier, refusals: uniqueByCode(ratings.flatMap((rating) => (rating.ok ? [] : rating.refusals))) };
}

/** Why parcels cannot be quoted with any carrier: a limit counts only if all parcel carriers share it. */
function parcelGate(
  { request, origin, destination, today, minutes, insurance }: RateShopping,
  items: readonly LoadItem[],
): Finding[] {
  const { date: firstPickup } = parcelPickup(today, minutes, { holidays: parcelClosures });
  const findings = parcelFindings({
    items,
    origin: origin.country,
    destination: destination.country,
    pickupDate: request.pickup_date,
    today,
    shipmentValue: request.shipment_value,
    insurance: request.insured ? insurance : null,
    closures: { holidays: parcelClosures },
    firstPickup: request.pickup_method === 'drop_off' ? null : firstPickup,
  });
  return [...findings, ...parcelLimitFindings(items)];
}

function ltlGate(
  { request, origin, destination, today, minutes, insurance }: RateShopping,
  items: readonly LoadItem[],
): Finding[] {
  return ltlFindings({
    items,
    origin: origin.country,
    destination: destination.country,
    pickupDate: request.pickup_date,
    today,
    minutes,
    shipmentValue: request.shipment_value,
    insurance: request.insured ? insurance : null,
  });
}

/**
 * Rates a request with every stored tariff. First collects all reasons against the load itself; only if there are none,
 * each carrier is rated and returns rates or its own reasons.
 */
export function shopRates(shopping: RateShopping): ShoppingResult {
  const { request, origin, destination } = shopping;
  const items = request.items.map((line, index) => toLoadItem(line, String(index + 1)));
  const load = prepareLoad(items, { classRules: shopping.carriers.map(({ tariff }) => classRuleOf(tariff)) });
  const miles = roadMiles(origin, destination);
  const findings = request.mode === 'parcel' ? parcelGate(shopping, items) : ltlGate(shopping, items);
  if (isRefused(findings)) return { miles, load, findings, answers: [], refused: true };
  const lane: Lane = {
    origin: stopOf(origin, request.origin.site_type),
    destination: stopOf(destination, request.destination.site_type),
    miles,
  };
  const answers = shopping.carriers.map((carrier) => ask(shopping, carrier, load, lane));
  return { miles, load, findings, answers, refused: false };
}

import { otherCharges, type CarrierMessage, type CarrierRate } from '@waybill/carriers';
import type { CarrierReason, FindingWire, QuoteRequest, Rate } from '@waybill/contract';
import {
  addBusinessDays,
  carrierClosures,
  carrierPrice,
  daysBetween,
  FreightError,
  isPossibleArrival,
  liabilityOf,
  type CostAndSell,
  type InsuranceQuote,
  type MarginRule,
  type MeasuredItem,
} from '@waybill/freight';
import { newId } from '../../../core/ids.ts';
import type { Called, Connection } from '../../carriers/gateway/index.ts';
import { costLines, sellLines } from './quote-wire.ts';

/** A carrier's rate, priced for the account. */
export type LiveRate = {
  readonly wire: Rate;
  readonly cost: CostAndSell['cost'];
  readonly carrierService: { readonly code: string; readonly name: string; readonly quoteId: string | null };
};

/** Result of an answer: rates, or reasons for none. */
export type Priced = {
  readonly rates: readonly LiveRate[];
  readonly findings: readonly FindingWire[];
  /** Rates with inconsistent prices, described for staff; empty when there are none. */
  readonly disagreeing: readonly string[];
  /** Rates with a delivery date before pickup, described for staff; empty when there are none. */
  readonly beforePickup: readonly string[];
};

/** Data of the quote that pricing needs. */
export type Terms = {
  readonly request: QuoteRequest;
  readonly lines: readonly MeasuredItem[];
  readonly insurance: InsuranceQuote | null;
  readonly margin: MarginRule;
};

const why = (code: CarrierReason, params: FindingWire['params'] = {}): FindingWire => ({
  code,
  severity: 'refused',
  params,
});

/** Why a call returned no rate, as shown to shippers. */
function failureFinding({ failure, reading }: Called<readonly CarrierRate[]>, deadlineMs: number): FindingWire {
  switch (failure) {
    case 'timeout':
      return why('carrier_no_answer', { seconds: Math.round(deadlineMs / 1000) });
    case 'breaker_open':
      return why('carrier_resting');
    case 'unreadable':
    case 'too_large':
    case 'too_deep':
      return why('carrier_unreadable');
    case 'sign_in':
    case 'credentials_missing':
    case 'host_not_allowed':
      return why('carrier_not_set_up');
    case 'cannot_ask':
      return declined(reading.messages);
    case 'rate_limited':
    case 'busy':
      return why('carrier_busy');
    case 'server_error':
      return why('carrier_failed');
    default:
      return why('carrier_unavailable');
  }
}

const longestWords = 240;

/** Codes that adapters themselves give to a price they dropped, and what the shipper reads instead of the carrier's words. */
const dropped = new Map<string | null, CarrierReason>([
  ['price_disagrees', 'carrier_price_disagrees'],
  ['currency_unknown', 'carrier_currency'],
  ['price_unreadable', 'carrier_unreadable'],
  ['rate_unreadable', 'carrier_unreadable'],
  ['unreadable_rate', 'carrier_unreadable'],
]);

/** Why an answer has no rate: what the carrier says, else the first reason for which an adapter dropped a price. */
function withoutRate(messages: readonly CarrierMessage[]): FindingWire {
  const said = messages.filter(({ severity }) => severity !== 'info');
  const own = said.flatMap(({ code }) => dropped.get(code) ?? []);
  const [first] = own;
  return first !== undefined && own.length === said.length ? why(first) : declined(messages);
}

function declined(messages: readonly CarrierMessage[]): FindingWire {
  const said = messages.filter(({ severity }) => severity !== 'info').map(({ text }) => text.trim());
  const text = [...new Set(said)].join(' ').slice(0, longestWords);
  // It answered, without a rate and without a word: a parcel carrier does so for a box it has no service for.
  return text === '' ? why('carrier_no_service') : why('carrier_declined', { text });
}

/** A longer transit time is invalid. */
const mostDays = 366;

/**
 * The carrier's delivery date with the business days until then, however the carrier counts; else its transit days from
 * the pickup day in carriers' business days. Null if both are missing or invalid.
 */
function deliveryOf(rate: CarrierRate, request: QuoteRequest): { readonly days: number; readonly date: string } | null {
  const closures = carrierClosures(request.mode);
  const { transitDays, deliveryDate } = rate;
  const from = request.pickup_date;
  if (transitDays !== null && (!Number.isInteger(transitDays) || transitDays < 0 || transitDays > mostDays))
    return null;
  if (deliveryDate !== null && (!isPossibleArrival(deliveryDate, from) || daysBetween(from, deliveryDate) > mostDays))
    return null;
  if (deliveryDate === null)
    return transitDays === null ? null : { days: transitDays, date: addBusinessDays(from, transitDays, closures) };
  let days = 0;
  while (addBusinessDays(from, days, closures) < deliveryDate) days += 1;
  return { days, date: deliveryDate };
}

const lineKinds: ReadonlySet<string> = new Set<CarrierRate['lines'][number]['kind']>([
  'freight',
  'discount',
  'fuel',
  'accessorial',
]);

/** Whether a price is consistent: integer amounts, a positive total, known lines that add up to it, and freight. */
function addsUp({ lines, total }: CarrierRate): boolean {
  const whole = [total, ...lines.map(({ amount }) => amount)].every(Number.isSafeInteger);
  const sum = lines.reduce((so, { amount }) => so + amount, 0);
  const known = lines.every(({ kind }) => lineKinds.has(kind));
  return whole && known && total > 0 && (lines.length === 0 || sum === total);
}

function liveRate(
  connection: Connection,
  rate: CarrierRate,
  terms: Terms,
  delivery: { days: number; date: string },
): LiveRate {
  const { request, insurance, margin } = terms;
  const priced = carrierPrice({ currency: rate.currency, lines: rate.lines, total: rate.total }, insurance, margin);
  const liability = liabilityOf(terms.lines, request.shipment_value, connection.liability);
  const { id, name, scac } = connection.carrier;
  return {
    wire: {
      id: newId(),
      carrier: { id, name, scac },
      service: { code: rate.serviceCode, name: rate.serviceName },
      transit_days: delivery.days,
      delivery_date: delivery.date,
      delivery_by: rate.deliverBy,
      ...sellLines(priced.sell),
      liability: { ...liability.limit },
      liability_gap: { ...liability.gap },
      preferred: false,
      findings: [],
    },
    cost: priced.cost,
    carrierService: { code: rate.serviceCode, name: rate.serviceName, quoteId: rate.carrierQuoteId },
  };
}

/** Prices a rate for the account; null if that is impossible, e.g. without a freight charge. */
function pricedRate(...given: Parameters<typeof liveRate>): LiveRate | null {
  try {
    return liveRate(...given);
  } catch (error) {
    if (error instanceof FreightError) return null;
    throw error;
  }
}

const tell = ({ serviceName, currency, lines, total }: CarrierRate): string =>
  `${serviceName}: ${lines.length} lines that come to ${lines.reduce((so, { amount }) => so + amount, 0)}, total ${total}, in minor units of ${currency}`;

/** Describes a rate whose delivery date is before pickup; empty for any other. */
function earlyOf({ serviceName, deliveryDate }: CarrierRate, { request: { pickup_date: pickup } }: Terms): string[] {
  return deliveryDate === null || isPossibleArrival(deliveryDate, pickup)
    ? []
    : [`${serviceName}: delivery on ${deliveryDate}, pickup on ${pickup}`];
}

/** Prices the consistent rates, and explains the others. */
function pricedRates(connection: Connection, answered: readonly CarrierRate[], terms: Terms) {
  const rates: LiveRate[] = [];
  const problems = new Set<CarrierReason>();
  const disagreeing: string[] = [];
  for (const rate of answered) {
    const delivery = deliveryOf(rate, terms.request);
    const trusted = addsUp(rate);
    if (trusted && rate.currency !== terms.request.shipment_value.currency) {
      problems.add('carrier_currency');
      continue;
    }
    const live = trusted && delivery !== null ? pricedRate(connection, rate, terms, delivery) : null;
    if (live !== null) {
      rates.push(live);
      const open = rate.lines.find(({ code }) => code === otherCharges);
      if (open !== undefined) disagreeing.push(`${tell(rate)}, of which ${open.amount} are not itemized`);
    } else if (trusted && delivery === null) problems.add('carrier_without_transit');
    else {
      problems.add('carrier_price_disagrees');
      disagreeing.push(tell(rate));
    }
  }
  return { rates, problems, disagreeing, beforePickup: answered.flatMap((rate) => earlyOf(rate, terms)) };
}

/**
 * Prices a carrier's answer. Rates in another currency than the shipment's value, without a transit time, or with lines
 * that do not add up are dropped, and reported if no rate remains.
 */
export function priceAnswer(
  connection: Connection,
  called: Called<readonly CarrierRate[]>,
  terms: Terms,
  deadlineMs: number,
): Priced {
  const { reading, failure } = called;
  const nothing = { rates: [], disagreeing: [], beforePickup: [] };
  if (failure !== null) return { ...nothing, findings: [failureFinding(called, deadlineMs)] };
  const leftOut = reading.messages.filter(({ code }) => dropped.has(code)).map(({ text }) => text);
  if (reading.outcome !== 'done')
    return { ...nothing, findings: [withoutRate(reading.messages)], disagreeing: leftOut };
  const { rates, problems, beforePickup, ...doubted } = pricedRates(connection, reading.result, terms);
  const doubts = { disagreeing: [...leftOut, ...doubted.disagreeing], beforePickup };
  if (rates.length > 0) return { rates, findings: [], ...doubts };
  const findings = problems.size > 0 ? [...problems].map((code) => why(code)) : [withoutRate(reading.messages)];
  return { rates, findings, ...doubts };
}

/** Lines of the carrier's cost. */
export function liveCost(rate: LiveRate) {
  return costLines(rate.cost);
}

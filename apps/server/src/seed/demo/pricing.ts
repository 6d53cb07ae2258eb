import type { ChargeLineWire, Place, Quote, QuoteRequest, Rate } from '@waybill/contract';
import { fuelPriceOn, zoned, type FuelIndexPrice } from '@waybill/freight';
import type { Tx } from '../../core/database/database.ts';
import { companyOf } from '../../core/company.ts';
import {
  carriersWithTariffs,
  costLines,
  fuelPrices,
  loadWire,
  rateWire,
  shopRates,
  type QuotableCarrier,
} from '../../modules/quoting/quotes/index.ts';
import { demoCompany } from '../company.ts';
import { placeOf } from './parties.ts';
import type { DemoLoad } from './requests.ts';

/** Data for pricing, read once for all demo data. */
export type Market = { readonly carriers: readonly QuotableCarrier[]; readonly fuel: readonly FuelIndexPrice[] };

export async function readMarket(tx: Tx, today: string): Promise<Market> {
  return { carriers: await carriersWithTariffs(tx, today), fuel: await fuelPrices(tx) };
}

export type PricedRate = {
  readonly carrier: QuotableCarrier;
  readonly rate: Rate;
  readonly cost: readonly ChargeLineWire[];
  readonly costAmount: number;
};

/** A request with the answers of its carriers, rated by the product code. */
export type PricedRequest = {
  readonly request: QuoteRequest;
  readonly origin: Place;
  readonly destination: Place;
  readonly miles: number;
  readonly load: Quote['load'];
  readonly findings: Quote['findings'];
  readonly rates: readonly PricedRate[];
  readonly withoutRate: Quote['without_rate'];
};

/** Margin of every demo account, the default of new accounts. */
const margin = { id: 'account', percentBp: 1200, flat: 0, floor: 0, cap: null } as const;

/**
 * Rates a request with the seeded tariffs, as of the time of the request.
 * @param newId generates the ids of the rates
 */
export function priceRequest(
  wish: DemoLoad,
  pickupDate: string,
  askedAt: Date,
  market: Market,
  newId: () => string,
): PricedRequest {
  const request = wish.request(pickupDate);
  const [origin, destination] = [placeOf(wish.from), placeOf(wish.to)];
  const today = zoned(askedAt.getTime(), origin.time_zone).date;
  const result = shopRates({
    request,
    origin,
    destination,
    today,
    minutes: 9 * 60,
    margins: { rules: [], fallback: margin },
    carriers: market.carriers,
    insurance: companyOf(demoCompany).insurance,
    fuelIndex: fuelPriceOn(market.fuel, today),
  });
  return {
    request,
    origin,
    destination,
    miles: result.miles,
    load: loadWire(result.load.totals),
    findings: result.findings as Quote['findings'],
    rates: result.answers.flatMap((answer) =>
      'rates' in answer
        ? answer.rates.map((rate) => ({
            carrier: answer.carrier,
            rate: rateWire(newId(), answer.carrier, rate),
            cost: costLines(rate.cost),
            costAmount: rate.cost.withoutInsurance.amount,
          }))
        : [],
    ),
    withoutRate: result.answers.flatMap(({ carrier: { id, name }, ...answer }) =>
      'refusals' in answer ? [{ carrier: { id, name }, findings: answer.refusals as Quote['findings'] }] : [],
    ),
  };
}

import { ltlPrice } from '../ltl/price.ts';
import { listOf, objectOf, textOf, type Json } from '../ltl/json.ts';
import { amountOf } from './answers.ts';

const terms = { discountPercent: 75, minimum: 16_500 };

/** Name and price in cents of each service option. */
const options: Readonly<Record<string, readonly [description: string, cents: number]>> = {
  INPU: ['INSIDE_PU', 16_900],
  INDE: ['INSIDE_DL', 16_900],
  LIFO: ['LIFT_GATE_PU', 17_500],
  LIFD: ['LIFT_GATE_DL', 17_500],
  LAPU: ['LIMITED_ACCESS_PU', 14_800],
  LADL: ['LIMITED_ACCESS_DL', 14_800],
  RESP: ['RESIDENTIAL_PU', 20_700],
  RESD: ['RESIDENTIAL_DL', 20_700],
  TRPU: ['TRADESHOW_PU', 24_500],
  TRDS: ['TRADESHOW_DL', 24_500],
  WHPU: ['WEEKEND_HOLIDAY_PU', 50_000],
  WHDL: ['WEEKEND_HOLIDAY_DL', 50_000],
  NTFN: ['NOTIFICATION', 4_500],
};

const services: Readonly<Record<string, readonly [description: string, morePercent: number, mostMiles: number]>> = {
  '308': ['LTL', 0, 5_000],
  '309': ['GRTD', 20, 1_600],
  '334': ['GRAM', 45, 600],
  '349': ['STD', -5, 5_000],
};

const usd = (code: string, description: string, cents: number) => ({
  code,
  description,
  value: amountOf(cents),
  unit: 'USD',
});

function placeOf(body: Json, end: string): string {
  return textOf(objectOf(objectOf(body[end])['address'])['postalCode']);
}

export function weightOf(body: Json): number {
  return listOf(body['commodities']).reduce(
    (total, each) => total + (Number(objectOf(each['weight'])['weight']) || 0),
    0,
  );
}

function chosen(body: Json): readonly string[] {
  const wanted = objectOf(body['serviceOptions']);
  return [wanted['pickup'], wanted['delivery']].flatMap((list) => (Array.isArray(list) ? list.map(textOf) : []));
}

/** The detail of one service, or that there is no rate for it on this lane. */
export function rateDetail(body: Json, code: string): Json {
  const [description, more, mostMiles] = services[code] ?? ['LTL', 0, 0];
  const freight = listOf(body['commodities']).map((each) => ({
    freightClass: textOf(each['class']),
    weightLb: Number(objectOf(each['weight'])['weight']) || 0,
  }));
  const lane = { from: placeOf(body, 'shipFrom'), to: placeOf(body, 'shipTo') };
  const price = ltlPrice(lane, freight, terms);
  const service = { code, description };
  if (price.miles > mostMiles) {
    return { detailStatus: { code: 'NFO', message: 'Rate not found.' }, service, rate: [] };
  }
  const net = Math.round((price.freight * (100 + more)) / 100);
  const gross = Math.max(net, Math.round((net * 100) / (100 - terms.discountPercent)));
  const fuel = Math.round((net * price.fuelPercent) / 100);
  const extras = chosen(body).flatMap((each) => {
    const option = options[each];
    return option === undefined ? [] : [usd(each, ...option)];
  });
  const sum = chosen(body).reduce((total, each) => total + (options[each]?.[1] ?? 0), 0);
  return {
    detailStatus: { code: '1', message: 'success' },
    alerts: [],
    service,
    rate: [
      usd('DSCNT', 'Discount', gross - net),
      { code: 'DSCNT_RATE', description: 'DiscountRate', value: amountOf(terms.discountPercent * 100), unit: '%' },
      ...extras,
      usd('FUEL_SUR', 'FuelSurcharge Fee', fuel),
      usd('LND_GROSS', 'LND_GROSS', gross),
      usd('AFTR_DSCNT', 'AFTR_DSCNT', net),
    ],
    shipmentCharges: { total: { value: amountOf(net + fuel + sum), currency: 'USD' } },
    shipmentWeights: { billable: { value: String(weightOf(body)), unit: 'LBS' } },
    timeInTransit: { timeInTransit: String(price.transitDays), unit: 'DAY' },
  };
}

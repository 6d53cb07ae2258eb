import { addBusinessDays, dayAt, ltlClosures } from '@waybill/freight';
import { kindOf, type SimulatorAnswer, type SimulatorCall, type SimulatorState } from '../kit/index.ts';
import { listOf, objectOf, textOf, type Json } from '../ltl/json.ts';
import { ltlPrice } from '../ltl/price.ts';
import { apiError, dollars, errorOf, lacking } from './answers.ts';
import { accountsIn, providerOf, type Provider } from './providers.ts';

/** What each quote was for, by its number. */
export const quotes = kindOf<{ readonly account: string; readonly service: string }>('quote');

const needed = [
  'originAddress.postalCode',
  'destinationAddress.postalCode',
  'lineItems',
  'capacityProviderAccountGroup.code',
];

/** Price of each accessorial service in cents; any other is one the carriers do not have. */
const services: Readonly<Record<string, readonly [description: string, cents: number]>> = {
  LGPU: ['Liftgate pickup', 11_500],
  LGDEL: ['Liftgate delivery', 11_500],
  RESPU: ['Residential pickup', 13_900],
  RESDEL: ['Residential delivery', 13_900],
  LTDPU: ['Limited access pickup', 12_400],
  LTDDEL: ['Limited access delivery', 12_400],
  INPU: ['Inside pickup', 14_200],
  INDEL: ['Inside delivery', 14_200],
  APPT: ['Delivery appointment', 4_900],
  NOTIFY: ['Notify before delivery', 3_900],
  SORTDEL: ['Sort and segregate', 16_000],
  CNVPU: ['Convention pickup', 21_000],
  CNVDEL: ['Convention delivery', 21_000],
  HAZM: ['Hazardous material', 5_200],
};

const levels = [
  { code: 'STD', description: 'Standard', morePercent: 0, time: '17:00:00' },
  { code: 'GUR', description: 'Guaranteed', morePercent: 20, time: '17:00:00' },
] as const;

const codesOf = (body: Json): readonly string[] => listOf(body['accessorialServices']).map(({ code }) => textOf(code));

function freightOf(body: Json) {
  return listOf(body['lineItems']).map((line) => ({
    freightClass: textOf(line['freightClass']),
    weightLb: Number(line['totalWeight']) || 0,
  }));
}

/** Why a carrier gives no price; null when it does. */
function declined(body: Json, provider: Provider): Json | null {
  const unknown = codesOf(body).find((code) => services[code] === undefined);
  if (unknown !== undefined) {
    return errorOf('Accessorial service is not supported by the carrier', unknown, 'CAPACITY_PROVIDER');
  }
  const pounds = freightOf(body).reduce((total, { weightLb }) => total + weightLb, 0);
  return pounds > provider.mostPounds
    ? errorOf('Weight exceeds the maximum of the carrier', `${provider.mostPounds} LB`, 'CAPACITY_PROVIDER')
    : null;
}

function chargesOf(body: Json, provider: Provider, price: ReturnType<typeof ltlPrice>, morePercent: number) {
  const net = Math.round((price.freight * (100 + morePercent)) / 100);
  const freight = freightOf(body);
  const gross = Math.max(price.gross, net);
  const items = price.lines.map(({ amount, perCwt }, at) => ({
    code: 'ITEM',
    description: 'Item charge',
    // What a minimum or a level adds stands with the first item.
    amount: dollars(amount + (at === 0 ? gross - price.gross : 0)),
    rate: dollars(perCwt),
    itemFreightClass: freight[at]?.freightClass ?? '',
    itemWeight: freight[at]?.weightLb ?? 0,
  }));
  const discount = { code: 'DSC', description: 'Discount', amount: -dollars(gross - net) };
  const fuel = Math.round((net * price.fuelPercent) / 100);
  const extras = codesOf(body).map((code) => ({ code, cents: services[code] ?? (['', 0] as const) }));
  const charges = [
    ...items,
    ...(gross > net ? [discount] : []),
    { code: 'FSC', description: 'Fuel surcharge', amount: dollars(fuel) },
    ...extras.map(({ code, cents: [description, cents] }) => ({ code, description, amount: dollars(cents) })),
  ];
  const total = net + fuel + extras.reduce((sum, { cents: [, cents] }) => sum + cents, 0);
  return { subtotal: dollars(net), total: dollars(total), charges, scac: provider.scac };
}

function quotesOf(call: SimulatorCall, state: SimulatorState, account: string): readonly Json[] {
  const body = objectOf(call.json);
  const provider = providerOf(account);
  const group = textOf(objectOf(body['capacityProviderAccountGroup'])['code']);
  const base = { capacityProviderAccountGroup: { code: group, accounts: [{ code: account }] } };
  if (provider === undefined) {
    return [{ ...base, errorMessages: [errorOf('No such account in the account group', account)] }];
  }
  const failed = declined(body, provider);
  if (failed !== null) return [{ ...base, carrierCode: provider.scac, errorMessages: [failed] }];
  const postal = (end: string) => textOf(objectOf(body[end])['postalCode']);
  const price = ltlPrice(
    { from: postal('originAddress'), to: postal('destinationAddress') },
    freightOf(body),
    provider,
  );
  const pickup = textOf(objectOf(body['pickupWindow'])['date']) || dayAt(call.now, 'UTC');
  const day = addBusinessDays(pickup, price.transitDays, { holidays: ltlClosures });
  const offered = levels.filter(({ code }) => code === 'STD' || price.miles <= provider.guaranteedMiles);
  return offered.map(({ code, description, morePercent, time }) => {
    const number = 60_310_000 + state.next('quote');
    state.put(quotes, `Q${number}`, { account, service: code });
    const { scac, ...rateQuoteDetail } = chargesOf(body, provider, price, morePercent);
    return {
      id: `quote-${number}`,
      ...base,
      capacityProviderQuoteNumber: `Q${number}`,
      carrierCode: scac,
      currencyCode: 'USD',
      serviceLevel: { code, description },
      transitDays: price.transitDays,
      deliveryDateTime: `${day}T${time}`,
      laneType: 'DIRECT',
      rateQuoteDetail,
      infoMessages: [],
      errorMessages: [],
    };
  });
}

/** `POST /api/v4/ltl/quotes/rates/query`: entries of each account; one that fails says so in its own entry. */
export function queryRates(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const refused = lacking(call, needed);
  if (refused !== null) return refused;
  const { date } = objectOf(objectOf(call.json)['pickupWindow']);
  if (date !== undefined && Number.isNaN(Date.parse(`${textOf(date)}T00:00:00Z`))) {
    return apiError(400, 'Invalid request', [errorOf('Not a date', 'pickupWindow.date')]);
  }
  const rateQuotes = accountsIn(objectOf(call.json)).flatMap((account) => quotesOf(call, state, account));
  return { status: 200, body: { rateQuotes, infoMessages: [] } };
}

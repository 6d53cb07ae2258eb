// What an answer says a service costs, read by nothing but the place where each carrier publishes its total. It shares no
// code with the adapters on purpose.
import type { Json } from './mutate.ts';

/** A total somewhere in an answer. */
export type Stated = { readonly service: string; readonly cents: number; readonly currency: string };

const at = (value: Json | undefined, ...path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) && Object.hasOwn(inner, name)
        ? inner[name]
        : undefined,
    value,
  );

/** Carriers write a list of one as the one alone. */
const list = (value: Json | undefined): readonly Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Cents of an amount with at most two decimals that are not zero; null for anything else. */
export function centsOf(value: Json | undefined): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const match = /^(-?)\$?(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d?)0*)?$/.exec(String(value).trim());
  if (match === null) return null;
  const [, sign, inner, whole = '', fraction = ''] = match;
  const cents = BigInt(whole.replaceAll(',', '')) * 100n + BigInt(fraction.padEnd(2, '0'));
  return Number(sign === '-' || inner === '-' ? -cents : cents);
}

function stated(service: Json | undefined, amount: Json | undefined, currency: Json | undefined): Stated[] {
  const cents = centsOf(amount);
  return typeof service === 'string' && cents !== null && typeof currency === 'string'
    ? [{ service, cents, currency }]
    : [];
}

const readers: Readonly<Record<string, (answer: Json) => Stated[]>> = {
  ups: (answer) =>
    list(at(answer, 'RateResponse', 'RatedShipment')).flatMap((each) => {
      const own = at(each, 'NegotiatedRateCharges');
      const total = own === undefined ? at(each, 'TotalCharges') : at(own, 'TotalCharge');
      return stated(at(each, 'Service', 'Code'), at(total, 'MonetaryValue'), at(total, 'CurrencyCode'));
    }),
  usps: (answer) =>
    list(at(answer, 'pricingOptions'))
      .flatMap((option) => list(at(option, 'shippingOptions')))
      .flatMap((shipping) =>
        list(at(shipping, 'rateOptions')).flatMap((option) =>
          stated(at(shipping, 'mailClass'), at(option, 'totalBasePrice'), 'USD'),
        ),
      ),
  fedex: (answer) =>
    list(at(answer, 'output', 'rateReplyDetails')).flatMap((each) =>
      list(at(each, 'ratedShipmentDetails')).flatMap((rated) =>
        stated(
          at(each, 'serviceType'),
          at(rated, 'totalNetCharge'),
          at(rated, 'currency') ?? at(rated, 'shipmentRateDetail', 'currency'),
        ),
      ),
    ),
  'rl-carriers': (answer) =>
    list(at(answer, 'RateQuote', 'ServiceLevels')).flatMap((level) =>
      stated(at(level, 'Code'), at(level, 'NetCharge'), 'USD'),
    ),
  tforce: (answer) =>
    list(at(answer, 'detail')).flatMap((each) => {
      const total = at(each, 'shipmentCharges', 'total');
      return stated(at(each, 'service', 'code'), at(total, 'value'), at(total, 'currency'));
    }),
  project44: (answer) =>
    list(at(answer, 'rateQuotes')).flatMap((quote) =>
      stated(at(quote, 'serviceLevel', 'code'), at(quote, 'rateQuoteDetail', 'total'), at(quote, 'currencyCode')),
    ),
};

/** Every total that an answer of an adapter's carrier states. */
export function statedTotals(adapter: string, answer: Json): readonly Stated[] {
  const read = readers[adapter === 'fedex-freight' ? 'fedex' : adapter];
  if (read === undefined) throw new Error(`Nobody reads totals of ${adapter}`);
  return read(answer);
}

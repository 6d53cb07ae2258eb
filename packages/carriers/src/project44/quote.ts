import type { LocalDate } from '@waybill/freight';
import { z } from 'zod';
import type { CarrierMessage, CarrierRate } from '../kit/index.ts';
import { messageOf, messageShape } from './failure.ts';
import { detailShape, priceOf } from './price.ts';
import { isBookable } from './services.ts';

/** One carrier's quote for one service level. */
export const quoteShape = z.object({
  carrierCode: z.string().nullish(),
  capacityProviderQuoteNumber: z.string().nullish(),
  currencyCode: z.string().nullish(),
  serviceLevel: z.object({ code: z.string().nullish(), description: z.string().nullish() }).nullish(),
  transitDays: z.int().nullish().catch(null),
  deliveryDateTime: z.string().nullish().catch(null),
  rateQuoteDetail: detailShape.nullish(),
  infoMessages: z.array(messageShape).nullish(),
  errorMessages: z.array(messageShape).nullish(),
});
export type Project44Quote = z.output<typeof quoteShape>;

/** A rate, or why there is none. */
export type QuoteEntry = { readonly rate: CarrierRate | null; readonly messages: readonly CarrierMessage[] };

const filled = (text: string | null | undefined): string | null => {
  const bare = text?.trim() ?? '';
  return bare === '' ? null : bare;
};

/** Day and time on the destination's own clock; an instant with a zone beside it would have to be turned first. */
function deliveryOf(text: string | null | undefined): {
  readonly date: LocalDate | null;
  readonly time: string | null;
} {
  const [, day = '', time = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d)(?::[\d.]+)?)?$/.exec(text?.trim() ?? '') ?? [];
  if (!z.iso.date().safeParse(day).success) return { date: null, time: null };
  return { date: day, time: time === '' ? null : time };
}

const isGuaranteed = (code: string, description: string | null): boolean =>
  code.startsWith('GUR') || /guarantee/i.test(description ?? '');

/** Whose quote it is, for a message about it. */
const named = ({ carrierCode, serviceLevel }: Project44Quote): string =>
  [filled(carrierCode) ?? 'A carrier', filled(serviceLevel?.description) ?? filled(serviceLevel?.code)]
    .filter((text) => text !== null)
    .join(' ');

const why = {
  price_disagrees: 'the charges come to more than the total',
  currency_unknown: 'it is priced in a currency no books are kept in',
} as const;

function rateOf(quote: Project44Quote, code: string): CarrierRate | keyof typeof why {
  const price = priceOf(quote.rateQuoteDetail ?? null, quote.currencyCode);
  if (typeof price === 'string') return price;
  const description = filled(quote.serviceLevel?.description);
  const guaranteed = isGuaranteed(code, description);
  const { date, time } = deliveryOf(quote.deliveryDateTime);
  const days = quote.transitDays ?? -1;
  return {
    serviceCode: code,
    serviceName: description ?? code,
    ...price,
    transitDays: days >= 0 && days < 100 ? days : null,
    deliveryDate: date,
    // An hour of a service that is not guaranteed is the end of somebody's day, and no promise.
    deliverBy: guaranteed ? time : null,
    carrierQuoteId: filled(quote.capacityProviderQuoteNumber),
    guaranteed,
  };
}

/** Whether a quote is of the connection's carrier, in the code project44 knows it by. */
const isOf = (scac: string | null, { carrierCode }: Project44Quote): boolean =>
  scac === null || filled(carrierCode)?.toUpperCase() === scac;

/**
 * What one entry of an answer tells. A quote of another carrier is none: the connection and all that hangs on it, such
 * as its margin and its liability, are of one carrier.
 * @param scac how project44 names the connection's carrier; null leaves that unlooked at
 */
export function readEntry(quote: Project44Quote, scac: string | null): QuoteEntry {
  const spoken = (list: Project44Quote['infoMessages'], usual: CarrierMessage['severity']) =>
    (list ?? []).map((each) => messageOf({ ...each, message: `${named(quote)}: ${each.message ?? ''}` }, usual));
  const errors = spoken(quote.errorMessages, 'error');
  const said = [...errors, ...spoken(quote.infoMessages, 'info')];
  if (errors.length > 0) return { rate: null, messages: said };
  const without = (code: string, text: string): QuoteEntry => ({
    rate: null,
    messages: [...said, { severity: 'error', code, text: `${named(quote)}: ${text}` }],
  });
  const code = filled(quote.serviceLevel?.code);
  if (!isOf(scac, quote)) return without('other_carrier', `project44 quoted for another carrier than ${scac}`);
  if (code === null) return without('service_missing', 'the quote names no service');
  if (!isBookable(code, filled(quote.capacityProviderQuoteNumber))) {
    return without('quote_number_missing', 'without a number of the quote this service cannot be booked');
  }
  const rate = rateOf(quote, code);
  return typeof rate === 'string' ? without(rate, why[rate]) : { rate, messages: said };
}

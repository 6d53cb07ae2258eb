import type { CarrierLine } from '@waybill/freight';
import { z } from 'zod';
import { listOf, toTotal, type CarrierMessage, type CarrierRate } from '../kit/index.ts';
import { cents } from './amount.ts';
import { dateOf } from './dates.ts';
import type { Extra } from './extras.ts';
import { ingredientsText, isOwnPackaging, serviceName, serviceOf } from './services.ts';

const word = z.string().nullish().catch(null);
const fee = z.object({ name: word, SKU: word, price: cents });

const oneRate = z.object({
  description: word,
  SKU: word,
  price: cents,
  fees: listOf(fee),
  rateIndicator: word,
  processingCategory: word,
  destinationEntryFacilityType: word,
});

const readable = z.object({
  totalPrice: cents.nullish(),
  totalBasePrice: cents,
  rates: listOf(oneRate),
  extraServices: listOf(
    z.object({ name: word, price: cents, extraService: z.union([z.string(), z.number()]).transform(Number) }),
  ),
  commitment: z
    .object({ name: word, expectedDeliveryDate: word, scheduleDeliveryDate: word, guaranteedDelivery: z.unknown() })
    .nullish()
    .catch(null),
});
type Readable = z.output<typeof readable>;

/** One priced way of a mail class; one that cannot be read spoils no other. */
export const rateOption = z.unknown();

export type Judged =
  | { readonly kind: 'rate'; readonly rate: CarrierRate }
  | { readonly kind: 'left_out'; readonly message: CarrierMessage }
  /** Mail that a box of one's own cannot be sent as. */
  | { readonly kind: 'not_ours'; readonly name: string };

function leftOut(code: string, text: string): Judged {
  return { kind: 'left_out', message: { severity: 'error', code, text } };
}

/** Postage and its fees. Names are the carrier's; the code is its own number of the price. */
function baseLines({ rates }: Readable): CarrierLine[] {
  return rates.flatMap(({ description, SKU: sku, price, fees }) => [
    { kind: 'freight' as const, code: sku ?? 'postage', text: description ?? 'Postage', amount: price },
    ...fees.map((each) => ({
      kind: 'accessorial' as const,
      code: each.SKU ?? 'fee',
      text: each.name ?? 'Fee',
      amount: each.price,
    })),
  ]);
}

type Found = { readonly lines: readonly CarrierLine[]; readonly missing: readonly string[] };

/** What was asked for beside the carriage, out of all that the carrier lists with its price. */
function extraLines({ extraServices }: Readable, wanted: readonly Extra[]): Found {
  const lines: CarrierLine[] = [];
  const missing: string[] = [];
  for (const { name, codes } of wanted) {
    const listed = extraServices.find(({ extraService }) => codes.includes(extraService));
    if (listed === undefined) missing.push(name);
    else {
      const { extraService, price } = listed;
      lines.push({ kind: 'accessorial', code: String(extraService), text: listed.name ?? name, amount: price });
    }
  }
  return { lines, missing };
}

const sum = (lines: readonly CarrierLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

/** `2 Days`, `1-day`; null for `MILITARY`, `NO STD` and the like, which promise no number of days. */
function daysOf(commitment: string): number | null {
  const [, days] = /^(\d{1,2})[ -]days?$/i.exec(commitment.trim()) ?? [];
  return days === undefined ? null : Number(days);
}

function promiseOf({ commitment }: Readable) {
  return {
    transitDays: daysOf(commitment?.name ?? ''),
    deliveryDate: dateOf(commitment?.expectedDeliveryDate) ?? dateOf(commitment?.scheduleDeliveryDate),
    deliverBy: null,
    guaranteed: commitment?.guaranteedDelivery === true,
  };
}

/**
 * Reads one way of sending at its price. What its lines leave of the totals that the carrier gives itself (postage and
 * fees of `totalBasePrice`; with what was asked for besides, of `totalPrice`) is one more line; they never exceed them.
 */
export function rateOf(mailClass: string, option: unknown, wanted: readonly Extra[]): Judged {
  const service = serviceOf(mailClass);
  if (service === null) return { kind: 'not_ours', name: mailClass };
  const read = readable.safeParse(option);
  const name = serviceName(service);
  if (!read.success) return leftOut('unreadable_rate', `A price of ${name} could not be read`);
  const [first] = read.data.rates;
  const rateIndicator = first?.rateIndicator ?? 'SP';
  if (!isOwnPackaging(rateIndicator, first?.destinationEntryFacilityType ?? 'NONE')) {
    return { kind: 'not_ours', name: first?.description ?? `${name} ${rateIndicator}` };
  }
  const base = baseLines(read.data);
  const { lines: extras, missing } = extraLines(read.data, wanted);
  if (missing.length > 0) return leftOut('extra_service_unsupported', `${name} offers no ${missing.join(', no ')}`);
  const { totalBasePrice, totalPrice } = read.data;
  const total = totalPrice ?? totalBasePrice + sum(extras);
  const postage = sum(base.filter(({ kind }) => kind === 'freight'));
  const itemized = [...base, ...extras].filter(({ kind, amount }) => kind === 'freight' || amount > 0);
  const lines = toTotal(itemized, total);
  if (postage === 0 || sum(base) > totalBasePrice || lines === null) {
    return leftOut('price_disagrees', `The price of ${name} does not add up`);
  }
  const ingredients = { rateIndicator, processingCategory: first?.processingCategory ?? 'MACHINABLE' };
  return {
    kind: 'rate',
    rate: {
      serviceCode: service,
      serviceName: name,
      currency: 'USD',
      lines,
      total,
      ...promiseOf(read.data),
      carrierQuoteId: ingredientsText(ingredients),
    },
  };
}

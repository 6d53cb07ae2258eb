import { z } from 'zod';
import { done, listOf, type CarrierMessage, type CarrierRate, type CarrierReply, type Reading } from '../kit/index.ts';
import { alertsShape, messagesOf, readOutput } from './answer.ts';
import { pricedShape, priceOf, type Priced } from './charges.ts';
import { commitShape, delivery, operationalShape } from './commit.ts';
import { serviceName } from './services.ts';

const answer = z.object({ rateReplyDetails: z.array(z.unknown()), alerts: alertsShape });

const offered = z.object({
  serviceType: z.string().min(1),
  serviceName: z.string().optional(),
  customerMessages: alertsShape,
  // The freight file declares one object, and shows a list in its example.
  ratedShipmentDetails: listOf(pricedShape),
  commit: commitShape,
  operationalDetail: operationalShape,
});

const why = {
  price_unreadable: 'has a price that cannot be read',
  price_disagrees: 'has charges that do not add up to its total',
  currency_unknown: 'is priced in no known currency',
  no_account_rate: 'has no price of the account',
  several_prices: 'has several prices of the account that differ',
} as const;

const problem = (code: keyof typeof why | 'rate_unreadable', text: string): CarrierMessage => ({
  severity: 'error',
  code,
  text,
});

/** What the account pays; of several such entries all must say the same. */
function accountPrice(details: readonly Priced[]): Priced | 'no_account_rate' | 'several_prices' {
  const [first, ...more] = details.filter(({ rateType }) => rateType === 'ACCOUNT');
  if (first === undefined) return 'no_account_rate';
  return more.some((each) => each.totalNetCharge !== first.totalNetCharge || each.currency !== first.currency)
    ? 'several_prices'
    : first;
}

function rateOf(raw: unknown): { readonly rate: CarrierRate | null; readonly messages: readonly CarrierMessage[] } {
  const read = offered.safeParse(raw);
  if (!read.success) {
    const [issue] = read.error.issues;
    return {
      rate: null,
      messages: [problem('rate_unreadable', `A rate has an unknown shape at ${issue?.path.join('.') ?? ''}`)],
    };
  }
  const { serviceType, customerMessages, ratedShipmentDetails, commit, operationalDetail } = read.data;
  const name = serviceName(serviceType, read.data.serviceName);
  const priced = accountPrice(ratedShipmentDetails);
  const price = typeof priced === 'string' ? priced : priceOf(priced);
  if (typeof price === 'string' || typeof priced === 'string') {
    const code = typeof price === 'string' ? price : 'no_account_rate';
    return { rate: null, messages: [problem(code, `${name} ${why[code]}`)] };
  }
  return {
    rate: {
      serviceCode: serviceType,
      serviceName: name,
      ...price,
      ...delivery(commit, operationalDetail),
      carrierQuoteId: priced.quoteNumber ?? null,
    },
    messages: messagesOf(customerMessages),
  };
}

/** Every service that is offered at a price of the account; those that cannot be relied on are left out and told. */
export function readRates(reply: CarrierReply): Reading<readonly CarrierRate[]> {
  const read = readOutput(reply, answer);
  if (!read.ok) return read.reading;
  const offers = read.value.rateReplyDetails.map(rateOf);
  return done(
    offers.flatMap(({ rate }) => (rate === null ? [] : [rate])),
    [...messagesOf(read.value.alerts), ...offers.flatMap(({ messages }) => messages)],
  );
}

import { z } from 'zod';
import {
  done,
  jsonBody,
  listOf,
  readJson,
  type CarrierMessage,
  type CarrierRate,
  type Operation,
  type RateInput,
} from '../kit/index.ts';
import { codesForAll, extrasOf } from './extras.ts';
import type { UspsCredentials } from './manifest.ts';
import { onlyParcel, packageSizes, refuseAbroad } from './parcel.ts';
import { rateOf, rateOption, type Judged } from './rate-option.ts';
import { refusalOf } from './refusal.ts';

const answer = z.object({
  pricingOptions: listOf(
    z.object({ shippingOptions: listOf(z.object({ mailClass: z.string(), rateOptions: listOf(rateOption) })) }),
  ),
});

function packageOf(input: RateInput) {
  const { shipmentValue } = input.services;
  const extraServices = codesForAll(input.services);
  return {
    ...packageSizes(onlyParcel(input.load)),
    mailClass: 'ALL_OUTBOUND',
    mailingDate: input.pickupDate,
    ...(extraServices.length === 0 ? {} : { extraServices }),
    ...(input.services.declareValue ? { packageValue: shipmentValue.amount / 100 } : {}),
  };
}

/** The cheapest rate of each mail class, in the order the classes came in. */
function cheapest(rates: readonly CarrierRate[]): CarrierRate[] {
  const best = new Map<string, CarrierRate>();
  for (const rate of rates) {
    const known = best.get(rate.serviceCode);
    if (known === undefined || rate.total < known.total) best.set(rate.serviceCode, rate);
  }
  return [...best.values()];
}

function messagesOf(judged: readonly Judged[]): CarrierMessage[] {
  const elsewhere = judged.flatMap((each) => (each.kind === 'not_ours' ? [each.name] : []));
  const told = judged.flatMap((each) => (each.kind === 'left_out' ? [each.message] : []));
  if (elsewhere.length === 0) return told;
  const names = [...new Set(elsewhere)].join(', ');
  return [
    ...told,
    { severity: 'info', code: 'special_mail', text: `Left out: ${names}, for special packaging, contents or entry` },
  ];
}

/**
 * Prices and service standards of all outbound mail in one call. Of the mail classes for a box of one's own each
 * gives one rate, its cheapest; the indicator and category that make it up travel on as the quote's number.
 */
export const rate: Operation<RateInput, readonly CarrierRate[], UspsCredentials> = {
  buildRequest: (input, { priceType, accountNumber, crid }) => {
    refuseAbroad(input.origin, input.destination);
    const paymentAccount = { accountType: 'EPS', accountNumber, CRID: crid };
    return {
      server: 'api',
      method: 'POST',
      path: '/shipments/v3/options/search',
      body: jsonBody({
        pricingOptions: [{ priceType, ...(priceType === 'CONTRACT' ? { paymentAccount } : {}) }],
        originZIPCode: input.origin.postalCode,
        destinationZIPCode: input.destination.postalCode,
        destinationEntryFacilityType: 'NONE',
        packageDescription: packageOf(input),
      }),
      tokens: ['bearer'],
    };
  },
  readAnswer: (reply, input) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    const wanted = extrasOf(input.services);
    const judged = read.value.pricingOptions
      .flatMap(({ shippingOptions }) => shippingOptions)
      .flatMap(({ mailClass, rateOptions }) => rateOptions.map((option) => rateOf(mailClass, option, wanted)));
    return done(cheapest(judged.flatMap((each) => (each.kind === 'rate' ? [each.rate] : []))), messagesOf(judged));
  },
};

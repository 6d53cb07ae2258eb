import { z } from 'zod';
import {
  done,
  jsonBody,
  readJson,
  type CarrierMessage,
  type CarrierRate,
  type Operation,
  type RateInput,
} from '../kit/index.ts';
import { freightLines } from '../ltl/load.ts';
import { accountOf, thirdPartyPays, units } from './account.ts';
import { failureOf, messageOf, messageShape } from './failure.ts';
import { lineItemsOf } from './line-items.ts';
import type { Project44Credentials } from './manifest.ts';
import { addressOf } from './party.ts';
import { quoteShape, readEntry } from './quote.ts';
import { servicesOf } from './services.ts';

const answerShape = z.object({
  rateQuotes: z.array(quoteShape),
  infoMessages: z.array(messageShape).nullish(),
});

/** Seconds project44 waits for the carrier: two less than a rate is waited for here, so that its word comes in time. */
const carrierSeconds = 6;

function bodyOf({ origin, destination, pickupDate, load, services }: RateInput, credentials: Project44Credentials) {
  const lines = freightLines(load, 'project44');
  return {
    originAddress: addressOf(origin),
    destinationAddress: addressOf(destination),
    lineItems: lineItemsOf(lines),
    capacityProviderAccountGroup: accountOf(credentials),
    accessorialServices: servicesOf(services, lines),
    pickupWindow: { date: pickupDate },
    ...units,
    ...thirdPartyPays,
    apiConfiguration: {
      timeout: carrierSeconds,
      enableUnitConversion: true,
      fallBackToDefaultAccountGroup: false,
      accessorialServiceConfiguration: {
        // A price that leaves a service out would be a wrong one.
        allowUnacceptedAccessorials: false,
        fetchAllServiceLevels: true,
        fetchAllGuaranteed: true,
        fetchAllInsideDelivery: false,
      },
    },
  };
}

const silence: CarrierMessage = { severity: 'info', code: 'no_rate', text: 'project44 named no rate and no reason' };

/**
 * `POST /api/v4/ltl/quotes/rates/query`: a price for each service level of the connection's own carrier. One that fails
 * says so inside its entry, with status 200.
 */
export const rate: Operation<RateInput, readonly CarrierRate[], Project44Credentials> = {
  buildRequest: (input, credentials) => ({
    server: 'api',
    method: 'POST',
    path: '/api/v4/ltl/quotes/rates/query',
    body: jsonBody(bodyOf(input, credentials)),
  }),
  readAnswer: (reply, _, credentials) => {
    if (reply.status !== 200) return failureOf(reply);
    const read = readJson(reply, answerShape);
    if (!read.ok) return read.unclear;
    const all = read.value.rateQuotes.map((quote) => readEntry(quote, credentials?.scac ?? null));
    const rates = all.flatMap(({ rate: each }) => (each === null ? [] : [each]));
    const messages = [
      ...(read.value.infoMessages ?? []).map((each) => messageOf(each, 'info')),
      ...all.flatMap((each) => each.messages),
    ];
    return done<readonly CarrierRate[]>(rates, rates.length === 0 && messages.length === 0 ? [silence] : messages);
  },
};

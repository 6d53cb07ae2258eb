import { z } from 'zod';
import {
  CannotAsk,
  done,
  jsonBody,
  listOf,
  readJson,
  type Operation,
  type Subscribed,
  type SubscribeInput,
} from '../kit/index.ts';
import type { UpsCredentials } from './credentials.ts';
import { named } from './format.ts';
import { refusalOf } from './refusal.ts';

const mostNumbers = 100;

const answer = z.object({ validTrackingNumbers: listOf(z.string()), invalidTrackingNumbers: listOf(z.string()) });

/**
 * Asks for events of up to 100 packages, for the next 14 days (Track Alert v2). Where they are sent to and what they
 * bear as a credential is entered once at the carrier's portal, not here: `callbackUrl` is that address.
 */
export const subscribe: Operation<SubscribeInput, Subscribed, UpsCredentials> = {
  buildRequest: ({ numbers }) => {
    if (numbers.length === 0 || numbers.length > mostNumbers)
      throw new CannotAsk('too_many_numbers', `UPS takes 1 to ${mostNumbers} numbers at once.`);
    return {
      server: 'api',
      method: 'POST',
      path: '/track/v2/subscription/standard/package',
      headers: named(`alert-${numbers[0]}`),
      body: jsonBody({ locale: 'en_US', countryCode: 'US', trackingNumberList: numbers }),
    };
  },
  readAnswer: (reply, { numbers }) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    const valid = new Set(read.value.validTrackingNumbers);
    return done({
      accepted: numbers.filter((number) => valid.has(number)),
      declined: numbers.filter((number) => !valid.has(number)),
    });
  },
};

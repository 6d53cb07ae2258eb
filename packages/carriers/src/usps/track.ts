import { bare, parcelEventOf, uspsEvents } from '@waybill/freight';
import { z } from 'zod';
import {
  CannotAsk,
  done,
  listOf,
  readJson,
  unclear,
  type CarrierEvent,
  type CarrierMessage,
  type Operation,
  type Tracked,
  type TrackInput,
} from '../kit/index.ts';
import { dateOf } from './dates.ts';
import { eventTime } from './event-time.ts';
import type { UspsCredentials } from './manifest.ts';
import { refusalOf } from './refusal.ts';

const word = z
  .union([z.string(), z.number()])
  .transform(String)
  .nullish()
  .transform((value) => (value === undefined || value === null || value.trim() === '' ? null : value.trim()))
  .catch(null);

const event = z.object({
  eventType: word,
  eventTimestamp: word,
  GMTTimestamp: word,
  GMTOffset: word,
  eventCity: word,
  eventState: word,
  eventZIP: word,
  eventCountry: word,
  eventCode: word,
});

const answer = z.object({
  trackingNumber: z.string(),
  trackingEvents: listOf(event),
  expectedDeliveryTimeStamp: word,
  predictedDeliveryDate: word,
  guaranteedDeliveryTimeStamp: word,
});

/** The code in the Postal Service's own list, else the event its words stand for; else it only informs. */
function meaning(code: string | null, text: string): Pick<CarrierEvent, 'scheme' | 'code'> {
  const plain = (code ?? '').toUpperCase().padStart(2, '0');
  if (Object.hasOwn(uspsEvents, plain)) return { scheme: 'usps', code: plain };
  const [words = ''] = text.split(',');
  return parcelEventOf(words) === null ? { scheme: 'usps', code: null } : { scheme: 'parcel', code: words };
}

function eventOf(each: z.output<typeof event>): CarrierEvent | null {
  const time = eventTime(each.eventTimestamp, each.GMTTimestamp, each.GMTOffset);
  if (time === null) return null;
  const text = each.eventType ?? each.eventCode ?? '';
  return {
    ...time,
    city: each.eventCity,
    state: each.eventState,
    postalCode: each.eventZIP,
    country: each.eventCountry,
    text,
    ...meaning(each.eventCode, text),
    reasonCode: null,
  };
}

/** Every scan of a parcel, with the Postal Service's codes, at the local time of its place. */
export const track: Operation<TrackInput, Tracked, UspsCredentials> = {
  buildRequest: ({ mode, number }) => {
    if (mode !== 'parcel') throw new CannotAsk('mode_unsupported', 'USPS carries parcels only');
    return {
      server: 'api',
      method: 'GET',
      path: `/tracking/v3/tracking/${encodeURIComponent(number)}`,
      query: { expand: 'DETAIL' },
      tokens: ['bearer'],
    };
  },
  readAnswer: (reply, { number }) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    const { value } = read;
    if (bare(value.trackingNumber) !== bare(number)) return unclear('The answer is about another parcel');
    const events = value.trackingEvents.map(eventOf);
    const timeless = events.filter((each) => each === null).length;
    const messages: CarrierMessage[] =
      timeless === 0
        ? []
        : [{ severity: 'warning', code: 'event_without_time', text: `${timeless} events bear no time` }];
    const estimatedDelivery =
      dateOf(value.expectedDeliveryTimeStamp) ??
      dateOf(value.predictedDeliveryDate) ??
      dateOf(value.guaranteedDeliveryTimeStamp);
    return done({ number, events: events.flatMap((each) => each ?? []), estimatedDelivery }, messages);
  },
};

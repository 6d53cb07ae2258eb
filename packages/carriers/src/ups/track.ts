import type { LocalDate } from '@waybill/freight';
import {
  done,
  readJson,
  unclear,
  type CarrierEvent,
  type CarrierMessage,
  type Operation,
  type Tracked,
  type TrackInput,
} from '../kit/index.ts';
import type { UpsCredentials } from './credentials.ts';
import { eventOf } from './event.ts';
import { dateOf, named } from './format.ts';
import { refusalOf } from './refusal.ts';
import { trackingAnswer, type TrackedPackage } from './tracking-answer.ts';

function eventsOf({ activity }: TrackedPackage): { readonly events: CarrierEvent[]; readonly unread: number } {
  const events = activity.map(({ status, location, ...when }) => {
    const { city, stateProvince, postalCode, countryCode, country } = location?.address ?? {};
    return eventOf({
      ...when,
      city,
      state: stateProvince,
      postalCode,
      country: countryCode ?? country,
      words: {
        type: status?.type?.trim() ?? '',
        statusCode: status?.statusCode ?? '',
        description: status?.description ?? '',
      },
    } as Parameters<typeof eventOf>[0]);
  });
  const read = events.filter((event) => event !== null);
  return { events: read, unread: events.length - read.length };
}

/** When it is due: as rescheduled, else as scheduled. */
function dueOn({ deliveryDate }: TrackedPackage): LocalDate | null {
  const of = (type: string) => dateOf(deliveryDate.find((each) => each.type === type)?.date);
  return of('RDD') ?? of('SDD');
}

/** Everything the carrier knows of one package. A number it does not know yet has no events. */
export const track: Operation<TrackInput, Tracked, UpsCredentials> = {
  buildRequest: ({ number }) => ({
    server: 'api',
    method: 'GET',
    path: `/track/v1/details/${encodeURIComponent(number)}`,
    query: { locale: 'en_US' },
    headers: named(`track-${number}`),
  }),
  readAnswer: (reply, { number }) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, trackingAnswer);
    if (!read.ok) return read.unclear;
    const { shipment } = read.value.trackResponse;
    const found = shipment.flatMap((each) => each.package).find((each) => each.trackingNumber === number);
    const messages: CarrierMessage[] = shipment.flatMap(({ warnings }) =>
      warnings.map(({ code, message }) => ({ severity: 'warning' as const, code, text: message })),
    );
    if (found === undefined)
      return messages.length > 0
        ? done({ number, events: [], estimatedDelivery: null }, messages)
        : unclear(`UPS answered about another number than ${number}`);
    const { events, unread } = eventsOf(found);
    if (unread > 0)
      messages.push({ severity: 'warning', code: 'event_unreadable', text: `${unread} activities without a time` });
    return done({ number, events, estimatedDelivery: dueOn(found) }, messages);
  },
};

import {
  done,
  refused,
  unclear,
  type CarrierEvent,
  type CarrierMessage,
  type Operation,
  type Tracked,
  type TrackInput,
} from '../kit/index.ts';
import { trackCall, type Account } from './account.ts';
import { messagesOf, readOutput } from './answer.ts';
import { eventOf } from './events.ts';
import { localDate, localTime } from './local-time.ts';
import { trackShape, type TrackResult } from './track-shape.ts';

function eventsOf({ scanEvents }: TrackResult): CarrierEvent[] {
  return scanEvents.flatMap((scan): CarrierEvent[] => {
    const at = localTime(scan.date);
    if (at === null) return [];
    const { eventDescription = '', exceptionDescription = '' } = scan;
    const place = scan.scanLocation;
    return [
      {
        ...at,
        city: place?.city ?? null,
        state: place?.stateOrProvinceCode ?? null,
        postalCode: place?.postalCode ?? null,
        country: place?.countryCode ?? null,
        text: [eventDescription, exceptionDescription].filter((each) => each !== '').join(': '),
        scheme: 'parcel',
        code: eventOf(scan.eventType ?? scan.derivedStatusCode),
        reasonCode: null,
      },
    ];
  });
}

function estimateOf({ dateAndTimes, estimatedDeliveryTimeWindow }: TrackResult) {
  const estimated = dateAndTimes.find(({ type }) => type === 'ESTIMATED_DELIVERY')?.dateTime;
  const { begins, ends } = estimatedDeliveryTimeWindow?.window ?? {};
  return localDate(estimated) ?? localDate(ends) ?? localDate(begins);
}

/** FedEx gives numbers out again: of several shipments under one number the one scanned last is meant. */
function latest(results: readonly TrackResult[]): TrackResult | undefined {
  const last = ({ scanEvents }: TrackResult) =>
    scanEvents.reduce((latestSoFar, { date = '' }) => (date > latestSoFar ? date : latestSoFar), '');
  return results.toSorted((a, b) => (last(a) < last(b) ? 1 : -1))[0];
}

/** Tracking by number, of parcels and of freight: the carrier's company is part of the question. */
export function tracking(carrierCode: string | null): Operation<TrackInput, Tracked, Account> {
  return {
    buildRequest: ({ number }, account) =>
      trackCall(
        '/track/v1/trackingnumbers',
        {
          includeDetailedScans: true,
          trackingInfo: [
            {
              trackingNumberInfo: { trackingNumber: number, ...(carrierCode === null ? {} : { carrierCode }) },
            },
          ],
        },
        account,
      ),
    readAnswer: (reply, { number }) => {
      const read = readOutput(reply, trackShape);
      if (!read.ok) return read.reading;
      const results = read.value.completeTrackResults.flatMap(({ trackResults }) => trackResults);
      const found = latest(results.filter(({ error }) => error === undefined));
      if (found !== undefined) {
        const result = { number, events: eventsOf(found), estimatedDelivery: estimateOf(found) };
        return done(result, messagesOf(read.value.alerts));
      }
      const errors = results.flatMap(({ error }): CarrierMessage[] =>
        error === undefined ? [] : [{ severity: 'error', code: error.code, text: error.message ?? error.code }],
      );
      return errors.length > 0 ? refused(errors) : unclear(`The answer says nothing about ${number}`);
    },
  };
}

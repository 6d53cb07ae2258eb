import { stepsSoFar, type JourneyStep } from '../kit/index.ts';
import { localMoment } from '../kit/places/time-zones.ts';
import { placeOfZip, type ZipPlace } from '../kit/places/zip.ts';
import type { LabelRecord } from './label-record.ts';

/** A scan as the simulator plans it. */
type Scan = { readonly code: string; readonly type: string; readonly where: 'origin' | 'destination' };

const scan = (code: string, type: string, where: Scan['where']): Scan => ({ code, type, where });

/** Hours after the label was made at which the parcel is taken along. */
const acceptedAfter = 8;

function daysOf({ metadata }: LabelRecord): number {
  const { commitment } = metadata as { commitment?: { name?: string } };
  return Number.parseInt(commitment?.name ?? '3', 10) || 3;
}

/** Every twelfth parcel finds nobody at home and is delivered a day later. */
function stepsOf(record: LabelRecord): readonly JourneyStep<Scan>[] {
  const end = acceptedAfter + daysOf(record) * 24;
  const missed = Number(record.trackingNumber.slice(-4, -1)) % 12 === 7;
  return [
    { afterHours: 0, event: scan('GX', 'Shipping Label Created, USPS Awaiting Item', 'origin') },
    { afterHours: acceptedAfter, event: scan('03', 'Accepted at USPS Origin Facility', 'origin') },
    { afterHours: acceptedAfter + 3, event: scan('10', 'Processed Through Facility', 'origin') },
    { afterHours: end - 14, event: scan('10', 'Arrived at USPS Regional Destination Facility', 'destination') },
    { afterHours: end - 8, event: scan('07', 'Arrived at Post Office', 'destination') },
    { afterHours: end - 5, event: scan('OF', 'Out for Delivery', 'destination') },
    ...(missed
      ? [
          { afterHours: end, event: scan('02', 'Notice Left (No Authorized Recipient Available)', 'destination') },
          { afterHours: end + 21, event: scan('OF', 'Out for Delivery', 'destination') },
        ]
      : []),
    { afterHours: missed ? end + 24 : end, event: scan('01', 'Delivered, Front Door/Porch', 'destination') },
  ];
}

/** The scans of a label so far, oldest first; one that was canceled is never scanned. */
function scansSoFar(record: LabelRecord, now: Date, hourMs: number) {
  const until = record.canceledAt === null ? now : new Date(record.canceledAt);
  const scans = stepsSoFar(stepsOf(record), new Date(record.boughtAt), until, hourMs);
  return record.canceledAt === null ? scans : scans.slice(0, 1);
}

/** Whether the parcel is with the carrier by now. */
export function isAccepted(record: LabelRecord, now: Date, hourMs: number): boolean {
  return scansSoFar(record, now, hourMs).some(({ event }) => event.code === '03');
}

function eventOf(place: ZipPlace, at: Date, { code, type }: Scan) {
  const { date, time, offsetMinutes } = localMoment(at, place.timeZone);
  return {
    eventType: type,
    // The published time of an event is the one of its place, though it is written as if it were Greenwich's.
    eventTimestamp: `${date}T${time}Z`,
    GMTTimestamp: at.toISOString(),
    GMTOffset: String(offsetMinutes),
    eventCountry: 'US',
    eventCity: place.city.toUpperCase(),
    eventState: place.state,
    eventZIP: place.zip,
    eventCode: code,
  };
}

/** The published events of a label so far, newest first. */
export function eventsOf(record: LabelRecord, now: Date, hourMs: number) {
  const { fromAddress, toAddress } = record.request;
  const places = { origin: placeOfZip(fromAddress.ZIPCode), destination: placeOfZip(toAddress.ZIPCode) };
  return scansSoFar(record, now, hourMs)
    .flatMap(({ at, event }) => {
      const place = places[event.where];
      return place === null ? [] : [eventOf(place, at, event)];
    })
    .toReversed();
}

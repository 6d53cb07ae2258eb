import { addDays } from '@waybill/freight';
import {
  done,
  readJson,
  unclear,
  type CarrierMessage,
  type FindInput,
  type Found,
  type Operation,
} from '../kit/index.ts';
import type { UpsCredentials } from './credentials.ts';
import { compactDate, named } from './format.ts';
import { placeOf } from './references.ts';
import { refusalOf } from './refusal.ts';
import { trackingAnswer, type TrackedPackage } from './tracking-answer.ts';

/** A package that bears our reference: its number, and which of how many it is. */
type Place = { readonly number: string; readonly index: number; readonly count: number };

const voided = ({ currentStatus, activity }: TrackedPackage): boolean =>
  [currentStatus?.type, ...activity.map((each) => each.status?.type)].some((type) => type?.trim() === 'MV');

const referencesIn = ({ referenceNumber }: TrackedPackage): string[] =>
  referenceNumber.flatMap(({ number }) => number ?? []);

function placesOf(packages: readonly TrackedPackage[], reference: string): Place[] {
  return packages.map((each) => ({
    number: each.trackingNumber ?? '',
    ...placeOf(reference, referencesIn(each)),
  }));
}

/** Package numbers of one booking in their order; null while some are missing. */
function complete(places: readonly Place[]): readonly string[] | null {
  const count = places[0]?.count ?? 0;
  const numbers = Array.from({ length: count }, (_, index) => places.find((each) => each.index === index)?.number);
  const known = numbers.filter((number) => number !== undefined);
  return count > 0 && known.length === count ? known : null;
}

/** "Tracking Information Not Found", whether as an error or as a warning beside a success. */
const notFound: ReadonlySet<string> = new Set(['TW0001', '151018', '151044']);

/**
 * Looks a booking up by our reference on its packages (track by reference number). Voided ones do not count. What it
 * costs is not told, and labels are got as documents afterwards.
 */
export const find: Operation<FindInput, Found, UpsCredentials> = {
  buildRequest: ({ reference, sentOn, pickupDate }, { accountNumber }) => {
    const [first = sentOn, last = pickupDate] = [sentOn, pickupDate].toSorted();
    return {
      server: 'api',
      method: 'GET',
      path: `/track/v1/reference/details/${encodeURIComponent(reference)}`,
      query: {
        locale: 'en_US',
        fromPickUpDate: compactDate(addDays(first, -1)),
        toPickUpDate: compactDate(addDays(last, 7)),
        shipperNum: accountNumber,
        refNumType: 'SmallPackage',
      },
      headers: named(`find-${reference}`),
    };
  },
  readAnswer: (reply, { reference }) => {
    if (reply.status !== 200) {
      const reading = refusalOf(reply);
      const nothing =
        reply.status === 404 &&
        reading.outcome === 'refused' &&
        reading.messages.every(({ code }) => notFound.has(code ?? ''));
      return nothing ? done({ booked: null }) : reading;
    }
    const read = readJson(reply, trackingAnswer);
    if (!read.ok) return read.unclear;
    const { shipment } = read.value.trackResponse;
    const live = shipment.map((each) => each.package.filter((one) => !voided(one)));
    if (live.flat().some((each) => !each.trackingNumber || !referencesIn(each).includes(reference)))
      return unclear(`UPS does not say whether what it shows bears ${reference}`);
    const shipments = live.filter((packages) => packages.length > 0).map((packages) => placesOf(packages, reference));
    if (shipments.length === 0) {
      const other = shipment.flatMap((each) => each.warnings).find(({ code }) => !notFound.has(code));
      return other === undefined ? done({ booked: null }) : unclear(other.message, other.code);
    }
    const numbers = shipments.map(complete).find((each) => each !== null) ?? complete(shipments.flat());
    const [carrierBookingId] = numbers ?? [];
    if (numbers === null || carrierBookingId === undefined)
      return unclear(`UPS does not show every package of ${reference} yet`, 'incomplete');
    const others = shipments.flat().filter(({ number }) => !numbers.includes(number));
    const text = `More packages bear ${reference}: ${others.map(({ number }) => number).join(', ')}`;
    const messages: CarrierMessage[] = others.length > 0 ? [{ severity: 'warning', code: 'booked_twice', text }] : [];
    const booked = {
      proNumber: null,
      trackingNumbers: numbers,
      pickupNumber: null,
      carrierBookingId,
      charged: null,
      labels: [],
    };
    return done({ booked }, messages);
  },
};

import { addDays } from '@waybill/freight';
import {
  done,
  refused,
  unclear,
  type Booked,
  type CarrierMessage,
  type FindInput,
  type Found,
  type Operation,
} from '../kit/index.ts';
import { trackCall, type Account } from './account.ts';
import { messagesOf, readOutput } from './answer.ts';
import { trackShape, type TrackResult } from './track-shape.ts';

/** Parcels of one booking name the number of the first. */
const groups = new Set(['STANDARD_MPS', 'GROUP_MPS']);

type Maybe = { readonly number: string | undefined; readonly result: TrackResult };
type Numbered = Maybe & { readonly number: string };

const isNumbered = (each: Maybe): each is Numbered => /^\d{8,34}$/.test(each.number ?? '');

const bookingOf = ({ number, result }: Numbered): string =>
  result.additionalTrackingInfo?.packageIdentifiers.find(({ type = '' }) => groups.has(type))?.value[0] ?? number;

const placeOf = ({ result }: Numbered): number => Number(result.packageDetails?.sequenceNumber ?? 0) || 0;

/** Bookings among the numbers found, in the order they came in, each with its parcels in theirs. */
function bookingsOf(found: readonly Numbered[]): ReadonlyMap<string, readonly string[]> {
  const bookings = new Map<string, string[]>();
  for (const each of found.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    bookings.set(bookingOf(each), [...(bookings.get(bookingOf(each)) ?? []), each.number]);
  }
  return bookings;
}

/** The numbers of a booking as far as a look-up tells them; labels and charges are not told again. */
function bookedOf(carrierBookingId: string, numbers: readonly string[], mode: FindInput['mode']): Booked {
  return {
    proNumber: mode === 'ltl' ? carrierBookingId : null,
    trackingNumbers: mode === 'ltl' ? [] : numbers,
    pickupNumber: null,
    carrierBookingId,
    charged: null,
    labels: [],
  };
}

const unknownCode = /NOTFOUND$/;

/**
 * Looking a booking up by the reference it was booked under. FedEx asks for the account and a span of ship dates.
 * A booking that was canceled counts as none.
 */
export function findBy<A extends Account>(
  reference: { readonly type: string; readonly carrierCode: string | null },
  accountOf: (account: A) => string,
): Operation<FindInput, Found, A> {
  const none = (messages: readonly CarrierMessage[] = []) => done<Found>({ booked: null }, messages);
  return {
    buildRequest: (input, account) => {
      const [from = '', to = ''] = [input.sentOn, input.pickupDate].toSorted();
      return trackCall(
        '/track/v1/referencenumbers',
        {
          includeDetailedScans: false,
          referencesInformation: {
            type: reference.type,
            value: input.reference,
            accountNumber: accountOf(account),
            ...(reference.carrierCode === null ? {} : { carrierCode: reference.carrierCode }),
            shipDateBegin: addDays(from, -1),
            // The file declares the one name and shows the other in its example.
            shipDateEndDate: addDays(to, 1),
            shipDateEnd: addDays(to, 1),
          },
        },
        account,
      );
    },
    readAnswer: (reply, { mode }) => {
      const read = readOutput(reply, trackShape);
      if (!read.ok) {
        const { reading } = read;
        const unknown =
          reading.outcome === 'refused' && reading.messages.every(({ code }) => unknownCode.test(code ?? ''));
        return unknown ? none() : reading;
      }
      const results = read.value.completeTrackResults.flatMap(({ trackingNumber, trackResults }) =>
        trackResults.map((result) => ({ number: result.trackingNumberInfo?.trackingNumber ?? trackingNumber, result })),
      );
      const errors = results.flatMap(({ result: { error } }) => (error === undefined ? [] : [error]));
      const other = errors.filter(({ code }) => !unknownCode.test(code));
      if (other.length > 0)
        return refused(other.map(({ code, message }) => ({ severity: 'error', code, text: message ?? code })));
      const live = results.filter(
        ({ result }) => result.error === undefined && result.latestStatusDetail?.code !== 'CA',
      );
      // Something is there; saying that nothing is would have it booked again.
      if (!live.every(isNumbered)) return unclear('A shipment was found without its number');
      const messages = messagesOf(read.value.alerts);
      const [[booking, numbers] = ['', []], ...more] = bookingsOf(live);
      if (booking === '') return none(messages);
      const twice = more.map(([number]): CarrierMessage => {
        return { severity: 'warning', code: 'several_bookings', text: `Also booked under this reference: ${number}` };
      });
      return done({ booked: bookedOf(booking, numbers, mode) }, [...messages, ...twice]);
    },
  };
}

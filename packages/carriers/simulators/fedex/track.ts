import { z } from 'zod';
import type { SimulatorAnswer, SimulatorCall, SimulatorSite, SimulatorState } from '../kit/index.ts';
import { answer, bodyOf, refuse } from './answers.ts';
import { journeyOf } from './journey.ts';
import { bookings, numbersOf, type Booking } from './records.ts';

const byNumber = z.object({
  includeDetailedScans: z.boolean(),
  trackingInfo: z.array(z.object({ trackingNumberInfo: z.object({ trackingNumber: z.string().optional() }) })).max(30),
});

const company = ({ mode, service }: Booking): string => {
  if (mode === 'ltl') return 'FXFR';
  return service === 'FEDEX_GROUND' || service === 'GROUND_HOME_DELIVERY' ? 'FDXG' : 'FDXE';
};

function resultOf(booking: Booking, number: string, now: Date, site: SimulatorSite, withScans: boolean) {
  const { scans, dueOn, deliveredAt } = journeyOf(booking, now, site);
  const [latest] = scans;
  return {
    trackingNumber: number,
    trackResults: [
      {
        trackingNumberInfo: {
          trackingNumber: number,
          carrierCode: company(booking),
          trackingNumberUniqueId: `2460000000~${number}~FDEG`,
        },
        additionalTrackingInfo: {
          hasAssociatedShipments: booking.numbers.length > 1,
          packageIdentifiers: [
            { type: booking.mode === 'ltl' ? 'BILL_OF_LADING' : 'CUSTOMER_REFERENCE', value: [booking.reference] },
            ...(booking.numbers.length > 1 ? [{ type: 'STANDARD_MPS', value: [booking.id] }] : []),
          ],
        },
        serviceDetail: { type: booking.service, description: booking.service.replaceAll('_', ' ') },
        latestStatusDetail: {
          code: latest?.eventType ?? 'OC',
          derivedCode: latest?.eventType ?? 'OC',
          description: latest?.eventDescription ?? '',
        },
        packageDetails: {
          sequenceNumber: String(booking.numbers.indexOf(number) + 1),
          count: String(booking.numbers.length),
        },
        dateAndTimes: [
          deliveredAt === null
            ? { type: 'ESTIMATED_DELIVERY', dateTime: `${dueOn}T23:59:00` }
            : { type: 'ACTUAL_DELIVERY', dateTime: deliveredAt },
          { type: 'SHIP', dateTime: booking.shipDate },
        ],
        scanEvents: withScans ? scans : scans.slice(0, 1),
      },
    ],
  };
}

const failed = (trackingNumber: string, code: string, message: string) => ({
  trackingNumber,
  trackResults: [{ trackingNumberInfo: { trackingNumber }, error: { code, message } }],
});

/** Tracks up to 30 numbers, of parcels and of freight. One it does not know is an error among the results. */
export function track(call: SimulatorCall, state: SimulatorState, site: SimulatorSite): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, byNumber);
  if ('refusal' in read) return read.refusal;
  const numbers = read.body.trackingInfo.map(({ trackingNumberInfo }) => trackingNumberInfo.trackingNumber ?? '');
  if (numbers.length === 0 || numbers.includes(''))
    return refuse(asked, 'TRACKING.TRACKINGNUMBER.EMPTY', 'Please provide tracking number.');
  return answer(asked, {
    completeTrackResults: numbers.map((number) => {
      const booking = state.get(bookings, state.get(numbersOf, number)?.booking ?? '');
      return booking === undefined
        ? failed(
            number,
            'TRACKING.TRACKINGNUMBER.NOTFOUND',
            'Tracking number cannot be found. Please correct the tracking number and try again.',
          )
        : resultOf(booking, number, call.now, site, read.body.includeDetailedScans);
    }),
  });
}

const byReference = z.object({
  includeDetailedScans: z.boolean().default(false),
  referencesInformation: z.object({
    type: z.string().default('CUSTOMER_REFERENCE'),
    value: z.string().min(1),
    accountNumber: z.string().optional(),
    carrierCode: z.string().optional(),
    shipDateBegin: z.iso.date(),
    shipDateEndDate: z.iso.date(),
  }),
});

const modes: Readonly<Record<string, Booking['mode']>> = { CUSTOMER_REFERENCE: 'parcel', BILL_OF_LADING: 'ltl' };

/** Tracks what was shipped under a reference by an account within a span of ship dates. */
export function trackByReference(call: SimulatorCall, state: SimulatorState, site: SimulatorSite): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, byReference);
  if ('refusal' in read) return read.refusal;
  const {
    type,
    value,
    accountNumber = '',
    carrierCode,
    shipDateBegin,
    shipDateEndDate,
  } = read.body.referencesInformation;
  const mode = modes[type];
  if (mode === undefined)
    return refuse(asked, 'TRACKING.REFERENCETYPE.INVALID', 'Please provide a valid reference/associated type');
  const found = state
    .all(bookings)
    .filter(
      (booking) =>
        booking.mode === mode &&
        booking.reference === value &&
        booking.accounts.includes(accountNumber) &&
        (carrierCode === undefined || company(booking) === carrierCode) &&
        booking.shipDate >= shipDateBegin &&
        booking.shipDate <= shipDateEndDate,
    );
  if (found.length === 0)
    return answer(asked, {
      completeTrackResults: [failed('', 'TRACKING.DATA.NOTFOUND', 'Tracking data unavailable')],
    });
  return answer(asked, {
    completeTrackResults: found.flatMap((booking) =>
      booking.numbers.map((number) => resultOf(booking, number, call.now, site, read.body.includeDetailedScans)),
    ),
    successful: true,
  });
}

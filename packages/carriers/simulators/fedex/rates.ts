import { writtenDay } from '@waybill/freight';
import { z } from 'zod';
import { accountField, accountRefusal, answer, bodyOf, refuse } from './answers.ts';
import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '../kit/index.ts';
import { fuelBasisPoints, packageField, parcelOffers, type ParcelOffer } from './parcel-prices.ts';
import { dateAt, laneOf, placeField } from './places.ts';
import { ratedShipment } from './price.ts';

const shape = z.object({
  accountNumber: accountField,
  rateRequestControlParameters: z.object({ returnTransitTimes: z.boolean().default(false) }).prefault({}),
  requestedShipment: z.object({
    shipper: z.object({ address: placeField }),
    recipient: z.object({ address: placeField }),
    serviceType: z.string().optional(),
    shipDateStamp: z.iso.date().optional(),
    pickupType: z.enum(['CONTACT_FEDEX_TO_SCHEDULE', 'DROPOFF_AT_FEDEX_LOCATION', 'USE_SCHEDULED_PICKUP']),
    rateRequestType: z.array(z.string()).default([]),
    requestedPackageLineItems: z.array(packageField).min(1),
  }),
});

const dayWords = [
  'ONE_DAY',
  'TWO_DAYS',
  'THREE_DAYS',
  'FOUR_DAYS',
  'FIVE_DAYS',
  'SIX_DAYS',
  'SEVEN_DAYS',
  'EIGHT_DAYS',
];
export const daysWord = (days: number): string => dayWords[days - 1] ?? 'UNKNOWN';

const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
export const weekday = (at: string): string => weekdays[new Date(`${writtenDay(at)}T00:00:00Z`).getUTCDay()] ?? '';

function commitOf({ days, deliveryAt, isGround }: ParcelOffer) {
  const dateDetail = { dayOfWeek: weekday(deliveryAt), dayFormat: deliveryAt };
  return {
    commit: {
      dateDetail,
      saturdayDelivery: false,
      ...(isGround
        ? { transitDays: { minimumTransitTime: daysWord(days), description: `${days} Business Days` } }
        : {}),
    },
    operationalDetail: {
      deliveryDay: weekday(deliveryAt),
      commitDate: deliveryAt,
      transitTime: daysWord(days),
      ineligibleForMoneyBackGuarantee: isGround,
    },
  };
}

/** Prices parcels: those of the account always, list prices where they are asked for. */
export function rates(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, shape);
  if ('refusal' in read) return read.refusal;
  const { accountNumber, rateRequestControlParameters, requestedShipment: wanted } = read.body;
  const refusal = accountRefusal(asked, accountNumber.value);
  if (refusal !== null) return refusal;
  const [from, to] = [wanted.shipper.address, wanted.recipient.address];
  const today = dateAt(call.now, from);
  const lane = laneOf(from, to);
  const offers = parcelOffers(wanted.requestedPackageLineItems, lane, {
    isHome: to.residential,
    shipDate: wanted.shipDateStamp === undefined || wanted.shipDateStamp < today ? today : wanted.shipDateStamp,
  }).filter(({ type }) => wanted.serviceType === undefined || wanted.serviceType === type);
  if (offers.length === 0)
    return refuse(asked, 'SERVICE.PACKAGECOMBINATION.INVALID', 'Invalid service and packaging combination.');
  return answer(asked, {
    rateReplyDetails: offers.map((offer) => ({
      serviceType: offer.type,
      serviceName: offer.name,
      packagingType: 'YOUR_PACKAGING',
      ratedShipmentDetails: (['ACCOUNT', 'LIST'] as const)
        .filter((type) => type === 'ACCOUNT' || wanted.rateRequestType.includes(type))
        .map((type) =>
          ratedShipment(type === 'ACCOUNT' ? offer.account : offer.list, type, {
            pounds: offer.pounds,
            zone: String(lane.zone),
            fuelPercent: fuelBasisPoints / 100,
          }),
        ),
      ...(rateRequestControlParameters.returnTransitTimes ? commitOf(offer) : {}),
      signatureOptionType: 'SERVICE_DEFAULT',
    })),
    quoteDate: today,
    isEncoded: false,
  });
}

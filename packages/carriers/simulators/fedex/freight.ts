import { issuePro } from '@waybill/freight';
import { z } from 'zod';
import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '../kit/index.ts';
import { accountField, accountRefusal, answer, bodyOf, refuse, type RouteRequest } from './answers.ts';
import { freightOffers, fuelBasisPoints, lineField, specialServicesField } from './freight-prices.ts';
import { labelDocument } from './labels.ts';
import { addressLines, labelField, partyField } from './parties.ts';
import { dateAt, laneOf, placeField, type Place } from './places.ts';
import { ratedShipment, shipmentRating } from './price.ts';
import { daysWord, weekday } from './rates.ts';
import { bookings, numbersOf } from './records.ts';

const load = { lineItem: z.array(lineField).min(1), totalHandlingUnits: z.int().positive() };

const quote = z.object({
  accountNumber: accountField,
  rateRequestControlParameters: z.object({ returnTransitTimes: z.boolean().default(false) }).prefault({}),
  freightRequestedShipment: z.object({
    shipper: z.object({ address: placeField }),
    recipient: z.object({ address: placeField }),
    serviceType: z.string().optional(),
    shipDateStamp: z.iso.date().optional(),
    requestedPackageLineItems: z.array(z.unknown()).min(1),
    freightShipmentDetail: z.object({ role: z.enum(['SHIPPER', 'CONSIGNEE']), ...load }),
    freightShipmentSpecialServices: specialServicesField,
  }),
});

const countries = new Set(['US', 'CA', 'MX']);

function laneRefusal(asked: RouteRequest, from: Place): SimulatorAnswer | null {
  if (countries.has(from.countryCode)) return null;
  const message = 'Origin country code is invalid or missing. Please refer to documentation for valid format.';
  return refuse(asked, 'ORIGIN.COUNTRY.INVALID', message);
}

/** Words that the published freight file glues together in its list of transit times, so that neither is in it. */
const glued = new Set(['ONE_DAY', 'SEVEN_DAYS']);

/** Prices freight at the account's rates. */
export function freightRates(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, quote);
  if ('refusal' in read) return read.refusal;
  const { accountNumber, rateRequestControlParameters, freightRequestedShipment: wanted } = read.body;
  const [from, to] = [wanted.shipper.address, wanted.recipient.address];
  const refusal = accountRefusal(asked, accountNumber.value) ?? laneRefusal(asked, from);
  if (refusal !== null) return refusal;
  const today = dateAt(call.now, from);
  const lane = laneOf(from, to);
  const offers = freightOffers(wanted.freightShipmentDetail.lineItem, lane, {
    from,
    to,
    shipDate: wanted.shipDateStamp === undefined || wanted.shipDateStamp < today ? today : wanted.shipDateStamp,
    special: wanted.freightShipmentSpecialServices.specialServiceTypes,
  }).filter(({ type }) => wanted.serviceType === undefined || wanted.serviceType === type);
  return answer(asked, {
    rateReplyDetails: offers.map((offer) => ({
      serviceType: offer.type,
      serviceName: offer.name,
      // One object here, as the file declares it.
      ratedShipmentDetails: ratedShipment(offer.account, 'ACCOUNT', {
        pounds: offer.pounds,
        zone: String(lane.zone),
        fuelPercent: fuelBasisPoints / 100,
        quoteNumber: String(1_100_000_000 + state.next('quote')),
      }),
      ...(rateRequestControlParameters.returnTransitTimes
        ? {
            commit: {
              dateDetail: { dayOfWeek: weekday(offer.deliveryAt), dayFormat: offer.deliveryAt },
              daysInTransit: daysWord(offer.days),
              ...(glued.has(daysWord(offer.days))
                ? {}
                : {
                    transitDays: {
                      minimumTransitTime: daysWord(offer.days),
                      description: `${offer.days} Business Days`,
                    },
                  }),
              saturdayDelivery: false,
            },
            operationalDetail: {
              deliveryDate: offer.deliveryAt,
              deliveryDay: weekday(offer.deliveryAt),
              commitDate: offer.deliveryAt,
              transitTime: daysWord(offer.days),
              ineligibleForMoneyBackGuarantee: true,
            },
          }
        : {}),
    })),
    quoteDate: today,
  });
}

const shipment = z.object({
  labelResponseOptions: z.enum(['URL_ONLY', 'LABEL']),
  accountNumber: accountField,
  freightRequestedShipment: z.object({
    shipDatestamp: z.iso.date().optional(),
    shipper: partyField,
    recipient: partyField,
    serviceType: z.string(),
    pickupType: z.string(),
    packagingType: z.string(),
    shippingChargesPayment: z.object({ paymentType: z.enum(['SENDER', 'RECIPIENT', 'THIRD_PARTY']) }),
    labelSpecification: labelField,
    requestedPackageLineItems: z.array(z.unknown()).min(1),
    freightShipmentDetail: z.object({
      role: z.enum(['SHIPPER', 'CONSIGNEE']),
      fedExFreightAccountNumber: accountField.optional(),
      fedExFreightBillingContactAndAddress: z.object({ address: placeField }),
      printedReferences: z.array(z.object({ printedReferenceType: z.string(), value: z.string() })).default([]),
      ...load,
    }),
    freightShipmentSpecialServices: specialServicesField,
  }),
});

/** Ten digits; FedEx publishes no check digit for them. */
const nextPro = (state: SimulatorState): string =>
  issuePro({ prefix: '4', width: 9, check: 'none' }, state.next('pro') + 300_000_000);

/** Issues a bill of lading. Nothing keeps one from being issued twice. */
export function freightShip(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, shipment);
  if ('refusal' in read) return read.refusal;
  const { accountNumber, freightRequestedShipment: wanted } = read.body;
  const detail = wanted.freightShipmentDetail;
  const [from, to] = [wanted.shipper.address, wanted.recipient.address];
  const freightAccount = detail.fedExFreightAccountNumber?.value ?? accountNumber.value;
  const refusal =
    accountRefusal(asked, accountNumber.value) ?? accountRefusal(asked, freightAccount) ?? laneRefusal(asked, from);
  if (refusal !== null) return refusal;
  const today = dateAt(call.now, from);
  const shipDate = wanted.shipDatestamp === undefined || wanted.shipDatestamp < today ? today : wanted.shipDatestamp;
  const offer = freightOffers(detail.lineItem, laneOf(from, to), {
    from,
    to,
    shipDate,
    special: wanted.freightShipmentSpecialServices.specialServiceTypes,
  }).find(({ type }) => type === wanted.serviceType);
  if (offer === undefined)
    return refuse(asked, 'SERVICE.PACKAGECOMBINATION.INVALID', 'Invalid service and packaging combination.');
  const pro = nextPro(state);
  const reference =
    detail.printedReferences.find((each) => each.printedReferenceType === 'BILL_OF_LADING')?.value ?? '';
  state.put(numbersOf, pro, { booking: pro });
  state.put(bookings, pro, {
    id: pro,
    mode: 'ltl',
    reference,
    accounts: [accountNumber.value, freightAccount],
    service: offer.type,
    numbers: [pro],
    from,
    to,
    shipDate,
    bookedAt: call.now.getTime(),
    canceledAt: null,
    days: offer.days,
  });
  const label = {
    lines: [
      ...addressLines('SHIPPER', wanted.shipper),
      ...addressLines('CONSIGNEE', wanted.recipient),
      `BOL ${reference}`,
      `PRO ${pro}  ${detail.totalHandlingUnits} handling units  ${offer.pounds} lb`,
    ],
    service: offer.type.replaceAll('_', ' '),
    barcode: pro,
  };
  const transaction = {
    masterTrackingNumber: pro,
    serviceType: offer.type,
    serviceName: offer.name,
    serviceCategory: 'FREIGHT',
    shipDatestamp: shipDate,
    shipmentDocuments: [
      { ...labelDocument('PDF', pro, label), contentType: 'BILL_OF_LADING' },
      labelDocument(wanted.labelSpecification.imageType, pro, label),
    ],
    pieceResponses: [
      {
        masterTrackingNumber: pro,
        trackingNumber: pro,
        packageSequenceNumber: 1,
        serviceCategory: 'FREIGHT',
        successful: true,
      },
    ],
    completedShipmentDetail: {
      masterTrackingId: { trackingIdType: 'FREIGHT', trackingNumber: pro },
      shipmentRating: shipmentRating(offer.account),
    },
  };
  return answer(asked, { transactionShipments: [transaction] }, { reference, booking: pro, created: true });
}

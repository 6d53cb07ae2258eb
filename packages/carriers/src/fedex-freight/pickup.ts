import { z } from 'zod';
import { call } from '../fedex-api/account.ts';
import { alertsShape, messagesOf, readOutput } from '../fedex-api/answer.ts';
import { contactOf, isHome, placeOf, streetLines } from '../fedex-api/party.ts';
import {
  done,
  type CancelPickupInput,
  type CarrierPlace,
  type Operation,
  type PickupConfirmed,
  type PickupInput,
  type Voided,
} from '../kit/index.ts';
import { billingOf } from './billing.ts';
import { linesOf, pickupPackagingOf } from './lines.ts';
import type { FreightAccount } from './manifest.ts';

const confirmed = z.object({ pickupConfirmationCode: z.string().min(1), alerts: alertsShape });

const destinationOf = (place: CarrierPlace) => {
  const { city, postalCode, countryCode } = placeOf(place);
  return { city, stateOrProvinceCode: place.state, postalCode, countryCode, residential: isHome(place) };
};

/** Has freight picked up. Our reference travels in the remarks, before the notes. */
export const pickup: Operation<PickupInput, PickupConfirmed, FreightAccount> = {
  buildRequest(input, account) {
    const lines = linesOf(input.load);
    const billing = billingOf(account);
    const body = {
      associatedAccountNumber: { value: account.accountNumber },
      originDetail: {
        pickupAddressType: 'OTHER',
        pickupLocation: {
          contact: contactOf(input.party),
          address: {
            streetLines: streetLines(input.party.streetLines),
            ...placeOf(input.party),
            stateOrProvinceCode: input.party.state,
          },
        },
        readyDateTimestamp: `${input.date}T${input.readyAt}:00`,
        customerCloseTime: `${input.closesAt}:00`,
      },
      remarks: [input.reference, input.notes ?? ''].join(' ').trim(),
      countryRelationships: 'DOMESTIC',
      freightPickupDetail: {
        accountNumber: billing.accountNumber,
        role: 'SHIPPER',
        payment: billing.payment.paymentType,
        alternateBilling: billing.party,
        lineItems: lines.map((line, index) => ({
          ...(input.proNumber === null ? {} : { trackingNumber: { trackingNumber: input.proNumber } }),
          service: input.serviceCode,
          sequenceNumber: index + 1,
          totalHandlingUnits: line.quantity,
          description: line.description,
          packaging: pickupPackagingOf(line.packageType),
          pieces: line.pieces,
          weight: { units: 'LB', value: line.weightLb },
          destination: destinationOf(input.destination),
        })),
      },
    };
    return call('POST', '/pickup/v1/freight/pickups/', body, input.reference);
  },
  readAnswer(reply) {
    const read = readOutput(reply, confirmed);
    if (!read.ok) return read.reading;
    return done({ pickupNumber: read.value.pickupConfirmationCode, handle: null }, messagesOf(read.value.alerts));
  },
};

const canceled = z.object({ pickupConfirmationCode: z.string().optional(), alerts: alertsShape });

/** Calls a freight pickup off; FedEx wants a reason and a name. */
export const cancelPickup: Operation<CancelPickupInput, Voided, FreightAccount> = {
  buildRequest: ({ pickupNumber, date }, account) =>
    call('PUT', '/pickup/v1/freight/pickups/cancel/', {
      associatedAccountNumber: { value: account.accountNumber },
      pickupConfirmationCode: pickupNumber,
      scheduledDate: date,
      reason: 'Canceled by the shipper',
      contactName: account.billingCompany,
    }),
  readAnswer(reply) {
    const read = readOutput(reply, canceled);
    return read.ok ? done({ already: false }, messagesOf(read.value.alerts)) : read.reading;
  },
};

import { z } from 'zod';
import { call, type Account } from '../fedex-api/account.ts';
import { alertsShape, messagesOf, readOutput } from '../fedex-api/answer.ts';
import { contactOf, placeOf, streetLines } from '../fedex-api/party.ts';
import { operatingCompany } from '../fedex-api/services.ts';
import {
  done,
  type CancelPickupInput,
  type Operation,
  type PickupConfirmed,
  type PickupInput,
  type Voided,
} from '../kit/index.ts';
import { parcelsOf } from './packages.ts';

const remarksLength = 60;

const confirmed = z.object({
  pickupConfirmationCode: z.string().min(1),
  location: z.string().optional(),
  alerts: alertsShape,
});

const asked = { accessorials: [], signature: 'none', shipmentValue: { amount: 0, currency: 'USD' } } as const;

/**
 * Has parcels picked up. Our reference travels in the remarks, before the notes. To be canceled a pickup is named with
 * its operating company and, for Express, its location: `FDXG`, or `FDXE NQAA`.
 */
export const pickup: Operation<PickupInput, PickupConfirmed, Account> = {
  buildRequest(input, { accountNumber }) {
    const parcels = parcelsOf(input.load, { ...asked, declareValue: false });
    const body = {
      associatedAccountNumber: { value: accountNumber },
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
        // Local to the place, without a zone.
        readyDateTimestamp: `${input.date}T${input.readyAt}:00`,
        customerCloseTime: `${input.closesAt}:00`,
        packageLocation: 'NONE',
      },
      totalWeight: {
        units: 'LB',
        value: Number(parcels.reduce((sum, { weightLb }) => sum + weightLb, 0).toFixed(2)),
      },
      packageCount: parcels.length,
      carrierCode: operatingCompany(input.serviceCode),
      remarks: [input.reference, input.notes ?? ''].join(' ').trim().slice(0, remarksLength),
      countryRelationships: 'DOMESTIC',
      pickupType: 'ON_CALL',
      ...(input.trackingNumbers[0] === undefined ? {} : { trackingNumber: input.trackingNumbers[0] }),
    };
    return call('POST', '/pickup/v1/pickups', body, input.reference);
  },
  readAnswer(reply, { serviceCode }) {
    const read = readOutput(reply, confirmed);
    if (!read.ok) return read.reading;
    const { pickupConfirmationCode, location, alerts } = read.value;
    const handle = [operatingCompany(serviceCode), location ?? ''].join(' ').trim();
    return done({ pickupNumber: pickupConfirmationCode, handle }, messagesOf(alerts));
  },
};

const canceled = z.object({ pickupConfirmationCode: z.string().optional(), alerts: alertsShape });

/** Calls a pickup off. */
export const cancelPickup: Operation<CancelPickupInput, Voided, Account> = {
  buildRequest({ pickupNumber, handle, date }, { accountNumber }) {
    const [carrierCode = 'FDXE', location] = (handle ?? '').split(' ').filter((part) => part !== '');
    return call('PUT', '/pickup/v1/pickups/cancel', {
      associatedAccountNumber: { value: accountNumber },
      pickupConfirmationCode: pickupNumber,
      carrierCode,
      scheduledDate: date,
      ...(location === undefined ? {} : { location }),
    });
  },
  readAnswer(reply) {
    const read = readOutput(reply, canceled);
    return read.ok ? done({ already: false }, messagesOf(read.value.alerts)) : read.reading;
  },
};

import { z } from 'zod';
import {
  CannotAsk,
  done,
  jsonBody,
  readJson,
  refused,
  type CancelPickupInput,
  type Operation,
  type PickupConfirmed,
  type PickupInput,
  type Voided,
} from '../kit/index.ts';
import type { UpsCredentials } from './credentials.ts';
import { compactDate, compactTime, named, wrapped } from './format.ts';
import { upsManifest } from './manifest.ts';
import { parcelsOf, tenths } from './parcels.ts';
import { namesOf, phoneOf } from './party.ts';
import { alerts, messagesOf, refusalOf } from './refusal.ts';

const status = z.object({ ResponseStatus: z.object({ Code: z.string(), Description: z.string() }), Alert: alerts });
const created = z.object({
  PickupCreationResponse: z.object({ Response: status, PRN: z.string().min(1) }),
});
const canceled = z.object({ PickupCancelResponse: z.object({ Response: status }) });

/** Heaviest package, in pounds, that one driver takes alone. */
const overweightFrom = 70;
const [mostTracked, streetLength, nameLength] = [30, 73, 27];

function requestOf(input: PickupInput, accountNumber: string) {
  const { party, load, trackingNumbers, notes } = input;
  const parcels = parcelsOf(load, upsManifest.maxParcels);
  const street = wrapped([party.streetLines.join(', ')], streetLength, 1);
  if (street === null || street.length === 0)
    throw new CannotAsk('address_too_long', `UPS takes one line of ${streetLength} letters for a pickup's street.`);
  const { name } = namesOf(party, nameLength);
  const { contact } = namesOf(party, 22);
  const weight = parcels.reduce((total, { weightLb }) => total + Math.round(weightLb * 100), 0) / 100;
  return {
    PickupCreationRequest: {
      Request: { TransactionReference: { CustomerContext: input.reference } },
      RatePickupIndicator: 'N',
      Shipper: { Account: { AccountNumber: accountNumber, AccountCountryCode: 'US' } },
      PickupDateInfo: {
        CloseTime: compactTime(input.closesAt),
        ReadyTime: compactTime(input.readyAt),
        PickupDate: compactDate(input.date),
      },
      PickupAddress: {
        CompanyName: name,
        ContactName: contact,
        AddressLine: street,
        City: party.city,
        StateProvince: party.state,
        PostalCode: party.postalCode.replaceAll(/[^0-9A-Za-z]/g, ''),
        CountryCode: party.country,
        ResidentialIndicator: party.residential || party.siteType === 'residential' ? 'Y' : 'N',
        Phone: { Number: phoneOf(party.phone) },
      },
      AlternateAddressIndicator: 'Y',
      PickupPiece: [
        {
          ServiceCode: input.serviceCode.padStart(3, '0'),
          Quantity: String(parcels.length),
          DestinationCountryCode: input.destination.country,
          ContainerCode: '01',
        },
      ],
      TotalWeight: { Weight: tenths(weight), UnitOfMeasurement: 'LBS' },
      OverweightIndicator: parcels.some(({ weightLb }) => weightLb > overweightFrom) ? 'Y' : 'N',
      ...(trackingNumbers.length === 0
        ? {}
        : { TrackingData: trackingNumbers.slice(0, mostTracked).map((TrackingNumber) => ({ TrackingNumber })) }),
      PaymentMethod: '01',
      ...(notes === null || notes.trim() === '' ? {} : { SpecialInstruction: notes.trim().slice(0, 57) }),
      ReferenceNumber: input.reference,
      ShippingLabelsAvailable: 'Y',
    },
  };
}

/** An on-call pickup. A second one for the same place and day is answered with the number of the first. */
export const pickup: Operation<PickupInput, PickupConfirmed, UpsCredentials> = {
  buildRequest: (input, { accountNumber }) => ({
    server: 'api',
    method: 'POST',
    path: '/pickupcreation/v2409/pickup',
    headers: named(input.idempotencyKey.replaceAll('-', '')),
    body: jsonBody(requestOf(input, accountNumber)),
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, created);
    if (!read.ok) return read.unclear;
    const { Response, PRN } = read.value.PickupCreationResponse;
    return done({ pickupNumber: PRN, handle: null }, messagesOf(Response.Alert));
  },
};

/** Cancels a pickup by its number (`CancelBy` 02). */
export const cancelPickup: Operation<CancelPickupInput, Voided, UpsCredentials> = {
  buildRequest: ({ pickupNumber }) => ({
    server: 'api',
    method: 'DELETE',
    path: '/shipments/v2409/pickup/02',
    headers: { ...named(`cancel-${pickupNumber}`), Prn: pickupNumber },
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, canceled);
    if (!read.ok) return read.unclear;
    const { Code: code, Description: text } = read.value.PickupCancelResponse.Response.ResponseStatus;
    return code === '1' ? done({ already: false }) : refused([{ severity: 'error', code, text }]);
  },
};

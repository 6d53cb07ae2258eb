import { z } from 'zod';
import {
  CannotAsk,
  done,
  jsonBody,
  readJson,
  type CarrierParty,
  type Operation,
  type PickupConfirmed,
  type PickupInput,
} from '../kit/index.ts';
import type { UspsCredentials } from './manifest.ts';
import { onlyParcel } from './parcel.ts';
import { addressFields, emailOf, nameFields, phoneOf } from './party.ts';
import { refusalOf } from './refusal.ts';
import { serviceOf } from './services.ts';

/** A scheduled pickup, as it is confirmed and looked up. */
export const confirmation = z.object({
  confirmationNumber: z.string().min(1),
  pickupDate: z.string().nullish().catch(null),
});

/** Whom a pickup concerns: by mail, else by telephone. @throws CannotAsk `contact_missing` */
function contactsOf({ email, phone }: CarrierParty) {
  const [mail, cell] = [emailOf(email), phoneOf(phone)];
  if (mail !== null) return [{ email: mail }];
  if (cell !== null) return [{ cellNumber: cell }];
  throw new CannotAsk('contact_missing', 'USPS needs an email address or a telephone number for a pickup');
}

/**
 * The carrier on the usual round takes the parcel along. There is no time to ask for: when it is ready and where it
 * stands are told as instructions. `handle` is the entity tag, good for an hour, that a cancellation has to name.
 */
export const pickup: Operation<PickupInput, PickupConfirmed, UspsCredentials> = {
  buildRequest: ({ party, date, readyAt, closesAt, load, serviceCode, notes }) => {
    const parcel = onlyParcel(load);
    const firm = party.company.trim().slice(0, 50);
    const when = `Ready ${readyAt} to ${closesAt}.`;
    return {
      server: 'api',
      method: 'POST',
      path: '/pickup/v3/carrier-pickup',
      body: jsonBody({
        pickupDate: date,
        pickupAddress: {
          ...nameFields(party),
          ...(firm === '' ? {} : { firm }),
          address: addressFields(party),
          contact: contactsOf(party),
        },
        packages: [{ packageType: serviceOf(serviceCode) ?? 'OTHER', packageCount: 1 }],
        estimatedWeight: parcel.weightLb,
        pickupLocation: {
          packageLocation: 'KNOCK_ON_DOOR',
          specialInstructions: notes === null ? when : `${when} ${notes}`,
        },
      }),
      tokens: ['bearer'],
    };
  },
  readAnswer: (reply, { date }) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, confirmation);
    if (!read.ok) return read.unclear;
    const { confirmationNumber: pickupNumber, pickupDate } = read.value;
    const moved = typeof pickupDate === 'string' && pickupDate !== date;
    const text = `The pickup was set for ${pickupDate}`;
    return done(
      { pickupNumber, handle: reply.headers['etag'] ?? null },
      moved ? [{ severity: 'warning', code: 'pickup_moved', text }] : [],
    );
  },
};

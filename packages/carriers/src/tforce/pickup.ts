import { z } from 'zod';
import {
  done,
  readJson,
  refused,
  unclear,
  type Operation,
  type PickupConfirmed,
  type PickupInput,
} from '../kit/index.ts';
import { barePostalCode } from '../ltl/party.ts';
import { freightLines, whole } from '../ltl/load.ts';
import { withSeconds } from './bill-of-lading.ts';
import { failureOf, messageOf, statusShape } from './failure.ts';
import type { TforceCredentials } from './manifest.ts';
import { tforcePackages } from './package-types.ts';
import { rateAddress, requesterOf } from './party.ts';
import { tforceRequest } from './request.ts';

/** What TForce says of a pickup, by itself and inside a bill of lading. */
export const pickupShape = z.object({
  responseStatus: statusShape.nullish(),
  transactionReference: z.object({ confirmationNumber: z.string().nullish() }).nullish(),
});

function bodyOf(input: PickupInput) {
  const { party, destination } = input;
  const [address1 = '', address2, address3] = party.streetLines;
  const further = party.streetLines.slice(3).join(', ');
  const instructions = [input.notes ?? '', further === '' ? '' : `Address continued: ${further}`]
    .filter((text) => text !== '')
    .join('; ');
  return {
    pickup: {
      date: input.date,
      time: withSeconds(input.readyAt),
      openTime: withSeconds(party.opensAt),
      closeTime: withSeconds(input.closesAt),
    },
    requester: requesterOf(party),
    origin: {
      ...requesterOf(party),
      address: {
        address1,
        ...(address2 === undefined ? {} : { address2 }),
        ...(address3 === undefined ? {} : { address3 }),
        ...rateAddress(party).address,
      },
    },
    destination: {
      postalCode: barePostalCode(destination.postalCode, destination.country),
      country: destination.country,
    },
    lineItems: freightLines(input.load, 'TForce Freight').map((line) => ({
      description: line.description,
      weight: whole(line.weightLb),
      weightUnit: 'LBS',
      pieces: line.quantity,
      packagingType: tforcePackages[line.packageType],
      hazardous: line.hazmat !== null,
    })),
    ...(instructions === '' ? {} : { instructions: { pickup: instructions } }),
    pomIndicator: false,
  };
}

/** `POST /pickup/request`, for a bill of lading that came without its pickup. */
export const pickup: Operation<PickupInput, PickupConfirmed, TforceCredentials> = {
  buildRequest: (input, credentials) => tforceRequest('/pickup/request', bodyOf(input), credentials),
  readAnswer: (reply) => {
    if (reply.status !== 200) return failureOf(reply);
    const read = readJson(reply, pickupShape);
    if (!read.ok) return read.unclear;
    const { responseStatus, transactionReference } = read.value;
    const number = transactionReference?.confirmationNumber?.trim() ?? '';
    if (responseStatus?.code === '1' && number !== '') return done({ pickupNumber: number, handle: null });
    if (number !== '' || responseStatus?.code === '1') return unclear('TForce did not clearly confirm the pickup');
    return responseStatus === undefined || responseStatus === null
      ? failureOf(reply)
      : refused([messageOf(responseStatus, 'error')]);
  },
};

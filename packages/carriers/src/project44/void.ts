import { z } from 'zod';
import { done, jsonBody, readJson, unclear, type Operation, type Voided, type VoidInput } from '../kit/index.ts';
import { accountOf } from './account.ts';
import { failureOf, messageOf, messageShape } from './failure.ts';
import type { Project44Credentials } from './manifest.ts';

const answerShape = z.object({ infoMessages: z.array(messageShape).nullish() });

/** Every number the shipment has: carriers differ in which of them they look it up by. */
function identifiersOf({ reference, proNumber, carrierBookingId }: VoidInput) {
  const isPickup = carrierBookingId !== proNumber && carrierBookingId !== reference;
  return [
    { type: 'BILL_OF_LADING', value: reference },
    ...(proNumber === null ? [] : [{ type: 'PRO', value: proNumber }]),
    ...(isPickup ? [{ type: 'PICKUP', value: carrierBookingId }] : []),
  ];
}

/**
 * `POST /api/v4/ltl/shipments/cancellations`. How a second cancellation of the same shipment is answered is told
 * nowhere, so it counts as what it says.
 */
export const voidShipment: Operation<VoidInput, Voided, Project44Credentials> = {
  buildRequest: (input, credentials) => ({
    server: 'api',
    method: 'POST',
    path: '/api/v4/ltl/shipments/cancellations',
    body: jsonBody({
      capacityProviderAccountGroup: accountOf(credentials),
      shipmentIdentifiers: identifiersOf(input),
    }),
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return failureOf(reply);
    const read = readJson(reply, answerShape);
    if (!read.ok) return read.unclear;
    const messages = (read.value.infoMessages ?? []).map((each) => messageOf(each, 'info'));
    const error = messages.find(({ severity }) => severity === 'error');
    // A success with an error inside says both.
    return error === undefined ? done({ already: false }, messages) : unclear(error.text, 'void_disputed');
  },
};

import { z } from 'zod';
import {
  done,
  jsonBody,
  readJson,
  unclear,
  type Booked,
  type BookInput,
  type CarrierMessage,
  type Operation,
} from '../kit/index.ts';
import { dispatchOf } from './dispatch.ts';
import { failureOf, messageOf, messageShape } from './failure.ts';
import type { Project44Credentials } from './manifest.ts';

const answerShape = z.object({
  shipmentIdentifiers: z.array(
    z.object({ type: z.string(), value: z.string(), primaryForType: z.boolean().nullish() }),
  ),
  infoMessages: z.array(messageShape).nullish().catch(null),
});
type Identifiers = z.output<typeof answerShape>['shipmentIdentifiers'];

/** The number of a kind, the primary one where there are several; null without one. */
function numberOf(identifiers: Identifiers, type: string): string | null {
  const found = identifiers.filter((each) => each.type === type && each.value.trim() !== '');
  return (found.find(({ primaryForType }) => primaryForType === true) ?? found[0])?.value.trim() ?? null;
}

const missing = (code: string, what: string): CarrierMessage => ({
  severity: 'warning',
  code,
  text: `project44 has the shipment but gave no ${what} yet`,
});

/**
 * `POST /api/v4/ltl/dispatchedshipments`. The carrier's own number, of its pickup or its freight bill, tells that it
 * took the shipment; many assign the freight bill only when they come. Sent twice it is two shipments.
 */
export const book: Operation<BookInput, Booked, Project44Credentials> = {
  buildRequest: (input, credentials) => ({
    server: 'api',
    method: 'POST',
    path: '/api/v4/ltl/dispatchedshipments',
    body: jsonBody(dispatchOf(input, credentials)),
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) return failureOf(reply);
    const read = readJson(reply, answerShape);
    if (!read.ok) return read.unclear;
    const { shipmentIdentifiers, infoMessages } = read.value;
    const [proNumber, pickupNumber] = [numberOf(shipmentIdentifiers, 'PRO'), numberOf(shipmentIdentifiers, 'PICKUP')];
    const carrierBookingId = pickupNumber ?? proNumber;
    if (carrierBookingId === null) return unclear("project44 answered without any number of the carrier's");
    return done<Booked>({ proNumber, trackingNumbers: [], pickupNumber, carrierBookingId, charged: null, labels: [] }, [
      ...(infoMessages ?? []).map((each) => messageOf(each, 'info')),
      ...(proNumber === null ? [missing('pro_missing', 'PRO number')] : []),
      ...(pickupNumber === null ? [missing('pickup_missing', 'pickup number')] : []),
    ]);
  },
};

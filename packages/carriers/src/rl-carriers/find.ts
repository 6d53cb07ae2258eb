import { done, type CarrierMessage, type FindInput, type Found, type Operation } from '../kit/index.ts';
import { readEnvelope } from './envelope.ts';
import type { RlCredentials } from './manifest.ts';
import { tracingOf, tracingShape } from './tracing.ts';

/**
 * Traces a booking by the bill of lading number we gave it. Tracing tells the PRO number and no pickup number. Several
 * shipments under one number mean that it was booked more than once: the first is taken, the others are told.
 */
export const find: Operation<FindInput, Found, RlCredentials> = {
  buildRequest: ({ reference }) => tracingOf(reference, 'BOL'),
  readAnswer: (reply) => {
    const answer = readEnvelope(reply, tracingShape);
    if (!answer.ok) return answer.reading;
    const [first, ...others] = (answer.value.Shipments ?? []).map(({ ShipmentNumber }) => ShipmentNumber);
    if (first === undefined) return done({ booked: null }, answer.messages);
    const doubled: CarrierMessage = {
      severity: 'error',
      code: 'booked_twice',
      text: `R+L has further shipments under this number: ${others.join(', ')}`,
    };
    const booked = {
      proNumber: first,
      trackingNumbers: [],
      pickupNumber: null,
      carrierBookingId: first,
      charged: null,
      labels: [],
    };
    return done({ booked }, others.length === 0 ? answer.messages : [...answer.messages, doubled]);
  },
};

import { z } from 'zod';
import {
  done,
  jsonBody,
  readJson,
  unclear,
  type Booked,
  type BookInput,
  type CarrierMessage,
  type CarrierReply,
  type Operation,
} from '../kit/index.ts';
import { billOfLadingOf } from './bill-of-lading.ts';
import { readEnvelope } from './envelope.ts';
import type { RlCredentials } from './manifest.ts';

const answerShape = z.object({ ProNumber: z.string().nullish(), PickupRequestNumber: z.string().nullish() });

const given = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === '' ? null : text.trim();

const withoutPickup: CarrierMessage = {
  severity: 'warning',
  code: 'pickup_missing',
  text: 'R+L has the bill of lading but gave no pickup number',
};

/** Whether any number came back: then something was made, whatever else the answer says. */
function madeSomething(reply: CarrierReply): boolean {
  const read = readJson(reply, answerShape);
  return read.ok && (given(read.value.ProNumber) ?? given(read.value.PickupRequestNumber)) !== null;
}

/** `POST /BillOfLading` with the pickup in it. There is no key against doubles: sent twice it is two bills. */
export const book: Operation<BookInput, Booked, RlCredentials> = {
  buildRequest: (input, credentials) => ({
    server: 'api',
    method: 'POST',
    path: '/BillOfLading',
    body: jsonBody(billOfLadingOf(input, credentials)),
  }),
  readAnswer: (reply) => {
    const answer = readEnvelope(reply, answerShape);
    if (!answer.ok) return madeSomething(reply) ? unclear('R+L reported a failure beside numbers') : answer.reading;
    const pro = given(answer.value.ProNumber);
    const pickupNumber = given(answer.value.PickupRequestNumber);
    if (pro === null) return unclear('R+L answered without a PRO number');
    const booked: Booked = {
      proNumber: pro,
      trackingNumbers: [],
      pickupNumber,
      carrierBookingId: pro,
      charged: null,
      labels: [],
    };
    return done(booked, pickupNumber === null ? [...answer.messages, withoutPickup] : answer.messages);
  },
};

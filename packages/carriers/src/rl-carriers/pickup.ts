import { z } from 'zod';
import { done, jsonBody, unclear, type Operation, type PickupConfirmed, type PickupInput } from '../kit/index.ts';
import { usDate, usTime } from '../ltl/clock.ts';
import { freightLines, totalUnits, totalWeight } from '../ltl/load.ts';
import { readEnvelope } from './envelope.ts';
import type { RlCredentials } from './manifest.ts';
import { rlParty, servicePoint, streetRest } from './party.ts';

const answerShape = z.object({ PickupRequestNumber: z.string().nullish() });

function bodyOf(input: PickupInput) {
  const lines = freightLines(input.load, 'R+L Carriers');
  const rest = streetRest(input.party);
  const instructions = [
    ...(input.notes === null || input.notes === '' ? [] : [input.notes]),
    ...(rest === '' ? [] : [`Address continued: ${rest}`]),
    ...(input.proNumber === null ? [] : [`PRO ${input.proNumber}`]),
  ].join('; ');
  return {
    Pickup: {
      Shipper: rlParty(input.party),
      PickupReferenceNumber: input.reference,
      PickupDate: usDate(input.date),
      ReadyTime: usTime(input.readyAt),
      CloseTime: usTime(input.closesAt),
      ...(instructions === '' ? {} : { AdditionalInstructions: instructions }),
      Destinations: [{ ...servicePoint(input.destination), Weight: totalWeight(lines), Pieces: totalUnits(lines) }],
    },
  };
}

/** `POST /PickupRequest`, for a booking that came without its pickup. */
export const pickup: Operation<PickupInput, PickupConfirmed, RlCredentials> = {
  buildRequest: (input) => ({ server: 'api', method: 'POST', path: '/PickupRequest', body: jsonBody(bodyOf(input)) }),
  readAnswer: (reply) => {
    const answer = readEnvelope(reply, answerShape);
    if (!answer.ok) return answer.reading;
    const number = answer.value.PickupRequestNumber?.trim() ?? '';
    if (number === '') return unclear('R+L answered without a pickup number');
    return done({ pickupNumber: number, handle: null }, answer.messages);
  },
};

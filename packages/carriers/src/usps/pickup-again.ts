import { z } from 'zod';
import {
  CannotAsk,
  done,
  listOf,
  readJson,
  unclear,
  type CancelPickupInput,
  type FindPickupInput,
  type Operation,
  type PickupConfirmed,
  type Voided,
} from '../kit/index.ts';
import type { UspsCredentials } from './manifest.ts';
import { confirmation } from './pickup.ts';
import { refusalOf } from './refusal.ts';

const path = (number: string) => `/pickup/v3/carrier-pickup/${encodeURIComponent(number)}`;

/** Looks a pickup up, which gives a fresh entity tag: each is good for one hour or one use. */
export const findPickup: Operation<FindPickupInput, PickupConfirmed, UspsCredentials> = {
  buildRequest: ({ pickupNumber }) => ({
    server: 'api',
    method: 'GET',
    path: path(pickupNumber),
    tokens: ['bearer'],
  }),
  readAnswer: (reply, { pickupNumber }) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, listOf(confirmation));
    if (!read.ok) return read.unclear;
    const found = read.value.find(({ confirmationNumber }) => confirmationNumber === pickupNumber);
    if (found === undefined) return unclear('The answer is about another pickup');
    return done({ pickupNumber, handle: reply.headers['etag'] ?? null });
  },
};

/** Calls a pickup off. It names the entity tag of the pickup; one that has run out is refused. */
export const cancelPickup: Operation<CancelPickupInput, Voided, UspsCredentials> = {
  buildRequest: ({ pickupNumber, handle }) => {
    if (handle === null)
      throw new CannotAsk('handle_missing', 'USPS cancels a pickup by the tag it was confirmed with');
    return {
      server: 'api',
      method: 'DELETE',
      path: path(pickupNumber),
      headers: { 'if-match': handle },
      tokens: ['bearer'],
    };
  },
  readAnswer: (reply) => {
    if (reply.status !== 200 && reply.status !== 204) return refusalOf(reply);
    // The published success has no body; a page of something else is none of it.
    const read = reply.body.trim() === '' ? null : readJson(reply, z.unknown());
    return read === null || read.ok ? done({ already: false }) : read.unclear;
  },
};

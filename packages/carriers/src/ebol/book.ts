import { jsonBody, type Booked, type BookInput, type Operation } from '../kit/index.ts';
import { readBill } from './answer.ts';
import { billOfLadingOf } from './bill-of-lading.ts';
import type { EbolCredentials } from './manifest.ts';

/** `POST /bol/v1/app/`, with a PRO number of our block or for the carrier to assign one. */
export const book: Operation<BookInput, Booked, EbolCredentials> = {
  buildRequest: (input, credentials) => ({
    server: 'api',
    method: 'POST',
    path: '/bol/v1/app/',
    body: jsonBody(billOfLadingOf(input, credentials, input.ownPro ?? null)),
  }),
  readAnswer: (reply, { ownPro }) =>
    readBill(reply, { known: null, weGavePro: ownPro !== undefined && ownPro !== null }),
};

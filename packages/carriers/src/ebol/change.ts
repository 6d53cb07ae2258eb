import { jsonBody, refused, type Booked, type ChangeInput, type Operation } from '../kit/index.ts';
import { isPlain, readBill } from './answer.ts';
import { billOfLadingOf } from './bill-of-lading.ts';
import type { EbolCredentials } from './manifest.ts';

const proOf = ({ proNumber, carrierBookingId }: ChangeInput): string => proNumber ?? carrierBookingId;

/** `PUT /bol/v1/app/{pro}`: the whole bill anew, under the number it has. */
export const change: Operation<ChangeInput, Booked, EbolCredentials> = {
  buildRequest: (input, credentials) => ({
    server: 'api',
    method: 'PUT',
    path: `/bol/v1/app/${encodeURIComponent(proOf(input))}`,
    body: jsonBody(billOfLadingOf(input, credentials, proOf(input))),
  }),
  readAnswer: (reply, input) => {
    if (reply.status === 404 && isPlain(reply)) {
      return refused([{ severity: 'error', code: '404', text: 'The carrier has no such bill of lading' }]);
    }
    return readBill(reply, { known: proOf(input), weGavePro: false });
  },
};

import { done, unclear, type Operation, type Voided, type VoidInput } from '../kit/index.ts';
import { isPlain, readBill, readFailure } from './answer.ts';
import type { EbolCredentials } from './manifest.ts';

/** `DELETE /bol/v1/app/{pro}`. A bill that is not found is gone, which is as good. */
export const voidBill: Operation<VoidInput, Voided, EbolCredentials> = {
  buildRequest: ({ proNumber, carrierBookingId }) => ({
    server: 'api',
    method: 'DELETE',
    path: `/bol/v1/app/${encodeURIComponent(proNumber ?? carrierBookingId)}`,
  }),
  readAnswer: (reply, { carrierBookingId }) => {
    if (!isPlain(reply)) return unclear(`The answer (${reply.status}) is no JSON`);
    if (reply.status === 404) return done({ already: true });
    if (reply.status !== 200) return readFailure(reply);
    if (reply.body.trim() === '') return done({ already: false });
    // The file has no body here; some carriers send their status all the same.
    const said = readBill(reply, { known: carrierBookingId, weGavePro: false });
    return said.outcome === 'done' ? done({ already: false }, said.messages) : said;
  },
};

import { z } from 'zod';
import { done, readJson, refused, type Operation, type Voided, type VoidInput } from '../kit/index.ts';
import type { UpsCredentials } from './credentials.ts';
import { named } from './format.ts';
import { refusalOf } from './refusal.ts';

const answer = z.object({
  VoidShipmentResponse: z.object({
    SummaryResult: z.object({ Status: z.object({ Code: z.string(), Description: z.string() }) }),
  }),
});

/** "The Shipment has already been voided". */
const alreadyVoided = '190117';

/** Voids a whole shipment, all its packages together. */
export const voidShipment: Operation<VoidInput, Voided, UpsCredentials> = {
  buildRequest: ({ carrierBookingId, reference }) => ({
    server: 'api',
    method: 'DELETE',
    path: `/shipments/v2409/void/cancel/${encodeURIComponent(carrierBookingId)}`,
    headers: named(`void-${reference}`),
  }),
  readAnswer: (reply) => {
    if (reply.status !== 200) {
      const reading = refusalOf(reply);
      const already = reading.outcome === 'refused' && reading.messages.some(({ code }) => code === alreadyVoided);
      return already ? done({ already: true }) : reading;
    }
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    const { Code: code, Description: text } = read.value.VoidShipmentResponse.SummaryResult.Status;
    return code === '1' ? done({ already: false }) : refused([{ severity: 'error', code, text }]);
  },
};

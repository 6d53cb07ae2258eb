import { z } from 'zod';
import { call, type Account } from '../fedex-api/account.ts';
import { alertsShape, messagesOf, readOutput } from '../fedex-api/answer.ts';
import { done, refused, type Operation, type Voided, type VoidInput } from '../kit/index.ts';

const shape = z.object({
  cancelledShipment: z.boolean(),
  cancelledHistory: z.boolean().optional(),
  message: z.string().optional(),
  alerts: alertsShape,
});

/**
 * Cancels a shipment with all its packages, as long as it was not tendered. What is no longer in FedEx's history had
 * been canceled before.
 */
export const voidShipment: Operation<VoidInput, Voided, Account> = {
  buildRequest: ({ carrierBookingId, reference }, { accountNumber }) =>
    call(
      'PUT',
      '/ship/v1/shipments/cancel',
      {
        accountNumber: { value: accountNumber },
        emailShipment: false,
        deletionControl: 'DELETE_ALL_PACKAGES',
        trackingNumber: carrierBookingId,
      },
      reference,
    ),
  readAnswer(reply) {
    const read = readOutput(reply, shape);
    if (!read.ok) return read.reading;
    const { cancelledShipment, cancelledHistory, message, alerts } = read.value;
    if (cancelledShipment) return done({ already: false }, messagesOf(alerts));
    if (cancelledHistory === true) return done({ already: true }, messagesOf(alerts));
    return refused([
      { severity: 'error', code: 'not_canceled', text: message ?? 'FedEx did not cancel the shipment' },
      ...messagesOf(alerts),
    ]);
  },
};

import { endpoints } from '@waybill/contract';
import { process, type Binding } from '../../../core/http/binding.ts';
import { reconcileHold } from '../bookings/index.ts';
import { reconcilePayment, takeWebhook } from '../../billing/payments/index.ts';

/** The payment provider's webhook. Its events go to invoice payments or to bookings that wait for a card. */
export const paymentEventsBindings: readonly Binding[] = [
  process(endpoints.payments.webhook, (ctx, _, wire) =>
    takeWebhook(ctx, wire, {
      invoices: (services, { accountId, id, sessionId }) => reconcilePayment(services, accountId, id, sessionId),
      booking: (services, { accountId, id, sessionId }) => reconcileHold(services, accountId, id, sessionId),
    }),
  ),
];

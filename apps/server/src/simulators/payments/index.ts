import { z } from 'zod';
import type { SimulatorDefinition, SimulatorRoute } from '@waybill/carriers/simulators';
import { refuse } from './answers.ts';
import { planWebhooks, dueWebhooks, eventsOf, simulatedWebhookSecret, registerWebhook } from './events.ts';
import { idempotent } from './idempotency.ts';
import { cancelIntent, captureIntent, createRefund, listRefunds, retrieveIntent } from './intents.ts';
import { knowPayments } from './known.ts';
import { pageRoutes } from './page/routes.ts';
import { movedMoney } from './pay.ts';
import { createSession, expireSession, retrieveSession } from './sessions.ts';

export { signatureOf, simulatedWebhookSecret } from './events.ts';
export type { TakenBefore } from './known.ts';

/** The key that the simulator accepts, valid only for it. */
export const simulatedPaymentKey = 'sk_test_simulated_payments_only';

const plan = z.object({
  copies: z.int().min(0).max(10).default(1),
  delayMs: z.int().min(0).max(3_600_000).default(0),
  reversed: z.boolean().default(false),
});

const api: readonly SimulatorRoute[] = [
  { method: 'POST', path: '/v1/checkout/sessions', operation: 'create_session', handle: createSession },
  { method: 'GET', path: '/v1/checkout/sessions/:id', operation: 'retrieve_session', handle: retrieveSession },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', operation: 'expire_session', handle: expireSession },
  { method: 'GET', path: '/v1/payment_intents/:id', operation: 'retrieve_intent', handle: retrieveIntent },
  { method: 'POST', path: '/v1/payment_intents/:id/capture', operation: 'capture', handle: captureIntent },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', operation: 'cancel', handle: cancelIntent },
  { method: 'POST', path: '/v1/refunds', operation: 'refund', handle: createRefund },
  { method: 'GET', path: '/v1/refunds', operation: 'list_refunds', handle: listRefunds },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    operation: 'webhook_endpoint',
    handle: ({ form }, state) => {
      const url = form.get('url');
      if (url === null) return refuse(400, 'Missing required param: url.', { param: 'url' });
      return {
        status: 200,
        body: {
          ...registerWebhook(state, url),
          object: 'webhook_endpoint',
          secret: simulatedWebhookSecret,
          status: 'enabled',
        },
      };
    },
  },
];

/** Controls for fault runs: lost, duplicate, late, or reordered webhooks, and the provider's own records. */
const controls: readonly SimulatorRoute[] = [
  {
    method: 'PUT',
    path: '/simulated/webhooks',
    operation: 'control',
    handle: ({ json }, state) => {
      const wanted = plan.safeParse(json);
      if (!wanted.success) return refuse(400, wanted.error.message);
      planWebhooks(state, wanted.data);
      return { status: 204 };
    },
  },
  { method: 'PUT', path: '/simulated/payments', operation: 'control', handle: knowPayments },
  {
    method: 'GET',
    path: '/simulated/events',
    operation: 'control',
    handle: (_, state) => ({ status: 200, body: eventsOf(state).map(({ body }) => body) }),
  },
  {
    method: 'GET',
    path: '/simulated/money',
    operation: 'control',
    handle: (_, state) => ({ status: 200, body: movedMoney(state) }),
  },
];

/**
 * The part of the payment provider's API that we use, with its hosted page and signed webhooks, on this machine only.
 * For demo mode, tests, and fault runs.
 */
export const paymentSimulator: SimulatorDefinition = {
  name: 'stripe',
  routes: [...api.map((route) => (route.method === 'POST' ? idempotent(route) : route)), ...controls, ...pageRoutes],
  authorize: ({ headers }, { path }) => {
    if (!path.startsWith('/v1/') || headers['authorization'] === `Bearer ${simulatedPaymentKey}`) return null;
    return refuse(401, 'Invalid API Key provided.');
  },
  failure: (status, text) => refuse(status, text, { type: status === 429 ? 'rate_limit_error' : 'api_error' }),
  pushes: dueWebhooks,
};

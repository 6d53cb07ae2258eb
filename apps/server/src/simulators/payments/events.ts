import { createHmac } from 'node:crypto';
import { kindOf, type SimulatorPush, type SimulatorState } from '@waybill/carriers/simulators';
import { newApiId, seconds } from './records.ts';

/** Secret that signs the simulator's webhooks, valid only for it. */
export const simulatedWebhookSecret = 'whsec_simulated_payments_only';

type Endpoint = { readonly id: string; readonly url: string };
export type SentEvent = { readonly id: string; readonly type: string; readonly body: unknown };
type Delivery = {
  readonly id: string;
  readonly event: string;
  readonly url: string;
  readonly due: number;
  readonly attempts: number;
};
/** Webhook faults on demand. */
export type WebhookPlan = {
  /** Number of copies of each webhook; 0 loses it. */
  readonly copies: number;
  readonly delayMs: number;
  /** Whether to send the newest first. */
  readonly reversed: boolean;
};

const endpoints = kindOf<Endpoint>('endpoint');
const events = kindOf<SentEvent>('event');
const deliveries = kindOf<Delivery | null>('delivery');
const plans = kindOf<WebhookPlan>('plan');

const usual: WebhookPlan = { copies: 1, delayMs: 0, reversed: false };
const retriesMs = [1000, 5000, 15_000, 60_000, 300_000];

/** Registers the only URL that receives events. */
export function registerWebhook(state: SimulatorState, url: string): Endpoint {
  const endpoint = { id: newApiId('we'), url };
  state.put(endpoints, 'only', endpoint);
  return endpoint;
}

export function planWebhooks(state: SimulatorState, plan: WebhookPlan): void {
  state.put(plans, 'plan', plan);
}

/** All events so far, oldest first. */
export function eventsOf(state: SimulatorState): readonly SentEvent[] {
  return state.all(events);
}

/** Signature header of a webhook: HMAC-SHA256 over `time.body`. */
export function signatureOf(body: string, at: number, secret = simulatedWebhookSecret): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/** Records an event to be sent to the registered URL. */
export function happened(state: SimulatorState, type: string, object: unknown, now: Date): void {
  const id = newApiId('evt');
  const body = {
    id,
    object: 'event',
    api_version: null,
    created: seconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  state.put(events, id, { id, type, body });
  const endpoint = state.get(endpoints, 'only');
  if (endpoint === undefined) return;
  const { copies, delayMs } = state.get(plans, 'plan') ?? usual;
  for (let copy = 0; copy < copies; copy += 1) {
    const delivery = { id: `${id}:${copy}`, event: id, url: endpoint.url, due: now.getTime() + delayMs, attempts: 0 };
    state.put(deliveries, delivery.id, delivery);
  }
}

/** Webhooks that are due. Failed ones are sent again with growing pauses. */
export function dueWebhooks(state: SimulatorState, now: Date): readonly SimulatorPush[] {
  const due = state
    .all(deliveries)
    .filter((delivery): delivery is Delivery => delivery !== null && delivery.due <= now.getTime());
  const ordered = state.get(plans, 'plan')?.reversed === true ? due.toReversed() : due;
  return ordered.flatMap((delivery) => {
    const event = state.get(events, delivery.event);
    if (event === undefined) return [];
    return [
      {
        url: delivery.url,
        headers: { 'stripe-signature': signatureOf(JSON.stringify(event.body), seconds(now)) },
        body: event.body,
        log: { event: event.id, type: event.type },
        settle: (accepted: boolean) => {
          const pause = retriesMs[delivery.attempts];
          const again = accepted || pause === undefined;
          state.put(
            deliveries,
            delivery.id,
            again ? null : { ...delivery, due: now.getTime() + pause, attempts: delivery.attempts + 1 },
          );
        },
      },
    ];
  });
}

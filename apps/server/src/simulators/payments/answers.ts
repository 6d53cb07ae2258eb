import type { SimulatorAnswer, SimulatorState } from '@waybill/carriers/simulators';
import { intents, type Intent, type Refund, type Session } from './records.ts';

type Failure = { readonly type?: string; readonly code?: string; readonly param?: string };

/** An error in the API's format. */
export function refuse(status: number, message: string, failure: Failure = {}): SimulatorAnswer {
  return { status, body: { error: { type: 'invalid_request_error', message, ...failure } } };
}

/** The response for an unknown id. */
export function missing(what: string, id: string): SimulatorAnswer {
  return refuse(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: what });
}

function chargeWire(intent: Intent): unknown {
  const paid = intent.status === 'succeeded' || intent.status === 'requires_capture';
  return {
    id: intent.charge,
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.received,
    amount_refunded: intent.refunded,
    captured: intent.status === 'succeeded',
    currency: intent.currency,
    created: intent.created,
    livemode: false,
    paid,
    payment_intent: intent.id,
    payment_method_details: {
      type: 'card',
      card: { brand: intent.card?.brand, last4: intent.card?.last4, capture_before: intent.captureBefore },
    },
    refunded: intent.refunded > 0 && intent.refunded === intent.received,
    status: paid ? 'succeeded' : 'failed',
  };
}

/** A payment intent in the API's format. */
export function intentWire(intent: Intent, expand: readonly string[] = []): unknown {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_received: intent.received,
    canceled_at: intent.status === 'canceled' ? intent.created : null,
    cancellation_reason: intent.cancellation,
    capture_method: intent.manual ? 'manual' : 'automatic_async',
    client_secret: `${intent.id}_secret_simulated`,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    last_payment_error:
      intent.failure === null ? null : { type: 'card_error', code: 'card_declined', decline_code: intent.failure },
    latest_charge: intent.charge !== null && expand.includes('latest_charge') ? chargeWire(intent) : intent.charge,
    livemode: false,
    metadata: intent.metadata,
    next_action: null,
    payment_method: intent.card === null ? null : 'pm_card_simulated',
    payment_method_types: ['card'],
    status: intent.status,
  };
}

/** A checkout session in the API's format. @param origin URL of this server, for the hosted page */
export function sessionWire(
  session: Session,
  { origin, state, expand = [] }: { origin: string; state: SimulatorState; expand?: readonly string[] },
): unknown {
  const intent = session.intent === null ? undefined : state.get(intents, session.intent);
  const inner = expand.flatMap((each) =>
    each.startsWith('payment_intent.') ? [each.slice('payment_intent.'.length)] : [],
  );
  const whole = expand.some((each) => each === 'payment_intent' || each.startsWith('payment_intent.'));
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: session.amount,
    amount_total: session.amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created: session.created,
    currency: session.currency,
    customer: null,
    customer_email: session.email,
    expires_at: session.expires,
    livemode: false,
    locale: session.locale,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: intent !== undefined && whole ? intentWire(intent, inner) : session.intent,
    payment_method_types: ['card'],
    payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    status: session.status,
    success_url: session.successUrl,
    url: session.status === 'open' ? `${origin}/c/pay/${session.id}` : null,
  };
}

/** A refund in the API's format. */
export function refundWire(refund: Refund): unknown {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    created: refund.created,
    currency: refund.currency,
    metadata: refund.metadata,
    payment_intent: refund.intent,
    reason: null,
    status: 'succeeded',
  };
}

import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '@waybill/carriers/simulators';
import { intentWire, missing, refundWire, refuse } from './answers.ts';
import { happened } from './events.ts';
import { entriesOf, listOf, wholeOf } from './fields.ts';
import { intents, newApiId, refunds, seconds, type Intent, type Refund } from './records.ts';

/** Saves an intent's new state and records the event. */
export function saveIntent(
  state: SimulatorState,
  intent: Intent,
  told: { readonly event: string; readonly now: Date },
): void {
  state.put(intents, intent.id, intent);
  happened(state, told.event, intentWire(intent), told.now);
}

/** Reads an intent; an authorization past its deadline has expired. */
function readIntent(state: SimulatorState, id: string, now: Date): Intent | undefined {
  const intent = state.get(intents, id);
  if (intent?.status !== 'requires_capture' || (intent.captureBefore ?? Infinity) > seconds(now)) return intent;
  const lapsed: Intent = { ...intent, status: 'canceled', cancellation: 'automatic' };
  saveIntent(state, lapsed, { event: 'payment_intent.canceled', now });
  return lapsed;
}

const unexpected = (intent: Intent, verb: string) =>
  refuse(400, `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
  });

function withIntent(
  call: SimulatorCall,
  state: SimulatorState,
  act: (intent: Intent) => SimulatorAnswer,
): SimulatorAnswer {
  const id = call.params['id'] ?? '';
  const intent = readIntent(state, id, call.now);
  return intent === undefined ? missing('payment_intent', id) : act(intent);
}

/** `GET /v1/payment_intents/:id` */
export function retrieveIntent(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  return withIntent(call, state, (intent) => ({
    status: 200,
    body: intentWire(intent, listOf(call.query, 'expand')),
  }));
}

/** `POST /v1/payment_intents/:id/capture`: captures part of the authorization and releases the rest. */
export function captureIntent(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  return withIntent(call, state, (intent) => {
    if (intent.status !== 'requires_capture') return unexpected(intent, 'captured');
    const amount = wholeOf(call.form, 'amount_to_capture') ?? intent.amount;
    if (amount === 0 || amount > intent.amount)
      return refuse(400, 'The amount to capture is more than what is authorized.', {
        code: 'amount_too_large',
        param: 'amount_to_capture',
      });
    const captured: Intent = { ...intent, status: 'succeeded', received: amount };
    saveIntent(state, captured, { event: 'payment_intent.succeeded', now: call.now });
    return { status: 200, body: intentWire(captured), log: { intent: intent.id, received: amount } };
  });
}

/** `POST /v1/payment_intents/:id/cancel`: releases the authorization. */
export function cancelIntent(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  return withIntent(call, state, (intent) => {
    if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected(intent, 'canceled');
    const canceled: Intent = {
      ...intent,
      status: 'canceled',
      cancellation: call.form.get('cancellation_reason') ?? 'requested_by_customer',
    };
    saveIntent(state, canceled, { event: 'payment_intent.canceled', now: call.now });
    return { status: 200, body: intentWire(canceled), log: { intent: intent.id, canceled: intent.amount } };
  });
}

/** `GET /v1/refunds`: refunds of one payment, newest first. */
export function listRefunds(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const intent = call.query.get('payment_intent');
  const found = state.all(refunds).filter((refund) => intent === null || refund.intent === intent);
  return {
    status: 200,
    body: { object: 'list', url: '/v1/refunds', has_more: false, data: found.toReversed().map(refundWire) },
  };
}

/** `POST /v1/refunds`: refunds part of a payment, up to what is not refunded yet. */
export function createRefund(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const id = call.form.get('payment_intent') ?? '';
  const intent = state.get(intents, id);
  if (intent === undefined) return missing('payment_intent', id);
  if (intent.status !== 'succeeded') return unexpected(intent, 'refunded');
  const left = intent.received - intent.refunded;
  const amount = wholeOf(call.form, 'amount') ?? left;
  if (left === 0) return refuse(400, 'Charge has already been refunded.', { code: 'charge_already_refunded' });
  if (amount === 0 || amount > left)
    return refuse(400, 'Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
  const refund: Refund = {
    id: newApiId('re'),
    intent: id,
    amount,
    currency: intent.currency,
    metadata: entriesOf(call.form, 'metadata'),
    created: seconds(call.now),
  };
  state.put(refunds, refund.id, refund);
  state.put(intents, id, { ...intent, refunded: intent.refunded + amount });
  happened(state, 'refund.created', refundWire(refund), call.now);
  return { status: 200, body: refundWire(refund), log: { intent: id, refund: refund.id, refunded: amount } };
}

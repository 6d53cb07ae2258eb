import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '@waybill/carriers/simulators';
import { missing, refuse, sessionWire } from './answers.ts';
import { happened } from './events.ts';
import { entriesOf, listOf, wholeOf } from './fields.ts';
import { newApiId, seconds, sessions, type Line, type Session } from './records.ts';

const minute = 60;
const shortest = 30 * minute;
const longest = 24 * 60 * minute;

/** URL of this server as the caller sees it. */
export function originOf({ headers }: SimulatorCall): string {
  return `http://${headers['host'] ?? '127.0.0.1'}`;
}

function linesOf({ form }: SimulatorCall): Line[] {
  const lines: Line[] = [];
  for (let at = 0; form.has(`line_items[${at}][quantity]`); at += 1) {
    const name = `line_items[${at}]`;
    const amount = wholeOf(form, `${name}[price_data][unit_amount]`);
    if (amount === null) return [];
    lines.push({
      name: form.get(`${name}[price_data][product_data][name]`) ?? '',
      amount,
      quantity: wholeOf(form, `${name}[quantity]`) ?? 1,
    });
  }
  return lines;
}

/** Reads a session, which expires after its deadline. */
export function readSession(state: SimulatorState, id: string, now: Date): Session | undefined {
  const session = state.get(sessions, id);
  if (session === undefined || session.status !== 'open' || session.expires > seconds(now)) return session;
  return endSession(state, session, now);
}

function endSession(state: SimulatorState, session: Session, now: Date): Session {
  const ended: Session = { ...session, status: 'expired' };
  state.put(sessions, session.id, ended);
  happened(state, 'checkout.session.expired', sessionWire(ended, { origin: '', state }), now);
  return ended;
}

/** `POST /v1/checkout/sessions`: line items with inline prices, in payment mode. */
export function createSession(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const { form, now } = call;
  const lines = linesOf(call);
  const successUrl = form.get('success_url');
  if (form.get('mode') !== 'payment') return refuse(400, 'Only payments are simulated.', { param: 'mode' });
  if (lines.length === 0) return refuse(400, 'Missing required param: line_items.', { param: 'line_items' });
  if (successUrl === null) return refuse(400, 'Missing required param: success_url.', { param: 'success_url' });
  const created = seconds(now);
  const expires = wholeOf(form, 'expires_at') ?? created + longest;
  if (expires < created + shortest - 5 || expires > created + longest)
    return refuse(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from creation.', {
      param: 'expires_at',
    });
  const session: Session = {
    id: newApiId('cs_test'),
    status: 'open',
    amount: lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0),
    currency: form.get('line_items[0][price_data][currency]') ?? 'usd',
    lines,
    metadata: entriesOf(form, 'metadata'),
    intentMetadata: entriesOf(form, 'payment_intent_data[metadata]'),
    reference: form.get('client_reference_id'),
    email: form.get('customer_email'),
    locale: form.get('locale') ?? 'en',
    manual: form.get('payment_intent_data[capture_method]') === 'manual',
    successUrl,
    cancelUrl: form.get('cancel_url'),
    created,
    expires,
    intent: null,
  };
  state.put(sessions, session.id, session);
  return {
    status: 200,
    body: sessionWire(session, { origin: originOf(call), state }),
    log: { session: session.id, reference: session.reference, amount: session.amount },
  };
}

/** `GET /v1/checkout/sessions/:id` */
export function retrieveSession(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const id = call.params['id'] ?? '';
  const session = readSession(state, id, call.now);
  if (session === undefined) return missing('checkout.session', id);
  const expand = listOf(call.query, 'expand');
  return { status: 200, body: sessionWire(session, { origin: originOf(call), state, expand }) };
}

/** `POST /v1/checkout/sessions/:id/expire`: only for an open session. */
export function expireSession(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const id = call.params['id'] ?? '';
  const session = readSession(state, id, call.now);
  if (session === undefined) return missing('checkout.session', id);
  if (session.status !== 'open')
    return refuse(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    );
  const ended = endSession(state, session, call.now);
  return { status: 200, body: sessionWire(ended, { origin: originOf(call), state }), log: { session: id } };
}

import type { SimulatorState } from '@waybill/carriers/simulators';
import { intentWire, sessionWire } from './answers.ts';
import { cardOf, type DeclineCode } from './cards.ts';
import { happened } from './events.ts';
import { saveIntent } from './intents.ts';
import { intents, newApiId, seconds, sessions, type Intent, type Session } from './records.ts';

/** Outcome of a payment attempt. */
export type Tried =
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'authenticate' }
  | { readonly outcome: DeclineCode };

const authorizationDays = 7;

function intentOf(state: SimulatorState, session: Session, now: Date): Intent {
  const known = session.intent === null ? undefined : state.get(intents, session.intent);
  if (known !== undefined) return known;
  const intent: Intent = {
    id: newApiId('pi'),
    status: 'requires_payment_method',
    amount: session.amount,
    currency: session.currency,
    received: 0,
    refunded: 0,
    manual: session.manual,
    metadata: session.intentMetadata,
    session: session.id,
    card: null,
    charge: null,
    failure: null,
    created: seconds(now),
    captureBefore: null,
    cancellation: null,
  };
  state.put(intents, intent.id, intent);
  state.put(sessions, session.id, { ...session, intent: intent.id });
  return intent;
}

function decline(state: SimulatorState, intent: Intent, code: DeclineCode, now: Date): Tried {
  const failed: Intent = { ...intent, status: 'requires_payment_method', failure: code };
  saveIntent(state, failed, { event: 'payment_intent.payment_failed', now });
  return { outcome: code };
}

/** Charges or authorizes the card, and completes the session. */
function complete(state: SimulatorState, session: Session, intent: Intent, now: Date): Tried {
  const { manual } = session;
  const done: Intent = {
    ...intent,
    status: manual ? 'requires_capture' : 'succeeded',
    received: manual ? 0 : intent.amount,
    charge: newApiId('ch'),
    failure: null,
    captureBefore: manual ? seconds(now) + authorizationDays * 86_400 : null,
  };
  saveIntent(state, done, {
    event: manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
    now,
  });
  const closed: Session = { ...session, status: 'complete', intent: done.id };
  state.put(sessions, session.id, closed);
  happened(state, 'checkout.session.completed', sessionWire(closed, { origin: '', state }), now);
  return { outcome: 'paid' };
}

/** Pays an open session with a card; test cards determine the outcome. */
export function pay(state: SimulatorState, session: Session, number: string, now: Date): Tried {
  const { brand, last4, outcome } = cardOf(number);
  const intent = { ...intentOf(state, session, now), card: { brand, last4 } };
  if (outcome === 'succeeds') return complete(state, session, intent, now);
  if (outcome !== 'authenticates') return decline(state, intent, outcome, now);
  saveIntent(state, { ...intent, status: 'requires_action' }, { event: 'payment_intent.requires_action', now });
  return { outcome: 'authenticate' };
}

/** Completes 3-D Secure authentication. */
export function authenticate(state: SimulatorState, session: Session, passed: boolean, now: Date): Tried {
  const intent = intentOf(state, session, now);
  if (passed && intent.status === 'requires_action') return complete(state, session, intent, now);
  return decline(state, intent, 'generic_decline', now);
}

/** All captures and refunds, in minor units by payment intent, to compare with the books. */
export function movedMoney(state: SimulatorState): readonly unknown[] {
  return state.all(intents).map((intent) => intentWire(intent, ['latest_charge']));
}

import type { SimulatorAnswer, SimulatorCall, SimulatorRoute, SimulatorState } from '@waybill/carriers/simulators';
import { isCardNumber } from '../cards.ts';
import { authenticate, pay, type Tried } from '../pay.ts';
import type { Session } from '../records.ts';
import { readSession } from '../sessions.ts';
import { bankPage, nothingTyped, overPage, payPage, type Typed } from './html.ts';
import { wordsFor } from './words.ts';

const html = (body: string, status = 200): SimulatorAnswer => ({
  status,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
});

function withOpen(
  call: SimulatorCall,
  state: SimulatorState,
  act: (session: Session) => SimulatorAnswer,
): SimulatorAnswer {
  const session = readSession(state, call.params['id'] ?? '', call.now);
  if (session === undefined) return html('<!doctype html><title>404</title>', 404);
  return session.status === 'open' ? act(session) : html(overPage(session));
}

/** The end of a card's expiry month; null if invalid. */
function lastsUntil(text: string): number | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(text) ?? [];
  const number = Number(month);
  return month === undefined || number < 1 || number > 12 ? null : Date.UTC(2000 + Number(year), number, 1);
}

function check(session: Session, call: SimulatorCall): Typed {
  const words = wordsFor(session.locale);
  const values = Object.fromEntries(call.form);
  const errors: Record<string, string> = {};
  for (const name of ['email', 'card', 'expiry', 'cvc', 'name', 'zip'])
    if ((values[name] ?? '').trim() === '') errors[name] = words.required;
  if (errors['card'] === undefined && !isCardNumber((values['card'] ?? '').replaceAll(/[\s-]/g, '')))
    errors['card'] = words.card_invalid;
  const until = lastsUntil(values['expiry'] ?? '');
  if (errors['expiry'] === undefined && (until === null || until <= call.now.getTime()))
    errors['expiry'] = words.expiry_past;
  return { values, errors };
}

function afterTry(session: Session, tried: Tried, typed: Typed): SimulatorAnswer {
  if (tried.outcome === 'authenticate') return html(bankPage(session));
  if (tried.outcome === 'paid')
    return { status: 303, body: '', headers: { location: session.successUrl }, log: { session: session.id } };
  const form = wordsFor(session.locale).declines[tried.outcome];
  return html(payPage(session, { ...typed, errors: { form } }), 402);
}

/** The hosted page of a checkout session. */
export const pageRoutes: readonly SimulatorRoute[] = [
  {
    method: 'GET',
    path: '/c/pay/:id',
    operation: 'page',
    handle: (call, state) =>
      withOpen(call, state, (session) => {
        const values = session.email === null ? {} : { email: session.email };
        return html(payPage(session, { ...nothingTyped, values }));
      }),
  },
  {
    method: 'POST',
    path: '/c/pay/:id',
    operation: 'pay',
    handle: (call, state) =>
      withOpen(call, state, (session) => {
        const typed = check(session, call);
        if (Object.keys(typed.errors).length > 0) return html(payPage(session, typed), 422);
        const number = (typed.values['card'] ?? '').replaceAll(/[\s-]/g, '');
        return afterTry(session, pay(state, session, number, call.now), typed);
      }),
  },
  {
    method: 'POST',
    path: '/c/pay/:id/authenticate',
    operation: 'pay',
    handle: (call, state) =>
      withOpen(call, state, (session) => {
        const tried = authenticate(state, session, call.form.get('outcome') === 'passed', call.now);
        return afterTry(session, tried, nothingTyped);
      }),
  },
];

import { createHash } from 'node:crypto';
import {
  kindOf,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorRoute,
  type SimulatorState,
} from '@waybill/carriers/simulators';
import { refuse } from './answers.ts';

type Kept = { readonly print: string; readonly status: number; readonly body: unknown };
const kept = kindOf<Kept>('idempotency');

function printOf({ path, text }: SimulatorCall): string {
  return createHash('sha256').update(`${path}\n${text}`).digest('hex');
}

function once(call: SimulatorCall, state: SimulatorState, act: () => SimulatorAnswer): SimulatorAnswer {
  const key = call.headers['idempotency-key'];
  if (key === undefined) return act();
  const print = printOf(call);
  const before = state.get(kept, key);
  if (before === undefined) {
    const answer = act();
    state.put(kept, key, { print, status: answer.status, body: answer.body });
    return answer;
  }
  if (before.print !== print)
    return refuse(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      {
        type: 'idempotency_error',
      },
    );
  return {
    status: before.status,
    body: before.body,
    headers: { 'idempotent-replayed': 'true' },
    log: { replayed: true },
  };
}

/** Wraps a route, so that a repeated idempotency key gets the first response. */
export function idempotent(route: SimulatorRoute): SimulatorRoute {
  return { ...route, handle: (call, state, site) => once(call, state, () => route.handle(call, state, site)) };
}

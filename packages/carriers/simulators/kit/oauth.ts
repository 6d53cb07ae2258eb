import { createHash } from 'node:crypto';
import type { SimulatorCall } from './call.ts';
import { kindOf, type SimulatorState } from './state.ts';

const tokens = kindOf<{ readonly until: number }>('token');

/** Issues a bearer token that this simulator accepts for so many seconds. */
export function issueToken(state: SimulatorState, call: SimulatorCall, lifetimeSeconds: number): string {
  const token = createHash('sha256')
    .update(`${state.next('token')}/${call.now.getTime()}`)
    .digest('base64url');
  state.put(tokens, token, { until: call.now.getTime() + lifetimeSeconds * 1000 });
  return token;
}

/** Whether the call carries a bearer token of ours that has not run out. */
export function bearsToken(state: SimulatorState, call: SimulatorCall): boolean {
  const [, token = ''] = /^Bearer (.+)$/.exec(call.headers['authorization'] ?? '') ?? [];
  const issued = state.get(tokens, token);
  return issued !== undefined && issued.until > call.now.getTime();
}

/** User and password of HTTP Basic; null without them. */
export function basicOf(call: SimulatorCall): { readonly user: string; readonly password: string } | null {
  const [, encoded] = /^Basic (.+)$/.exec(call.headers['authorization'] ?? '') ?? [];
  if (encoded === undefined) return null;
  const [user = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { user, password: rest.join(':') };
}

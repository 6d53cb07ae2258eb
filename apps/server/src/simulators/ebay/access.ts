import { randomBytes } from 'node:crypto';
import { basicOf, type SimulatorAnswer, type SimulatorCall, type SimulatorState } from '@waybill/carriers/simulators';
import { accesses, codes, permissions, planOf, ruNames } from './records.ts';

/** Registration of the demo installation. Valid only for the simulator. */
export const simulatedEbayApp = {
  clientId: 'Waybill-Simulated-PRD-0001',
  clientSecret: 'PRD-simulated-marketplace-only',
  redirect: 'Waybill-Simulated-RuName',
} as const;

/** Eighteen months, as documented by eBay. */
const permissionSeconds = 47_304_000;

export const secretText = (prefix: string): string => `${prefix}${randomBytes(24).toString('base64url')}`;

const wrong = (status: number, error: string, text: string): SimulatorAnswer => ({
  status,
  body: { error, error_description: text },
});

function access(state: SimulatorState, seller: string, now: Date): { access_token: string; expires_in: number } {
  const { tokenSeconds } = planOf(state);
  const token = secretText('v^1.1#i^1#');
  state.put(accesses, token, { seller, until: now.getTime() + tokenSeconds * 1000 });
  return { access_token: token, expires_in: tokenSeconds };
}

function forCode({ form, now }: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const text = form.get('code') ?? '';
  const code = state.get(codes, text);
  if (code === undefined || code.used || code.until < now.getTime() || code.ruName !== form.get('redirect_uri'))
    return wrong(
      400,
      'invalid_grant',
      'the provided authorization grant code is invalid or was issued to another client',
    );
  state.put(codes, text, { ...code, used: true });
  const refreshToken = secretText('v^1.1#r^1#');
  state.put(permissions, refreshToken, { seller: code.seller, ended: false });
  return {
    status: 200,
    body: {
      ...access(state, code.seller, now),
      token_type: 'User Access Token',
      refresh_token: refreshToken,
      refresh_token_expires_in: permissionSeconds,
    },
    log: { seller: code.seller, grant: 'code' },
  };
}

/** `POST /identity/v1/oauth2/token` */
export function giveToken(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const client = basicOf(call);
  if (client?.user !== simulatedEbayApp.clientId || client.password !== simulatedEbayApp.clientSecret)
    return wrong(401, 'invalid_client', 'client authentication failed');
  const kind = call.form.get('grant_type');
  if (kind === 'authorization_code') return forCode(call, state);
  if (kind !== 'refresh_token') return wrong(400, 'unsupported_grant_type', 'grant type in request is not supported');
  const permission = state.get(permissions, call.form.get('refresh_token') ?? '');
  if (permission === undefined || permission.ended)
    return wrong(
      400,
      'invalid_grant',
      'the provided authorization refresh token is invalid or was issued to another client',
    );
  return {
    status: 200,
    body: { ...access(state, permission.seller, call.now), token_type: 'User Access Token' },
    log: { seller: permission.seller, grant: 'refresh' },
  };
}

/** The seller of a call's access token; null without a valid one. */
export function sellerOf({ headers, now }: SimulatorCall, state: SimulatorState): string | null {
  const [, token = ''] = /^Bearer (.+)$/.exec(headers['authorization'] ?? '') ?? [];
  const found = state.get(accesses, token);
  return found === undefined || found.until <= now.getTime() ? null : found.seller;
}

/** Revokes consent, as sellers can do at eBay, or else only expires all access tokens, which are then renewed. */
export function endPermissions(state: SimulatorState, refreshTokensToo: boolean): void {
  for (const key of state.keys(accesses)) state.put(accesses, key, { seller: '', until: 0 });
  if (!refreshTokensToo) return;
  for (const key of state.keys(permissions)) {
    const permission = state.get(permissions, key);
    if (permission !== undefined) state.put(permissions, key, { ...permission, ended: true });
  }
}

/** URLs of a registered RuName. */
export function ruNameOf(call: SimulatorCall, state: SimulatorState) {
  const name = call.query.get('redirect_uri') ?? call.form.get('redirect_uri') ?? '';
  return { name, urls: state.get(ruNames, name) };
}

import {
  basicOf,
  bearsToken,
  issueToken,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorRoute,
  type SimulatorState,
} from '../kit/index.ts';
import { refuse } from './errors.ts';

/** Four hours less a second, as the carrier's tokens live. */
const tokenSeconds = 14_399;

const credentialShape = /^[\x21-\x7e]{8,200}$/;
const accountShape = /^[A-Z0-9]{6}$/;

/** A token for client and secret in HTTP Basic. Any of the right shape are taken. */
export function giveToken(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const client = basicOf(call);
  const merchant = call.headers['x-merchant-id'];
  if (client === null || !credentialShape.test(client.user) || !credentialShape.test(client.password))
    return refuse(401, '10401', 'ClientId is Invalid');
  if (call.form.get('grant_type') !== 'client_credentials') return refuse(400, '10400', 'Invalid/Missing grant_type');
  if (merchant !== undefined && !accountShape.test(merchant)) return refuse(400, '10400', 'Invalid x-merchant-id');
  return {
    status: 200,
    body: {
      token_type: 'Bearer',
      issued_at: String(call.now.getTime()),
      client_id: client.user,
      access_token: issueToken(state, call, tokenSeconds),
      expires_in: String(tokenSeconds),
      status: 'approved',
    },
  };
}

/** Everything but getting a token and the portal needs a token. */
export function authorize(call: SimulatorCall, route: SimulatorRoute, state: SimulatorState): SimulatorAnswer | null {
  if (route.operation === 'token' || route.operation === 'portal' || bearsToken(state, call)) return null;
  return refuse(401, '250002', 'Invalid Authentication Information.');
}

/** The two headers that tracking and its alerts require. */
export function namedCall(
  call: SimulatorCall,
  codes: readonly [transId: string, source: string],
): SimulatorAnswer | null {
  if ((call.headers['transid'] ?? '') === '') return refuse(400, codes[0], 'Missing transId');
  if ((call.headers['transactionsrc'] ?? '') === '') return refuse(400, codes[1], 'Missing transactionSrc');
  return null;
}

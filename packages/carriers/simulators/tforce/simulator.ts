import {
  bearsToken,
  issueToken,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorDefinition,
  type SimulatorState,
} from '../kit/index.ts';
import { gatewayFailure } from './answers.ts';
import { createBill, createPickup } from './bill-of-lading.ts';
import { documentsByPro } from './documents.ts';
import { getRate } from './rate.ts';

const versions: ReadonlySet<string> = new Set(['v1', 'cie-v1']);
const lifetimeSeconds = 3_599;

const tokenFailure = (status: number, error: string, error_description: string): SimulatorAnswer => ({
  status,
  body: { error, error_description },
});

/** A tenant's token: any id and secret of at least eight characters. */
function token(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const field = (name: string): string => call.form.get(name) ?? '';
  if (field('grant_type') !== 'client_credentials') {
    return tokenFailure(400, 'unsupported_grant_type', 'AADSTS70003: The app requested an unsupported grant type.');
  }
  if (field('scope') === '') {
    return tokenFailure(400, 'invalid_scope', 'AADSTS90014: The required field scope is missing from the request.');
  }
  if (field('client_id').length < 8 || field('client_secret').length < 8) {
    return tokenFailure(401, 'invalid_client', 'AADSTS7000215: Invalid client secret provided.');
  }
  const access_token = issueToken(state, call, lifetimeSeconds);
  return { status: 200, body: { token_type: 'Bearer', expires_in: lifetimeSeconds, access_token } };
}

/** TForce Freight, with the sign-in of a tenant beside it. */
export const tforceSimulator: SimulatorDefinition = {
  name: 'tforce',
  routes: [
    { method: 'POST', path: '/:tenant/oauth2/v2.0/token', operation: 'token', handle: token },
    { method: 'POST', path: '/rating/getRate', operation: 'rate', handle: getRate },
    { method: 'POST', path: '/shipping/bol/create', operation: 'book', handle: createBill },
    { method: 'POST', path: '/pickup/request', operation: 'pickup', handle: createPickup },
    { method: 'POST', path: '/documents/pro', operation: 'documents', handle: documentsByPro },
  ],
  authorize: (call, { operation }, state) => {
    if (operation === 'token') return null;
    if (!bearsToken(state, call)) return gatewayFailure(401, 'Unauthorized. Access token is missing or invalid.');
    return versions.has(call.query.get('api-version') ?? '') ? null : gatewayFailure(404, 'Resource not found');
  },
  failure: gatewayFailure,
};

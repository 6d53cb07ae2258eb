import {
  bearsToken,
  issueToken,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorDefinition,
  type SimulatorState,
} from '../kit/index.ts';
import { apiError } from './answers.ts';
import { cancel, dispatch } from './dispatch.ts';
import { queryRates } from './rate.ts';

const lifetimeSeconds = 43_200;

/** A token for any id and secret of at least eight characters. */
function token(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const field = (name: string): string => call.form.get(name) ?? '';
  const known = field('client_id').length >= 8 && field('client_secret').length >= 8;
  if (field('grant_type') !== 'client_credentials' || !known) return apiError(401, 'Invalid client credentials');
  const access_token = issueToken(state, call, lifetimeSeconds);
  return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: lifetimeSeconds } };
}

/** project44 with three carriers behind it: rates, dispatches and cancellations, as far as our copy of its contract goes. */
export const project44Simulator: SimulatorDefinition = {
  name: 'project44',
  routes: [
    { method: 'POST', path: '/api/v4/oauth2/token', operation: 'token', handle: token },
    { method: 'POST', path: '/api/v4/ltl/quotes/rates/query', operation: 'rate', handle: queryRates },
    { method: 'POST', path: '/api/v4/ltl/dispatchedshipments', operation: 'book', handle: dispatch },
    { method: 'POST', path: '/api/v4/ltl/shipments/cancellations', operation: 'void', handle: cancel },
  ],
  authorize: (call, { operation }, state) =>
    operation === 'token' || bearsToken(state, call) ? null : apiError(401, 'Access token is missing or has run out'),
  failure: apiError,
};

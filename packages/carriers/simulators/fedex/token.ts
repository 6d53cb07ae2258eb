import { issueToken, type SimulatorAnswer, type SimulatorCall, type SimulatorState } from '../kit/index.ts';

const lifetimeSeconds = 3600;
const key = /^[A-Za-z0-9]{8,}$/;

/** Takes any key and secret of letters and digits; tokens live an hour, as published. */
export function token(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const good =
    (call.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded') &&
    call.form.get('grant_type') === 'client_credentials' &&
    key.test(call.form.get('client_id') ?? '') &&
    key.test(call.form.get('client_secret') ?? '');
  if (!good) {
    const message = 'The given client credentials were not valid. Please modify your request and try again.';
    const body = {
      transactionId: '624deea6-b709-470c-8c39-000000000000',
      errors: [{ code: 'NOT.AUTHORIZED.ERROR', message }],
    };
    return { status: 401, body };
  }
  const access = issueToken(state, call, lifetimeSeconds);
  const body = { access_token: access, token_type: 'bearer', expires_in: lifetimeSeconds, scope: 'CXS' };
  return { status: 200, body };
}

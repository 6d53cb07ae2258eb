import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  issueToken,
  kindOf,
  type SimulatorAnswer,
  type SimulatorCall,
  type SimulatorRoute,
  type SimulatorState,
} from '../kit/index.ts';
import { badShape, problem } from './problem.ts';

const bearerSeconds = 28_799;
const paymentSeconds = 8 * 60 * 60;

const tokenRequest = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string().regex(/^[\w-]{8,}$/),
  client_secret: z.string().regex(/^\S{8,}$/),
});

function oauth(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const read = tokenRequest.safeParse(call.json ?? Object.fromEntries(call.form));
  if (!read.success) {
    const wrongGrant = read.error.issues.some(({ path }) => path[0] === 'grant_type');
    return wrongGrant
      ? {
          status: 400,
          body: { error: 'unsupported_grant_type', error_description: 'The grant type is not supported.' },
        }
      : { status: 401, body: { error: 'invalid_client', error_description: 'The client credentials are invalid.' } };
  }
  return {
    status: 200,
    body: {
      access_token: issueToken(state, call, bearerSeconds),
      token_type: 'Bearer',
      issued_at: call.now.getTime(),
      expires_in: bearerSeconds,
      status: 'approved',
      scope: 'addresses labels payments pickup shipments tracking',
      issuer: 'https://keyc.usps.com/realms/USPS',
      client_id: read.data.client_id,
    },
  };
}

const mailer = z.string().regex(/^(\d{6}|\d{9})$/);
const crid = z.string().regex(/^\d{2,18}$/);
const role = z.discriminatedUnion('roleName', [
  z.object({ roleName: z.literal('LABEL_OWNER'), CRID: crid, MID: mailer, manifestMID: mailer }),
  z.object({
    roleName: z.enum(['PAYER', 'RATE_HOLDER']),
    CRID: crid,
    accountType: z.literal('EPS'),
    accountNumber: z.string().regex(/^\d{4,20}$/, 'The account number is not active.'),
  }),
  z.object({ roleName: z.enum(['SHIPPER', 'MAIL_OWNER', 'PLATFORM']), CRID: crid }),
]);
const roles = z.object({ roles: z.array(role).min(1) });

/** Who pays for labels and whose numbers they bear, until the token runs out. */
export type Payer = { readonly until: number; readonly crid: string; readonly mid: string };
const payers = kindOf<Payer>('payment');

function payment(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const read = roles.safeParse(call.json);
  if (!read.success) return badShape(read.error);
  const owner = read.data.roles.find((each) => each.roleName === 'LABEL_OWNER');
  const payer = read.data.roles.find((each) => each.roleName === 'PAYER');
  if (owner?.roleName !== 'LABEL_OWNER' || payer === undefined) {
    const detail = 'The `PAYER` and `LABEL_OWNER` roles are required to pay for any label transaction.';
    return problem(400, 'Bad Request', [{ detail, parameter: 'roles' }]);
  }
  const signature = createHash('sha256')
    .update(`${state.next('payment')}/${call.now.getTime()}`)
    .digest('base64url');
  const token = `simulated.${owner.CRID}.${signature}`;
  const until = call.now.getTime() + paymentSeconds * 1000;
  state.put(payers, token, { until, crid: owner.CRID, mid: owner.MID });
  return { status: 200, body: { paymentAuthorizationToken: token, roles: read.data.roles } };
}

/** Whoever the payment token of a call stands for; null without one that holds. */
export function payerOf(call: SimulatorCall, state: SimulatorState): Payer | null {
  const payer = state.get(payers, call.headers['x-payment-authorization-token'] ?? '');
  return payer !== undefined && payer.until > call.now.getTime() ? payer : null;
}

export const tokenRoutes: readonly SimulatorRoute[] = [
  { method: 'POST', path: '/oauth2/v3/token', operation: 'token', handle: oauth },
  { method: 'POST', path: '/payments/v3/payment-authorization', operation: 'payment', handle: payment },
];

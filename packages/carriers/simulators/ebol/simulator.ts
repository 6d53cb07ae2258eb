import { basicOf, type SimulatorCall, type SimulatorDefinition } from '../kit/index.ts';
import { changeBill, createBill, failing, voidBill } from './bill-of-lading.ts';

const keyHeaders = ['x-api-key', 'apikey', 'api-key', 'x-ibm-client-id'];

/** Any token, any user with a password, or any key in one of the usual headers. */
function isKnown(call: SimulatorCall): boolean {
  const bearer = /^Bearer \S{8,}$/.test(call.headers['authorization'] ?? '');
  const basic = basicOf(call);
  const key = keyHeaders.some((name) => (call.headers[name] ?? '').length >= 8);
  return bearer || key || (basic !== null && basic.user !== '' && basic.password !== '');
}

/** A carrier that takes electronic bills of lading by the standard, and nothing else. */
export const ebolSimulator: SimulatorDefinition = {
  name: 'ebol',
  routes: [
    { method: 'POST', path: '/bol/v1/app/', operation: 'book', handle: createBill },
    { method: 'PUT', path: '/bol/v1/app/:pro', operation: 'change', handle: changeBill },
    { method: 'DELETE', path: '/bol/v1/app/:pro', operation: 'void', handle: voidBill },
  ],
  authorize: (call) => (isKnown(call) ? null : failing(401, '500 - Failure Business Logic Error Not authorized')),
  failure: (status, text) => failing(status, `500 - Failure Business Logic Error ${text}`),
};

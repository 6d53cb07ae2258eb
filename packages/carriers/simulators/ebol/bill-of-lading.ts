import { issuePro } from '@waybill/freight';
import { kindOf, type SimulatorAnswer, type SimulatorCall, type SimulatorState } from '../kit/index.ts';
import { objectOf, textOf, type Json } from '../ltl/json.ts';
import { paperOf } from '../ltl/paper.ts';
import { problemsOf } from './checks.ts';

export type EbolBill = {
  readonly pro: string;
  readonly reference: string;
  readonly confirmation: string;
  readonly voided: boolean;
  readonly lines: readonly string[];
};

const bills = kindOf<EbolBill>('bill of lading');

/** A failure as a list of status codes. */
export function failing(status: number, ...codes: readonly string[]): SimulatorAnswer {
  return { status, body: codes };
}

const missing: SimulatorAnswer = { status: 404 };

function lineOf(party: Json): string {
  return ['name', 'address1', 'city', 'stateProvince', 'postalCode'].map((name) => textOf(party[name])).join(', ');
}

function billOf(body: Json, pro: string, confirmation: string): EbolBill {
  const numbers = objectOf(objectOf(body)['referenceNumbers'])['bol'];
  return {
    pro,
    reference: textOf(Array.isArray(numbers) ? numbers[0] : undefined),
    confirmation,
    voided: false,
    lines: [`From ${lineOf(objectOf(body['origin']))}`, `To ${lineOf(objectOf(body['destination']))}`],
  };
}

function imagesOf(body: Json, bill: EbolBill) {
  const wanted = objectOf(body['images']);
  return {
    ...(wanted['includeBol'] === true ? { bol: paperOf('Bill of lading', bill.pro, bill.lines) } : {}),
    ...(wanted['includeShippingLabels'] === true
      ? { shippingLabels: paperOf('LTL freight', bill.pro, bill.lines) }
      : {}),
  };
}

function answerOf(call: SimulatorCall, bill: EbolBill): Json {
  return {
    version: '2.1.0',
    transactionDate: call.now.toISOString().replace('Z', ''),
    referenceNumbers: { pro: bill.pro, shipmentConfirmationNumber: bill.confirmation },
    scac: 'SIML',
    images: imagesOf(objectOf(call.json), bill),
    messageStatus: {
      status: 'PASS',
      code: '10000000',
      message: 'Transaction was successful.',
      resolution: '',
      information: [],
    },
    resultStatusCodes: [],
  };
}

/** What is wrong with a bill as a refusal; null when nothing is. */
function refusalOf(body: Json): SimulatorAnswer | null {
  const problems = problemsOf(body);
  return problems.length === 0 ? null : failing(400, ...problems.map((path) => `300 - Failure Data Error ${path}`));
}

/** A number with its check digit, for a bill that came without one. */
const assigned = (number: number): string => issuePro({ prefix: '71', width: 7, check: 'mod10' }, number);

/** `POST /bol/v1/app/`. A number that is taken is refused, so a bill with its own number cannot be made twice. */
export function createBill(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const body = objectOf(call.json);
  const refusal = refusalOf(body);
  if (refusal !== null) return refusal;
  const given = textOf(objectOf(body['referenceNumbers'])['pro']);
  if (given !== '' && state.get(bills, given) !== undefined)
    return failing(400, `1400 - Failure Duplicate Pro ${given}`);
  const bill = billOf(
    body,
    given === '' ? assigned(state.next('pro')) : given,
    `SCN${100_000 + state.next('confirmation')}`,
  );
  state.put(bills, bill.pro, bill);
  return {
    status: 200,
    body: answerOf(call, bill),
    log: { reference: bill.reference, booking: bill.pro, created: true },
  };
}

/** `PUT /bol/v1/app/{pro}`: the whole bill anew. */
export function changeBill(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const known = state.get(bills, call.params['pro'] ?? '');
  if (known === undefined || known.voided) return missing;
  const body = objectOf(call.json);
  const refusal = refusalOf(body);
  if (refusal !== null) return refusal;
  const bill = billOf(body, known.pro, known.confirmation);
  state.put(bills, bill.pro, bill);
  return { status: 200, body: answerOf(call, bill), log: { reference: bill.reference, changed: bill.pro } };
}

/** `DELETE /bol/v1/app/{pro}`: 200 without a body; a bill that was voided is not found any more. */
export function voidBill(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const bill = state.get(bills, call.params['pro'] ?? '');
  if (bill === undefined || bill.voided) return missing;
  state.put(bills, bill.pro, { ...bill, voided: true });
  return { status: 200, log: { reference: bill.reference, voided: bill.pro } };
}

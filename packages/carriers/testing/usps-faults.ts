import {
  uspsAdapter,
  type CarrierReply,
  type CarrierRequest,
  type OperationInput,
  type OperationName,
} from '@waybill/carriers';
import type { Contract } from './contracts.ts';
import type { Talk } from './talk.ts';
import { uspsTestCredentials } from './usps.ts';

/** The JSON that a request carries. */
export const sentJson = ({ body }: CarrierRequest): unknown => (body?.kind === 'json' ? body.value : undefined);
/** The JSON of an answer; undefined when it has no body. */
export const answeredJson = ({ body }: CarrierReply): unknown => (body === '' ? undefined : JSON.parse(body));

/** The latest call. @throws when there was none */
export function latest({ calls }: Talk) {
  const call = calls.at(-1);
  if (call === undefined) throw new Error('nothing was asked');
  return call;
}

/** Asks for an operation: what the adapter made of the answer, and its status. */
export async function outcomeOf<O extends OperationName>(usps: Talk, operation: O, input: OperationInput<O>) {
  const { outcome } = await usps.ask(operation, input);
  return { outcome, status: latest(usps).reply.status };
}

function signatureOf({ tokens }: CarrierRequest) {
  return uspsAdapter.sign(uspsTestCredentials, Object.fromEntries((tokens ?? []).map((name) => [name, 'x'])));
}

/** What is wrong with the latest call and its answer, by the published file: bodies and required parameters. */
export function faultsOf(
  usps: Talk,
  contract: Contract,
  path: string,
  ignored: (fault: string) => boolean = () => false,
): string[] {
  const { request, reply } = latest(usps);
  const asked = request.body === undefined ? [] : contract.request(request.method, path, sentJson(request));
  const answered = contract.answer(request.method, path, reply.status, answeredJson(reply));
  const sent = Object.keys({ ...request.query, ...request.headers, ...signatureOf(request) });
  const names = new Set(sent.map((name) => name.toLowerCase()));
  const missing = contract
    .requiredParameters(request.method, path)
    .filter((parameter) => !parameter.startsWith('path:'))
    .filter((parameter) => !names.has((parameter.split(':')[1] ?? '').toLowerCase()))
    .map((parameter) => `lacks ${parameter}`);
  return [...asked, ...answered, ...missing].filter((fault) => !ignored(fault));
}

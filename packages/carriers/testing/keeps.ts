import type { CarrierRequest } from '@waybill/carriers';
import type { Contract } from './contracts.ts';
import type { Talk } from './talk.ts';

const bodyOf = ({ body }: CarrierRequest): unknown => (body?.kind === 'json' ? body.value : undefined);

/** What of one call does not keep to a published file. A request that the carrier refused may be wrong. */
function problemsOf(contract: Contract, { request, reply }: Talk['calls'][number], path: string): readonly string[] {
  const { method, query = {} } = request;
  const lacking = contract
    .requiredParameters(method, path)
    .filter((name) => name.startsWith('query:') && !(name.slice(6) in query));
  const answer: unknown = reply.body === '' ? undefined : JSON.parse(reply.body);
  return [
    ...(reply.status < 400 ? contract.request(method, path, bodyOf(request)) : []),
    ...lacking.map((name) => `lacks ${name}`),
    ...(answer === undefined ? [] : contract.answer(method, path, reply.status, answer)),
  ].map((problem) => `${method} ${path} ${reply.status}: ${problem}`);
}

/**
 * Everything in a talk that does not keep to a published file; empty when all does.
 * @param pathOf the path of a call as the file writes it, null for a call of another file
 */
export function problemsIn(
  contract: Contract,
  calls: Talk['calls'],
  pathOf: (path: string) => string | null = (path) => path,
): readonly string[] {
  return calls.flatMap((call) => {
    const path = pathOf(call.request.path);
    return path === null ? [] : problemsOf(contract, call, path);
  });
}

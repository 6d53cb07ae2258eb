import type { Endpoint, QueryInput } from '@waybill/contract';
import { sessionEnded } from '../session/ended.ts';
import { addressOf } from './address.ts';
import { headersOf } from './call.ts';
import { problemOf, unreachable } from './problem.ts';

type Fetching<E extends Endpoint> = {
  readonly query: QueryInput<E>;
  readonly signal: AbortSignal;
  /** Told as bytes come. */
  readonly onReceived: (bytes: number) => void;
};

async function piecesOf(response: Response, onReceived: (bytes: number) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let received = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
    pieces.push(value);
    received += value.length;
    onReceived(received);
  }
}

/**
 * Fetches a file of any size and tells how much of it has come.
 * @throws ApiProblem for every refusal, and when the answer breaks off; DOMException `AbortError` when it is stopped
 */
export async function fetchFile<E extends Endpoint>(endpoint: E, fetching: Fetching<E>): Promise<Blob> {
  const { query, signal, onReceived } = fetching;
  try {
    const address = addressOf(endpoint.path, {}, { ...(query as object | undefined) });
    const response = await fetch(address, {
      method: endpoint.method,
      credentials: 'include',
      headers: headersOf(endpoint, {}),
      signal,
    });
    if (response.ok) return await piecesOf(response, onReceived);
    const problem = await problemOf(response);
    if (problem.status === 401) await sessionEnded();
    throw problem;
  } catch (cause) {
    if (cause instanceof TypeError) throw unreachable();
    throw cause;
  }
}

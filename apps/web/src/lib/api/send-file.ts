import { endpoints, type Answer, type Endpoint, type ParamsInput, type QueryInput } from '@waybill/contract';
import { sessionEnded } from '../session/ended.ts';
import { addressOf } from './address.ts';
import { call, headersOf } from './call.ts';
import { problemOf, unreachable } from './problem.ts';

type Sending<E extends Endpoint> = {
  /** Parameters of the path, where it has any. */
  readonly params?: ParamsInput<E>;
  readonly query: QueryInput<E>;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** Told as bytes leave; the last time when all of them have. */
  readonly onSent: (sent: number, total: number) => void;
};

/** The answer of one attempt, in the form that `fetch` gives it; only a request of this kind tells what has left. */
function attempt<E extends Endpoint>(
  endpoint: E,
  { params, query, file, signal, onSent }: Sending<E>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(
      endpoint.method,
      addressOf(endpoint.path, { ...(params as object | undefined) }, { ...(query as object | undefined) }),
    );
    request.withCredentials = true;
    headersOf(endpoint, {}).forEach((value, name) => request.setRequestHeader(name, value));
    request.setRequestHeader('Content-Type', endpoint.upload?.bytes ?? 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total));
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText === '' ? null : request.responseText, { status: request.status })),
    );
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/**
 * Sends a file to an endpoint that takes one, and tells how much of it has left.
 * @throws ApiProblem for every refusal; DOMException `AbortError` when the signal stops it
 */
export async function sendFile<E extends Endpoint>(endpoint: E, sending: Sending<E>): Promise<Answer<E>> {
  sending.signal.throwIfAborted();
  let response = await attempt(endpoint, sending);
  if (response.status === 419) {
    await call(endpoints.session.csrfCookie);
    response = await attempt(endpoint, sending);
  }
  if (!response.ok) {
    const problem = await problemOf(response);
    if (problem.status === 401) await sessionEnded();
    throw problem;
  }
  return (await response.json()) as Answer<E>;
}

import {
  endpoints,
  type Answer,
  type BodyInput,
  type Endpoint,
  type ParamsInput,
  type QueryInput,
} from '@waybill/contract';
import { readCookie } from '../cookies.ts';
import { currentLanguage } from '../language/i18n.ts';
import { sessionEnded } from '../session/ended.ts';
import { viewShown } from '../session/store.ts';
import { askForPassword } from '../session/password-question.ts';
import { addressOf } from './address.ts';
import type { ApiProblem } from './problem.ts';
import { problemOf, unreachable } from './problem.ts';

type Part<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: never }
  : Record<never, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** What a call of an endpoint takes: its params, query and body, as far as it has them. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> & {
    readonly signal?: AbortSignal;
    readonly headers?: Readonly<Record<string, string>>;
    /** Goes on after the page is gone; the browser takes no more than 64 kB so. */
    readonly keepalive?: boolean;
  };

/** The input may be left out when nothing in it is required. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

type LooseInput = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly keepalive?: boolean;
};

/** Headers of a call: who asks, in which language, and the token of a write. */
export function headersOf(endpoint: Endpoint, input: Pick<LooseInput, 'headers' | 'body'>): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'Accept-Language': currentLanguage(),
    ...input.headers,
  });
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  const view = viewShown();
  if (view !== null) headers.set('X-View-As', view);
  const token = endpoint.method === 'GET' ? null : readCookie('XSRF-TOKEN');
  if (token !== null) headers.set('X-XSRF-TOKEN', token);
  return headers;
}

async function send(endpoint: Endpoint, input: LooseInput): Promise<Response> {
  try {
    return await fetch(addressOf(endpoint.path, input.params, input.query), {
      method: endpoint.method,
      credentials: 'include',
      headers: headersOf(endpoint, input),
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: input.signal ?? null,
      keepalive: input.keepalive ?? false,
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw unreachable();
  }
}

async function answerOf(endpoint: Endpoint, response: Response): Promise<unknown> {
  const shape = endpoint.answers[response.status];
  if (shape && 'bytes' in shape) return new Uint8Array(await response.arrayBuffer());
  if (shape === null || response.status === 204) return undefined;
  return response.json() as Promise<unknown>;
}

/**
 * Sends a request; the body of its answer is still to be read. The CSRF token is read from its cookie for each
 * write, and fetched first where there is none; when it has gone stale (419) a new one is fetched and the request
 * repeated, once; when the password has to
 * be typed again (423) the person is asked for it and the request repeated, once.
 * @throws ApiProblem for every refusal. A 401 first forgets the person and opens the sign-in page.
 */
export async function request<E extends Endpoint>(endpoint: E, ...[given]: CallArguments<E>): Promise<Response> {
  const input = (given ?? {}) as LooseInput;
  if (endpoint.method !== 'GET' && readCookie('XSRF-TOKEN') === null) await send(endpoints.session.csrfCookie, {});
  let response = await send(endpoint, input);
  if (response.status === 419) {
    // An answer that nobody reads keeps its request open.
    await response.body?.cancel();
    await send(endpoints.session.csrfCookie, {});
    response = await send(endpoint, input);
  }
  if (response.status === 423 && (await askForPassword())) response = await send(endpoint, input);
  if (!response.ok) {
    const problem: ApiProblem = await problemOf(response);
    if (problem.status === 401 || problem.code === 'view_over') await sessionEnded();
    throw problem;
  }
  return response;
}

/** Calls an endpoint of the contract and reads its answer. @throws ApiProblem as `request` does */
export async function call<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<Answer<E>> {
  return (await answerOf(endpoint, await request(endpoint, ...args))) as Answer<E>;
}

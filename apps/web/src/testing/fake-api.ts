import { allEndpoints, errorTable, type Answer, type Endpoint, type ErrorCode } from '@waybill/contract';
import { vi } from 'vitest';

/** A request as the fake server received it. */
export type ReceivedRequest = {
  /** Name in the contract, e.g. `session.login`. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly credentials: RequestCredentials | undefined;
  readonly body: unknown;
};

type Handler = (request: ReceivedRequest) => Response | Promise<Response>;
type Refusal = {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly codes?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
};

function matcher(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

// A path without parameters stands before one with, as on the server.
const table = allEndpoints()
  .map(({ name, endpoint }) => ({ name, endpoint, pattern: matcher(endpoint.path) }))
  .toSorted((one, other) => Number(one.endpoint.path.includes(':')) - Number(other.endpoint.path.includes(':')));

function goodAnswer(endpoint: Endpoint, body: unknown): Response {
  const status = Number(Object.keys(endpoint.answers)[0] ?? 200);
  return endpoint.answers[status] === null ? new Response(null, { status }) : Response.json(body, { status });
}

/** A server made of prepared answers, typed by the contract. It takes the place of `fetch`. */
export type FakeApi = {
  /** Answers an endpoint with a body, or with what a function makes of the request. */
  readonly answer: <E extends Endpoint>(
    endpoint: E,
    body: Answer<E> | ((request: ReceivedRequest) => Answer<E>),
  ) => void;
  /** Refuses an endpoint with a code of the error table. */
  readonly refuse: (endpoint: Endpoint, code: ErrorCode, refusal?: Refusal) => void;
  /** Answers by hand, for what the other two cannot say. */
  readonly handle: (endpoint: Endpoint, handler: Handler) => void;
  /** Every request so far, in order. */
  readonly requests: readonly ReceivedRequest[];
  /** The bodies sent to an endpoint. */
  readonly sentTo: (name: string) => readonly unknown[];
};

/** A request that tells how much of it has left; it ends up where `fetch` does. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  withCredentials = false;
  status = 0;
  responseText = '';
  #method = 'GET';
  #address = '';
  #stopped = false;
  readonly #headers = new Headers();

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#stopped = true;
    this.dispatchEvent(new Event('abort'));
  }

  send(file: Blob): void {
    const { size } = file;
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: size, total: size }));
    void this.#answer(file);
  }

  async #answer(file: Blob): Promise<void> {
    const answer = await fetch(this.#address, { method: this.#method, headers: this.#headers, body: file }).catch(
      () => null,
    );
    if (this.#stopped) return;
    if (answer !== null) {
      this.status = answer.status;
      this.responseText = await answer.text();
    }
    this.dispatchEvent(new Event(answer === null ? 'error' : 'load'));
  }
}

/** Puts a fake server in place of `fetch` until the test ends. What is not prepared is not reachable. */
export function fakeApi(): FakeApi {
  // As after any answer of the server; a browser without a token fetches one before its first write.
  document.cookie = 'XSRF-TOKEN=token; Path=/';
  const handlers = new Map<string, Handler>();
  const requests: ReceivedRequest[] = [];
  const nameOf = (endpoint: Endpoint): string => table.find((row) => row.endpoint === endpoint)?.name ?? '';
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, location.origin);
    const row = table.find(
      ({ endpoint, pattern }) => endpoint.method === (init.method ?? 'GET') && pattern.test(url.pathname),
    );
    const request: ReceivedRequest = {
      name: row?.name ?? `${init.method} ${url.pathname}`,
      params: { ...row?.pattern.exec(url.pathname)?.groups },
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    // Every page asks for it, for the name in its head.
    if (request.name !== 'site.show') requests.push(request);
    const handler = handlers.get(request.name);
    if (!handler) throw new TypeError(`Nothing prepared for ${request.name}`);
    return handler(request);
  });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return {
    answer: (endpoint, body) => {
      const make = typeof body === 'function' ? (body as (request: ReceivedRequest) => unknown) : () => body as unknown;
      handlers.set(nameOf(endpoint), (request) => goodAnswer(endpoint, make(request)));
    },
    refuse: (endpoint, code, { message = code, errors, codes, headers } = {}) => {
      const body = { message, code, request_id: 'req-1', ...(errors ? { errors } : {}), ...(codes ? { codes } : {}) };
      handlers.set(nameOf(endpoint), () =>
        Response.json(body, { status: errorTable[code].status, headers: { ...headers } }),
      );
    },
    handle: (endpoint, handler) => void handlers.set(nameOf(endpoint), handler),
    requests,
    sentTo: (name) => requests.filter((request) => request.name === name).map((request) => request.body),
  };
}

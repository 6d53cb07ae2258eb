import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Headers = Record<string, string | undefined>;

/** What a test reads from a response. */
export type Seen = {
  readonly status: number;
  readonly text: string;
  readonly bytes: Buffer;
  readonly body: Problem;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Set-Cookie headers of this response by cookie name. */
  readonly cookies: ReadonlyMap<string, string>;
};

/** Response body, as far as tests read it. */
type Problem = {
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string[]>>;
  readonly codes?: Readonly<Record<string, string[]>>;
  readonly data?: Readonly<Record<string, unknown>>;
};

function linesOf(answer: LightMyRequestResponse): string[] {
  const lines = answer.headers['set-cookie'] ?? [];
  return Array.isArray(lines) ? lines : [lines];
}

/**
 * A browser: keeps cookies between requests and sends the CSRF header like our own pages. Every request asks for JSON;
 * a header set to undefined is left out.
 */
export class Browser {
  readonly jar: Map<string, string>;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, jar: ReadonlyMap<string, string> = new Map()) {
    this.#app = app;
    this.jar = new Map(jar);
  }

  copy(): Browser {
    return new Browser(this.#app, this.jar);
  }

  #headers(headers: Headers): Record<string, string> {
    const sent: Headers = {
      accept: 'application/json',
      'x-xsrf-token': this.jar.get('XSRF-TOKEN'),
      cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ') || undefined,
      ...headers,
    };
    return Object.fromEntries(
      Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
  }

  /** Opens a stream that does not end by itself, and disconnects. @returns its status */
  async openStream(url: string, given: Headers = {}): Promise<number> {
    const hangUp = new AbortController();
    const headers = this.#headers({ accept: 'text/event-stream', ...given });
    const answer = await this.#app.inject({ url, headers, payloadAsStream: true, signal: hangUp.signal });
    answer.stream().on('error', () => undefined);
    hangUp.abort();
    return answer.statusCode;
  }

  async send(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object,
    headers: Headers = {},
  ): Promise<Seen> {
    const answer = await this.#app.inject({
      method,
      url,
      headers: this.#headers(headers),
      ...(payload === undefined ? {} : { payload }),
    });
    return this.#keep(answer);
  }

  get(url: string, headers?: Headers): Promise<Seen> {
    return this.send('GET', url, undefined, headers);
  }

  post(url: string, payload?: object, headers?: Headers): Promise<Seen> {
    return this.send('POST', url, payload, headers);
  }

  put(url: string, payload?: object, headers?: Headers): Promise<Seen> {
    return this.send('PUT', url, payload, headers);
  }

  #keep(answer: LightMyRequestResponse): Seen {
    const cookies = new Map(linesOf(answer).map((line) => [line.slice(0, line.indexOf('=')), line]));
    for (const cookie of answer.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) this.jar.delete(cookie.name);
      else this.jar.set(cookie.name, cookie.value);
    }
    const json = (answer.headers['content-type'] ?? '').includes('json') && answer.body !== '';
    return {
      status: answer.statusCode,
      text: answer.body,
      bytes: answer.rawPayload,
      body: json ? answer.json() : {},
      headers: answer.headers,
      cookies,
    };
  }
}

/** A browser that has fetched its first cookies. */
export async function openBrowser(app: FastifyInstance): Promise<Browser> {
  const browser = new Browser(app);
  await browser.get('/sanctum/csrf-cookie');
  return browser;
}

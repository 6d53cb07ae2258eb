import type { IncomingMessage } from 'node:http';

/** A request as a simulated carrier sees it. */
export type SimulatorCall = {
  readonly method: string;
  readonly path: string;
  /** Values of `:name` parts of the route. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON; undefined when it is none. */
  readonly json: unknown;
  /** The body as form fields. */
  readonly form: URLSearchParams;
  /** The simulator's own clock. */
  readonly now: Date;
};

/** What a simulated carrier answers. A text body goes out as it is, anything else as JSON. */
export type SimulatorAnswer = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Facts for the log, e.g. the reference of a booking and the number it got. */
  readonly log?: Readonly<Record<string, unknown>>;
};

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads a request whole; `params` are filled in by the router. */
export async function readCall(request: IncomingMessage, now: Date): Promise<SimulatorCall> {
  const url = new URL(request.url ?? '/', 'http://simulator');
  const text = await textOf(request);
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    params: {},
    query: url.searchParams,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
      ]),
    ),
    text,
    json: jsonOf(text),
    form: new URLSearchParams(text),
    now,
  };
}

import type { CarrierReply, CarrierRequest } from '@waybill/carriers';
import { Agent, request as send, type Dispatcher } from 'undici';
import { CallFailed } from './failure.ts';

/** Maximum response size in bytes; the rest is not read. */
export const mostBytes = 8 * 1024 * 1024;
/** Maximum nesting of a response, far more than any carrier documents. */
const deepest = 64;

/** The shared HTTP agent. It keeps connections alive by host; the bulkheads limit how many are used. */
export function makeAgent(): Agent {
  return new Agent({ connections: 64, keepAliveTimeout: 30_000, connect: { timeout: 5000 }, maxHeaderSize: 32 * 1024 });
}

/** Where calls may go: `https` on an allowed host, or a simulator's own address. */
export type Reach = { readonly hosts: ReadonlySet<string>; readonly simulator: string | null };

/** @throws CallFailed host_not_allowed */
export function checkReach(url: URL, { hosts, simulator }: Reach): void {
  const allowed = simulator === null ? url.protocol === 'https:' && hosts.has(url.host) : url.origin === simulator;
  if (!allowed) throw new CallFailed('host_not_allowed', `${url.host} is not on the list of outside hosts`);
}

function bodyOf({ body }: CarrierRequest): { readonly text: string; readonly type: string } | null {
  if (body === undefined) return null;
  if (body.kind === 'json') return { text: JSON.stringify(body.value), type: 'application/json' };
  return { text: new URLSearchParams(body.fields).toString(), type: 'application/x-www-form-urlencoded' };
}

const connectErrors = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function failureOf(error: unknown): CallFailed {
  if (error instanceof CallFailed) return error;
  const { name, code = '' } = error as { readonly name?: string; readonly code?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return new CallFailed('timeout', 'No answer by the deadline');
  if (connectErrors.has(code)) return new CallFailed('connect', `No connection (${code})`, { cause: error });
  return new CallFailed('network', `The connection broke (${code || String(error)})`, { cause: error });
}

const textual = /json|text|xml|form/i;

async function readBody(answer: Dispatcher.ResponseData): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += (part as Buffer).length;
    if (size > mostBytes) {
      answer.body.destroy();
      throw new CallFailed('too_large', `The answer is larger than ${mostBytes} bytes`);
    }
    parts.push(part as Buffer);
  }
  const whole = Buffer.concat(parts);
  const type = String(answer.headers['content-type'] ?? 'text/plain');
  return whole.toString(textual.test(type) || type.startsWith('multipart/') ? 'utf8' : 'base64');
}

/** @throws CallFailed too_deep, before any recursive parser reads the response */
function checkDepth(body: string): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < body.length; at += 1) {
    const sign = body.charCodeAt(at);
    if (quoted) {
      if (sign === 92) at += 1;
      else if (sign === 34) quoted = false;
    } else if (sign === 34) quoted = true;
    else if (sign === 123 || sign === 91) {
      depth += 1;
      if (depth > deepest) throw new CallFailed('too_deep', `The answer is nested deeper than ${deepest}`);
    } else if (sign === 125 || sign === 93) depth -= 1;
  }
}

export type Sent = {
  readonly url: URL;
  readonly request: CarrierRequest;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Sends one request and reads the whole response, with limits of time, size, and nesting.
 * @throws CallFailed timeout, connect, network, too_large, too_deep
 */
export async function exchange(
  agent: Agent,
  { url, request, headers }: Sent,
  signal: AbortSignal,
): Promise<CarrierReply> {
  const body = bodyOf(request);
  try {
    const answer = await send(url, {
      dispatcher: agent,
      method: request.method,
      signal,
      body: body?.text ?? null,
      headers: {
        accept: 'application/json',
        ...(body === null ? {} : { 'content-type': body.type }),
        ...request.headers,
        ...headers,
      },
    });
    const text = await readBody(answer);
    checkDepth(text);
    const flat = Object.entries(answer.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]);
    return { status: answer.statusCode, headers: Object.fromEntries(flat) as Record<string, string>, body: text };
  } catch (error) {
    throw failureOf(error);
  }
}

import type {
  CarrierAdapter,
  CarrierReply,
  CarrierRequest,
  OperationInput,
  OperationName,
  OperationResult,
  Reading,
} from '@waybill/carriers';
import type { z } from 'zod';

/** An adapter and its carrier brought together over HTTP, without the server's gateway: one call each. */
export type Talk = {
  /** Whether a token the carrier no longer takes is got anew; true until it is set otherwise. */
  renews: boolean;
  /** Asks for one operation. @throws when the adapter does not have it, or as `buildRequest` throws */
  ask<O extends OperationName>(operation: O, input: OperationInput<O>): Promise<Reading<OperationResult<O>>>;
  /** Sends any request signed as the adapter signs, e.g. one the carrier must refuse. */
  send(request: CarrierRequest): Promise<CarrierReply>;
  /** Forgets the tokens; they are got anew with the next call. */
  forgetTokens(): void;
  /** Every call so far, tokens included, oldest first. */
  readonly calls: readonly { readonly request: CarrierRequest; readonly reply: CarrierReply }[];
};

async function bodyOf(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  // As the gateway does: bytes travel in base64.
  if (!/^(application\/(octet-stream|pdf|zip)|image\/)/i.test(type)) return response.text();
  return Buffer.from(await response.arrayBuffer()).toString('base64');
}

async function fetched(base: string, request: CarrierRequest, signature: Readonly<Record<string, string>>) {
  const url = new URL(base.replace(/\/$/, '') + request.path);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
  const { body } = request;
  const response = await fetch(url, {
    method: request.method,
    headers: {
      accept: 'application/json',
      ...(body?.kind === 'json' ? { 'content-type': 'application/json' } : {}),
      ...(body?.kind === 'form' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...request.headers,
      ...signature,
    },
    ...(body === undefined
      ? {}
      : { body: body.kind === 'json' ? JSON.stringify(body.value) : new URLSearchParams(body.fields).toString() }),
    redirect: 'manual',
  });
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await bodyOf(response),
  } satisfies CarrierReply;
}

/**
 * Lets an adapter talk to a simulated carrier at `url`: each of its servers' own paths is kept and only the host is
 * another. Tokens are got when first needed and kept until forgotten.
 */
export function talk<Schema extends z.ZodType>(
  adapter: CarrierAdapter<Schema>,
  credentials: z.output<Schema>,
  url: string,
): Talk {
  const servers = adapter.servers(credentials, 'sandbox');
  const calls: { request: CarrierRequest; reply: CarrierReply }[] = [];
  let tokens: Record<string, string> = {};

  const baseOf = (name: string): string => {
    const published = servers[name];
    if (published === undefined) throw new Error(`${adapter.manifest.code} has no server ${name}`);
    const { pathname } = new URL(published);
    return new URL(pathname, url).href;
  };
  const deliver = async (request: CarrierRequest, signature: Readonly<Record<string, string>>) => {
    const reply = await fetched(baseOf(request.server), request, signature);
    calls.push({ request, reply });
    return reply;
  };
  const signed = (names: readonly string[]) =>
    adapter.sign(credentials, Object.fromEntries(names.map((name) => [name, tokens[name] ?? ''])));
  const need = async (names: readonly string[]): Promise<void> => {
    for (const name of Object.keys(adapter.tokens).filter((each) => names.includes(each))) {
      const source = adapter.tokens[name];
      if (source === undefined || tokens[name] !== undefined) continue;
      const request = source.buildRequest(credentials);
      await need(request.tokens ?? []);
      const reading = source.readAnswer(await deliver(request, signed(request.tokens ?? [])));
      if (reading.outcome !== 'done') throw new Error(`No token ${name}: ${JSON.stringify(reading.messages)}`);
      tokens[name] = reading.result.value;
    }
  };
  const send = async (request: CarrierRequest) => {
    const names = request.tokens ?? Object.keys(adapter.tokens);
    await need(names);
    const reply = await deliver(request, signed(names));
    if (reply.status !== 401 || names.length === 0 || !talking.renews) return reply;
    // A token may have run out; it is renewed once, as the gateway does.
    tokens = {};
    await need(names);
    return deliver(request, signed(names));
  };
  const talking: Talk = {
    renews: true,
    calls,
    send,
    forgetTokens: () => (tokens = {}),
    async ask(operation, input) {
      const found = adapter.operations[operation];
      if (found === undefined) throw new Error(`${adapter.manifest.code} has no operation ${operation}`);
      const reply = await send(found.buildRequest(input as never, credentials));
      return found.readAnswer(reply, input as never, credentials) as never;
    },
  };
  return talking;
}

import { fieldProblems, type Endpoint } from '@waybill/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { callBookOf } from '../api-clients/call-book.ts';
import type { Context, Services } from '../context.ts';
import { acceptUpload } from '../files/accept-upload.ts';
import { Refusal } from '../refusal.ts';
import { isReply, usualStatus, type Binding, type Input } from './binding.ts';
import { allStorable } from '../storable.ts';
import { cleanInput } from './clean-input.ts';
import { contextOfRequest } from './context-of-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every mounted endpoint before its handler runs. */
    context: Context | null;
  }
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal('validation_failed', { problems: fieldProblems(result.error) });
}

function bodyOf(request: FastifyRequest): unknown {
  const body = cleanInput(request.body ?? {});
  if (typeof body !== 'object' || body === null) throw new Refusal('malformed_request');
  return body;
}

function inputOf(endpoint: Endpoint, request: FastifyRequest): Input<Endpoint> {
  const params = endpoint.params?.safeParse(allStorable(request.params));
  // A malformed id in a path cannot exist.
  if (params && !params.success) throw new Refusal('not_found');
  return {
    params: params?.data,
    query: parse(endpoint.query, allStorable(request.query)),
    body: endpoint.body && parse(endpoint.body, bodyOf(request)),
  } as Input<Endpoint>;
}

function nameIn(query: unknown): string | null {
  const { name } = (query ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? name : null;
}

function send(endpoint: Endpoint, reply: FastifyReply, result: unknown): unknown {
  const { status, body, headers } = isReply(result)
    ? { headers: {}, ...result }
    : { status: usualStatus(endpoint), body: result, headers: {} };
  if (!(status in endpoint.answers)) throw new Error(`${endpoint.path} answered an undeclared ${status}`);
  const shape = endpoint.answers[status];
  void reply.code(status).headers(headers ?? {});
  if (shape === null || shape === undefined) return reply.send();
  if ('bytes' in shape) {
    const type = reply.getHeader('content-type');
    if (type === undefined) void reply.type(shape.bytes);
    else if (shape.bytes !== '*/*' && !String(type).startsWith(shape.bytes))
      throw new Error(`${endpoint.path} answered an undeclared ${String(type)}`);
    return reply.send(body);
  }
  // Responses are parsed too, so that undeclared columns never leave.
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(shape.parse(body)));
}

/** Accepts form bodies only for declared endpoints; repeated parameters become a list. */
function takeForms(scope: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) => {
    const fields = new URLSearchParams(String(body));
    const values = [...new Set(fields.keys())].map((name): [string, string | string[]] => {
      const all = fields.getAll(name);
      return [name, all.length === 1 ? (all[0] ?? '') : all];
    });
    done(null, Object.fromEntries(values));
  });
}

function mountOne(app: FastifyInstance, services: Services, binding: Binding): void {
  const { endpoint } = binding;
  const calls = callBookOf(services);
  const identify = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.context = await contextOfRequest(services, endpoint, request, reply);
  };
  for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.route({
      method: endpoint.method,
      url,
      // GET routes also answer HEAD.
      exposeHeadRoute: endpoint.method === 'GET',
      // Responses are private by default, so that nothing stays in the browser after a logout.
      onRequest: (_request, reply, done) => {
        void reply.header('cache-control', 'private, no-store');
        done();
      },
      // A file is read only after the caller is authorized.
      ...(endpoint.upload === undefined
        ? { preValidation: identify }
        : { preParsing: identify, bodyLimit: endpoint.upload.most }),
      onResponse: (request, reply, done) => {
        const actor = request.context?.actor;
        if (actor?.kind === 'client') calls.note(actor, reply.statusCode);
        done();
      },
      handler: async (request, reply) => {
        const ctx = request.context;
        if (ctx === null) throw new Error('The request has no context');
        const input = inputOf(endpoint, request);
        const file = endpoint.upload && (await acceptUpload(ctx, endpoint, request.body, nameIn(input.query)));
        const result = await binding.handle(ctx, input, { request, reply, file: file ?? null });
        return reply.sent ? reply : send(endpoint, reply, result);
      },
    });
  }
}

/** Mounts every binding once. A duplicate or missing binding stops the server. */
export function mount(
  app: FastifyInstance,
  services: Services,
  declared: readonly { readonly name: string; readonly endpoint: Endpoint }[],
  bindings: readonly Binding[],
): void {
  app.decorateRequest('context', null);
  const files = new Set(bindings.flatMap(({ endpoint }) => endpoint.upload?.bytes ?? []));
  for (const type of files) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }
  const bound = new Set<Endpoint>();
  for (const binding of bindings) {
    if (bound.has(binding.endpoint)) throw new Error(`${binding.endpoint.path} is bound twice`);
    bound.add(binding.endpoint);
    if (binding.endpoint.form !== true) mountOne(app, services, binding);
    else
      void app.register(async (scope) => {
        takeForms(scope);
        mountOne(scope, services, binding);
      });
  }
  app.addHook('onClose', () => callBookOf(services).flush());
  const unbound = declared.filter(({ endpoint }) => !bound.has(endpoint)).map(({ name }) => name);
  if (unbound.length > 0) throw new Error(`No code answers ${unbound.join(', ')}`);
}

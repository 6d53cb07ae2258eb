import {
  allEndpoints,
  apiScopes,
  errorTable,
  mayClientCall,
  problem,
  type AnswerShape,
  type ApiScope,
  type Endpoint,
  type ErrorCode,
} from '@waybill/contract';
import { endsView } from '../sessions/view.ts';
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Error codes that any endpoint with this access can return. */
function commonErrors(endpoint: Endpoint): ErrorCode[] {
  const writes = endpoint.method !== 'GET';
  const readsOnly = !writes && endpoint.audit === null;
  // In a tab that shows a view of an account.
  const ofView: ErrorCode[] = readsOnly || endsView(endpoint) ? [] : ['view_read_only'];
  if (endpoint.access === 'public') return ['server_error', ...ofView];
  const session: ErrorCode[] = [
    'server_error',
    ...ofView,
    ...(writes ? (['csrf_mismatch'] as const) : []),
    ...(readsOnly ? (['view_over', 'two_factor_required'] as const) : []),
  ];
  if (endpoint.access === 'guest') return session;
  const counted: ErrorCode[] = mayClientCall(endpoint, apiScopes) ? ['too_many_attempts'] : [];
  const signedIn: ErrorCode[] = ['unauthenticated', 'forbidden', ...session, ...counted];
  return endpoint.access === 'self.manage' ? signedIn : [...signedIn, 'email_unverified', 'two_factor_required'];
}

function inputErrors({ params, query, body, upload, method }: Endpoint): ErrorCode[] {
  const path: ErrorCode[] = params === undefined ? [] : ['malformed_request', 'not_found', 'uri_too_long'];
  const search: ErrorCode[] = query === undefined ? [] : ['validation_failed'];
  const sent: ErrorCode[] =
    method === 'GET' ? [] : ['malformed_request', 'payload_too_large', 'unsupported_media_type'];
  const fields: ErrorCode[] = body === undefined && upload === undefined ? [] : ['validation_failed'];
  // The account's queue of files is full.
  const queued: ErrorCode[] = upload === undefined ? [] : ['too_many_attempts'];
  return [...path, ...search, ...sent, ...fields, ...queued];
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
}

function parameters(endpoint: Endpoint): Json[] {
  const of = (schema: z.ZodObject | undefined, where: 'path' | 'query'): Json[] => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: shape,
    }));
  };
  return [...of(endpoint.params, 'path'), ...of(endpoint.query, 'query')];
}

const bytes = { type: 'string', format: 'binary' };
const eventStream = 'text/event-stream';

function answer(status: number, shape: AnswerShape): Json {
  const description = STATUS_CODES[status] ?? 'Answer';
  if (shape === null) return { description };
  // Events are a sequence of texts, which a schema of one body cannot describe.
  if ('bytes' in shape)
    return { description, content: { [shape.bytes]: shape.bytes === eventStream ? {} : { schema: bytes } } };
  return { description, content: { 'application/json': { schema: schemaOf(shape, 'output') } } };
}

/** All error codes of an endpoint: its own, and those of access and input checks. */
export function refusalCodes(endpoint: Endpoint): readonly ErrorCode[] {
  return [...new Set([...endpoint.errors, ...commonErrors(endpoint), ...inputErrors(endpoint)])];
}

const problemSchema = { $ref: '#/components/schemas/Problem' };

function refusals(endpoint: Endpoint): Record<string, { readonly description: string; readonly content: Json }> {
  const byStatus = Map.groupBy(refusalCodes(endpoint), (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      String(status),
      {
        description: of.join(', '),
        content: { 'application/json': { schema: problemSchema } },
      },
    ]),
  );
}

/** Answers and refusals by status; if both have the same status, the body is one of the two. */
function responses(endpoint: Endpoint): Json {
  const refused = refusals(endpoint);
  const answered = Object.entries(endpoint.answers).map(([status, shape]): [string, Json] => {
    const made = answer(Number(status), shape);
    const other = refused[status];
    if (other === undefined || shape === null || 'bytes' in shape) return [status, made];
    const schema = { anyOf: [schemaOf(shape, 'output'), problemSchema] };
    return [status, { description: other.description, content: { 'application/json': { schema } } }];
  });
  return { ...refused, ...Object.fromEntries(answered) };
}

const bodyType = (endpoint: Endpoint): string =>
  endpoint.form === true ? 'application/x-www-form-urlencoded' : 'application/json';

/** Security of an endpoint: none, a session, or also an API client's token if a scope allows it. */
function securityOf(endpoint: Endpoint): Json {
  if (endpoint.access === 'public' || endpoint.access === 'guest') return { security: [] };
  if (!mayClientCall(endpoint, apiScopes)) return {};
  return { security: [{ session: [] }, { client: [endpoint.access] }] };
}

function operation(name: string, endpoint: Endpoint): Json {
  const { body, upload } = endpoint;
  return {
    operationId: name.replace('.', '_'),
    summary: endpoint.summary,
    tags: [endpoint.tag],
    'x-access': endpoint.access,
    ...securityOf(endpoint),
    parameters: parameters(endpoint),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { [bodyType(endpoint)]: { schema: schemaOf(body, 'input') } } } }),
    ...(upload === undefined
      ? {}
      : { requestBody: { required: true, content: { [upload.bytes]: { schema: bytes } } } }),
    responses: responses(endpoint),
  };
}

const scopeWords: Readonly<Record<ApiScope, string>> = {
  'quote.read': 'Read quotes and their rates',
  'quote.create': 'Ask for quotes',
  'shipment.read': 'Read shipments, their tracking and their papers',
  'shipment.book': 'Book and cancel shipments and pickups',
  'shipment.documents.send': 'Mail documents of shipments to any address',
};

/** The API as an OpenAPI 3.1 document, generated from the endpoint table. */
export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const { name, endpoint } of allEndpoints()) {
    const path = endpoint.path.replace(/:([a-z_]+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waybill',
      version: '1',
      description:
        'Quote, book and track freight. Money is in integer minor units, times are UTC, field names are snake_case. Every refusal has a message, a code and a request id.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'waybill_session' },
        client: {
          type: 'oauth2',
          description: 'A program of an account, with the scopes it was given.',
          flows: { clientCredentials: { tokenUrl: `${publicUrl}/oauth/token`, scopes: scopeWords } },
        },
      },
    },
  };
}

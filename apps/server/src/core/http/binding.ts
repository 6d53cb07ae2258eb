import type { Readable } from 'node:stream';
import type { Answer, Body, Endpoint, Params, Query, Status } from '@waybill/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runCommand, type Outcome } from '../command.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../database/database.ts';
import type { UploadedFile } from '../files/accept-upload.ts';

/** Parsed input of a call. */
export type Input<E extends Endpoint> = {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
};

/** A response with another status than the first declared one, or with its own headers. */
export type Reply<B> = {
  readonly status: number;
  readonly body: B;
  readonly headers?: Readonly<Record<string, string>>;
};

const replies = new WeakSet<object>();

/** Responds with a specific status, e.g. 204 instead of the declared 202. */
export function reply<B>(status: number, body: B, headers?: Readonly<Record<string, string>>): Reply<B> {
  const made = headers === undefined ? { status, body } : { status, body, headers };
  replies.add(made);
  return made;
}

export function isReply(value: unknown): value is Reply<unknown> {
  return typeof value === 'object' && value !== null && replies.has(value);
}

export type Streamed = Reply<Readable>;

/** Responds with a stream, so that only a part of it is in memory. */
export function streamed(stream: Readable, headers: Readonly<Record<string, string>>): Streamed {
  return reply(200, stream, headers);
}

type Result<E extends Endpoint> = Answer<E> | Reply<Answer<E>> | Streamed;

/** Request and reply, for the few endpoints that set cookies, stream, or take a file. */
export type Wire = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The uploaded file, of an accepted type; null for endpoints without `upload`. */
  readonly file: UploadedFile | null;
};

/** The uploaded file of an endpoint with `upload`. */
export function fileOf({ file }: Pick<Wire, 'file'>): UploadedFile {
  if (file === null) throw new Error('The endpoint takes no file');
  return file;
}

/** An endpoint with its handler. */
export type Binding = {
  readonly endpoint: Endpoint;
  /** A command writes its audit entry in the same transaction; a process runs commands of its own. */
  readonly kind: 'query' | 'command' | 'process';
  readonly handle: (ctx: Context, input: Input<Endpoint>, wire: Wire) => Promise<unknown>;
};

/** Binds a read. */
export function query<E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Context, input: Input<E>, wire: Wire) => Promise<Result<E>>,
): Binding {
  return { endpoint, kind: 'query', handle: handle };
}

/** Binds a write with one transaction. */
export function command<E extends Endpoint>(
  endpoint: E,
  verb: (ctx: Context, tx: Tx, input: Input<E>) => Promise<Outcome<Result<E>>>,
): Binding {
  const action = auditOf(endpoint);
  return {
    endpoint,
    kind: 'command',
    handle: (ctx, input) => runCommand(ctx, action, (tx) => verb(ctx, tx, input as unknown as Input<E>)),
  };
}

/** Binds a write with several transactions, e.g. before and after a call to an external service. */
export function process<E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Context, input: Input<E>, wire: Wire) => Promise<Result<E>>,
): Binding {
  auditOf(endpoint);
  return { endpoint, kind: 'process', handle: handle };
}

function auditOf(endpoint: Endpoint): string {
  if (endpoint.audit === null) throw new Error(`${endpoint.method} ${endpoint.path} writes, but names no audit action`);
  return endpoint.audit;
}

/** The default status of an endpoint: the first declared one. */
export function usualStatus<E extends Endpoint>(endpoint: E): Status<E> {
  return Math.min(...Object.keys(endpoint.answers).map(Number));
}

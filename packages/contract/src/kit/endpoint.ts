import type { z } from 'zod';
import type { Access } from '../access.ts';
import type { ErrorCode, FieldErrorCode } from '../errors.ts';
import type { FileType } from '../file-types.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What an answer carries: a JSON body, nothing at all, or bytes of a media type. A file that somebody sent has the
 * type it came with: its endpoint declares the media range of all types.
 */
export type AnswerShape = z.ZodType | null | { readonly bytes: string };

export type UploadShape = { readonly bytes: string; readonly most: number };

/** Which files an upload accepts: the extension and the content must both be of one of the types. */
export type AcceptedFiles = {
  readonly types: readonly FileType[];
  /** Code of the refusal of every other file. */
  readonly refusal: FieldErrorCode;
  /** The field that a refusal names, where it is not `file`. */
  readonly field?: string;
  /** The verb reads the whole content with a reader of `core/files`, which refuses text that is none. */
  readonly parsed?: true;
};

/**
 * An endpoint as data. From this one table come the mounted routes, the typed web client, the OpenAPI
 * document and the sweeps over permissions and accounts, so that none of them can disagree.
 */
export type Endpoint = {
  readonly method: Method;
  /** Path with `:name` parameters. */
  readonly path: `/${string}`;
  /** Other paths that are answered equally. */
  readonly aliases?: readonly `/${string}`[];
  /** One line for the API page. */
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is sent as a form, as a standard of others asks for; JSON is taken as well. */
  readonly form?: true;
  /** About one person alone (drafts, views, what they accepted): no API client may call it, whatever its scopes. */
  readonly personal?: true;
  /** A file sent as the body itself, in place of `body`: its media type, and the most bytes that are taken. */
  readonly upload?: UploadShape;
  /** Which files `upload` accepts. The name is the `name` of the query, where there is one. */
  readonly accepts?: AcceptedFiles;
  /** Every answer by its status. */
  readonly answers: { readonly [status: number]: AnswerShape };
  /** Codes this endpoint can refuse with, beside those every endpoint has. */
  readonly errors: readonly ErrorCode[];
  /** Name of the audit entry of a write; a read has none. */
  readonly audit: string | null;
};

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Field<E, K extends string> = E extends { readonly [P in K]: infer S } ? S : undefined;

/** What a caller sends. */
export type ParamsInput<E extends Endpoint> = Input<Field<E, 'params'>>;
export type QueryInput<E extends Endpoint> = Input<Field<E, 'query'>>;
export type BodyInput<E extends Endpoint> = Input<Field<E, 'body'>>;

/** What a handler receives after parsing. */
export type Params<E extends Endpoint> = Output<Field<E, 'params'>>;
export type Query<E extends Endpoint> = Output<Field<E, 'query'>>;
export type Body<E extends Endpoint> = Output<Field<E, 'body'>>;

/** Statuses that an endpoint answers with when all goes well. */
export type Status<E extends Endpoint> = keyof E['answers'] & number;

type AnswerBody<S> = S extends z.ZodType ? z.output<S> : S extends { readonly bytes: string } ? Uint8Array : undefined;

/** Body of a good answer, any of the declared ones. */
export type Answer<E extends Endpoint> = {
  [S in Status<E>]: AnswerBody<E['answers'][S]>;
}[Status<E>];

import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { FreightError } from '@waybill/freight';
import { languageOf, type Language } from '@waybill/phrases';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@waybill/contract';
import type { Services } from '../context.ts';
import { isDatabaseDown } from '../database/is-down.ts';
import { takenKey } from '../database/taken-key.ts';
import { Refusal } from '../refusal.ts';
import { problemBody } from './problem-reply.ts';

const byFrameworkStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  // A path outside the folder of files.
  403: 'not_found',
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
};

/** Converts an error about an invalid value, located by a path such as `items[2].height`. */
function asFieldProblem(error: FreightError): Refusal {
  const field = error.field.replace(/\[(\d+)\]/g, '.$1').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return new Refusal('validation_failed', {
    problems: [{ field, code: error.code === 'required' ? 'required' : 'invalid', params: {} }],
    cause: error,
  });
}

/** Converts anything thrown to a refusal. Unexpected errors become a server error. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof FreightError) return asFieldProblem(error);
  // The browser's id of a new record is used by another account (migration 0088).
  if (takenKey(error) === 'id_of_another_account') return new Refusal('idempotency_key_reused', { cause: error });
  if (isDatabaseDown(error)) return new Refusal('unavailable', { headers: { 'retry-after': '5' }, cause: error });
  const status = (error as FastifyError | undefined)?.statusCode ?? 500;
  return new Refusal(byFrameworkStatus[status] ?? 'server_error', { cause: error });
}

/** Sends a refusal in the caller's language and in the common error format. */
export function sendRefusal(
  refusal: Refusal,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = request.context?.language ?? languageOf(request.headers['accept-language']);
  const filled =
    refusal.code === 'booking_failed'
      ? new Refusal(refusal.code, { params: { phone: services.company.current.phone } })
      : refusal;
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(filled, language, request.id)));
}

const bySocketError: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

type SocketError = Error & { readonly code?: string; readonly rawPacket?: unknown };

/** The requested language of an unparsed request, from its last received bytes if they contain it. */
function languageOfBytes({ rawPacket }: SocketError): Language {
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  return languageOf(/^accept-language:([^\r\n]*)/im.exec(text)?.[1]);
}

/** Responds to requests that could not be parsed: too slow, too large headers, or invalid. */
export function answerBadSocket(error: SocketError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new Refusal(bySocketError[error.code ?? ''] ?? 'malformed_request');
  const body = JSON.stringify(problemBody(refusal, languageOfBytes(error), randomUUID()));
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Error handler for all routes. */
export function handleErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: refusal.cause ?? error }, 'request failed');
    return sendRefusal(refusal, services, request, reply);
  });
}

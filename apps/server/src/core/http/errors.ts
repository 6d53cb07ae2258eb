import { FreightError } from '@waybill/freight';
import { languageOf } from '@waybill/phrases';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@waybill/contract';
import type { Services } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { problemBody } from './problem-reply.ts';

const byFrameworkStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_request',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** A figure the engine cannot compute with, named by its path such as `items[2].height`. */
function asFieldProblem(error: FreightError): Refusal {
  const field = error.field.replace(/\[(\d+)\]/g, '.$1').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return new Refusal('validation_failed', {
    problems: [{ field, code: error.code === 'required' ? 'required' : 'invalid', params: {} }],
    cause: error,
  });
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof FreightError) return asFieldProblem(error);
  const status = (error as FastifyError | undefined)?.statusCode ?? 500;
  return new Refusal(byFrameworkStatus[status] ?? 'server_error', { cause: error });
}

/** Sends a refusal in the caller's language and in the one wire shape. */
export function sendRefusal(
  refusal: Refusal,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = request.context?.language ?? languageOf(request.headers['accept-language']);
  const filled =
    refusal.code === 'booking_failed'
      ? new Refusal(refusal.code, { params: { phone: services.supportPhone } })
      : refusal;
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(filled, language, request.id)));
}

/** One handler for everything thrown below a route. */
export function handleErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: refusal.cause ?? error }, 'request failed');
    return sendRefusal(refusal, services, request, reply);
  });
}

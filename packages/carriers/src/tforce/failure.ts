import { z } from 'zod';
import { readJson, refused, unclear, type CarrierMessage, type CarrierReply, type Reading } from '../kit/index.ts';

/** A status as TForce writes it: `message` in one shape, `description` in another. */
export const statusShape = z.object({
  code: z.string(),
  message: z.string().nullish(),
  description: z.string().nullish(),
});
export type TforceStatus = z.output<typeof statusShape>;

/** TForce words a failure in three shapes: of its services, of its validation, and of the gateway before them. */
const failureShape = z.object({
  summary: z.object({ responseStatus: statusShape.nullish() }).nullish(),
  responseStatus: statusShape.nullish(),
  statusCode: z.int().nullish(),
  message: z.string().nullish(),
});

export function messageOf(status: TforceStatus, severity: CarrierMessage['severity']): CarrierMessage {
  return { severity, code: status.code, text: status.message ?? status.description ?? 'No reason given' };
}

const successes: ReadonlySet<string> = new Set(['1', 'OK']);

/** The failure an answer tells of in one of TForce's shapes; null when it tells of none. */
function toldIn(reply: CarrierReply): CarrierMessage | null {
  const read = readJson(reply, failureShape);
  if (!read.ok) return null;
  const { summary, responseStatus, statusCode, message } = read.value;
  const status = summary?.responseStatus ?? responseStatus;
  if (status !== undefined && status !== null) return successes.has(status.code) ? null : messageOf(status, 'error');
  const gateway = typeof statusCode === 'number' && statusCode < 500 && typeof message === 'string';
  return gateway ? { severity: 'error', code: String(statusCode), text: message } : null;
}

/**
 * Reads an answer that is no success: refused in one of the three shapes, else unclear. What a service declines may
 * bear a code of 502 with status 200 (a rate that needs a person); only the status itself tells a broken server.
 */
export function failureOf(reply: CarrierReply): Reading<never> {
  if (reply.status >= 500) return unclear(`TForce answered ${reply.status}`, String(reply.status));
  const told = toldIn(reply);
  return told === null ? unclear(`The answer (${reply.status}) tells neither success nor failure`) : refused([told]);
}

import { z } from 'zod';
import {
  listOf,
  readJson,
  refused,
  unclear,
  type CarrierMessage,
  type CarrierReply,
  type Reading,
} from '../kit/index.ts';

const text = z.union([z.string(), z.number()]).transform(String);

/** The carrier's own error shape: `{response: {errors: [{code, message}]}}`. */
const refusal = z.object({
  response: z.object({ errors: listOf(z.object({ code: text, message: z.string() })) }),
});

/** Alerts beside a success. */
export const alerts = listOf(z.object({ Code: text, Description: text }));

/**
 * Reads an answer that is no success. Only the carrier's own error shape is a refusal; whatever comes with a status
 * of 500 and more does not tell what was done.
 */
export function refusalOf(reply: CarrierReply): Reading<never> {
  if (reply.status >= 500) return unclear(`UPS failed (${reply.status})`, `status_${reply.status}`);
  const read = readJson(reply, refusal);
  if (!read.ok || reply.status < 400 || read.value.response.errors.length === 0)
    return unclear(`UPS answered ${reply.status} in no known shape`);
  return refused(
    read.value.response.errors.map((error): CarrierMessage => ({
      severity: 'error',
      code: error.code,
      text: error.message,
    })),
  );
}

/** Alerts as messages, each once. */
export function messagesOf(
  given: z.output<typeof alerts>,
  severity: CarrierMessage['severity'] = 'warning',
): CarrierMessage[] {
  const seen = new Map(given.map((alert) => [`${alert.Code} ${alert.Description}`, alert]));
  return [...seen.values()].map(({ Code, Description }) => ({ severity, code: Code, text: Description }));
}

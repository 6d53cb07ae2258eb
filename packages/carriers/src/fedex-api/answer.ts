import { z } from 'zod';
import { readJson, refused, unclear, type CarrierMessage, type CarrierReply, type Reading } from '../kit/index.ts';

/** `{transactionId, errors: [{code, message, parameterList}]}`: how every FedEx API words a failure. */
const failure = z.object({
  errors: z.array(z.object({ code: z.string(), message: z.string().optional() })).min(1),
  output: z.undefined().optional(),
});

/**
 * Why an answer other than 200 came. FedEx's own words below 500 say that it understood and did nothing; from 500 on,
 * and in any other words, nobody can tell.
 */
export function refusalOf(reply: CarrierReply): Reading<never> {
  const read = readJson(reply, failure);
  if (!read.ok) return read.unclear;
  const messages = read.value.errors.map(({ code, message }): CarrierMessage => {
    return { severity: 'error', code, text: message ?? code };
  });
  if (reply.status >= 400 && reply.status < 500) return refused(messages);
  const text = messages.map((message) => message.text).join(' ');
  return unclear(`FedEx answered ${reply.status}: ${text}`, messages[0]?.code);
}

/** What a good answer holds, or how any other one is to be read. */
type Output<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reading: Reading<never> };

/** The `output` of an answer of 200 in the shape that is relied on; whatever else came is a refusal or unclear. */
export function readOutput<S extends z.ZodType>(reply: CarrierReply, shape: S): Output<z.output<S>> {
  if (reply.status !== 200) return { ok: false, reading: refusalOf(reply) };
  const held = z.object({ output: z.unknown() }).transform(({ output }) => output);
  const read = readJson(reply, held.pipe(shape));
  return read.ok ? { ok: true, value: read.value } : { ok: false, reading: read.unclear };
}

const alert = z.object({
  code: z.string().optional(),
  alertType: z.string().optional(),
  message: z.string().optional(),
});

/** Field schema of notes and warnings beside a result; anything that is none of them is passed over. */
export const alertsShape = z.array(alert.catch({})).catch([]).default([]);

/** Notes and warnings beside a result, as messages. */
export function messagesOf(alerts: z.output<typeof alertsShape>): CarrierMessage[] {
  return alerts
    .filter(({ code, message }) => code !== undefined || message !== undefined)
    .map(({ code, alertType, message }) => ({
      severity: alertType === 'WARNING' ? 'warning' : 'info',
      code: code ?? null,
      text: message ?? code ?? '',
    }));
}

import { z } from 'zod';
import { own } from '../kit/own.ts';
import { readJson, refused, unclear, type CarrierMessage, type CarrierReply, type Reading } from '../kit/index.ts';

/** A message as project44 words it, whether of its own or of the carrier behind it. */
export const messageShape = z.object({
  severity: z.string().nullish(),
  message: z.string().nullish(),
  diagnostic: z.string().nullish(),
});
export type Project44Message = z.output<typeof messageShape>;

const failureShape = z.object({
  httpStatusCode: z.int().nullish(),
  errorMessage: z.string().nullish(),
  errors: z.array(messageShape).nullish(),
});

const severities: Readonly<Record<string, CarrierMessage['severity']>> = {
  ERROR: 'error',
  WARNING: 'warning',
  INFO: 'info',
};

/** One message; `usual` is its severity where it names none that we know. */
export function messageOf(
  { severity, message, diagnostic }: Project44Message,
  usual: CarrierMessage['severity'],
): CarrierMessage {
  const said = [message ?? '', diagnostic ?? ''].filter((text) => text.trim() !== '');
  const text = said.length === 0 ? 'No reason given' : said.join(': ');
  return { severity: own(severities, severity ?? '') ?? usual, code: null, text };
}

/** A server that broke, or gave up waiting for the carrier, may have acted before it did. */
const brokeDown = (status: number): boolean => status >= 500 || status === 408;

/**
 * Reads an answer that is no success: refused in project44's own error shape, else unclear. A status of a broken
 * server counts wherever it stands, in the answer's own line or in its body.
 */
export function failureOf(reply: CarrierReply): Reading<never> {
  if (brokeDown(reply.status)) return unclear(`project44 answered ${reply.status}`, String(reply.status));
  const read = readJson(reply, failureShape);
  if (!read.ok) return read.unclear;
  const { httpStatusCode, errorMessage, errors } = read.value;
  const inside = httpStatusCode ?? reply.status;
  if (brokeDown(inside)) return unclear(`project44 answered ${inside}`, String(inside));
  const listed = (errors ?? []).map((each) => ({ ...messageOf(each, 'error'), code: String(inside) }));
  const alone = errorMessage ?? '';
  if (reply.status < 400 || (listed.length === 0 && alone === '')) {
    return unclear(`The answer (${reply.status}) tells neither success nor failure`);
  }
  return refused(listed.length > 0 ? listed : [{ severity: 'error', code: String(inside), text: alone }]);
}

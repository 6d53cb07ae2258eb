import { readJson, refused, unclear, type CarrierReply, type Reading } from '@waybill/carriers';
import { ebayErrors, ebayTokenError } from './shapes.ts';

/** A refusal in the API's own shape, for an answer below 500; anything else does not tell. */
export function refusalOf(reply: CarrierReply): Reading<never> {
  const read = readJson(reply, ebayErrors);
  if (!read.ok) return read.unclear;
  const messages = read.value.errors.map(({ errorId, longMessage, message }) => ({
    severity: 'error' as const,
    code: errorId === undefined ? null : String(errorId),
    text: longMessage ?? message ?? `The answer was ${reply.status}`,
  }));
  const [first] = messages;
  if (reply.status >= 500 || first === undefined)
    return unclear(first?.text ?? `The answer was ${reply.status}`, first?.code ?? null);
  return refused(messages);
}

/** A refusal of the token server, which has a shape of its own. */
export function tokenRefusalOf(reply: CarrierReply): Reading<never> {
  const read = readJson(reply, ebayTokenError);
  if (!read.ok) return read.unclear;
  const { error, error_description: text } = read.value;
  if (reply.status >= 500) return unclear(text ?? error, error);
  return refused([{ severity: 'error', code: error, text: text ?? error }]);
}

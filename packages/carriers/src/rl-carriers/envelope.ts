import { z } from 'zod';
import { readJson, refused, unclear, type CarrierMessage, type CarrierReply, type Reading } from '../kit/index.ts';

const problem = z.object({
  Property: z.string().nullish(),
  ErrorMessage: z.string().nullish(),
  ExceptionMessage: z.string().nullish(),
});

const envelope = z.object({
  Code: z.int().nullish(),
  Errors: z.array(problem).nullish(),
  Messages: z.array(z.string()).nullish(),
});
type Envelope = z.output<typeof envelope>;

/** An answer that is no failure, with whatever R+L said beside it. */
export type RlAnswer<T> =
  | { readonly ok: true; readonly value: T; readonly messages: readonly CarrierMessage[] }
  | { readonly ok: false; readonly reading: Reading<never> };

function problemsOf({ Code, Errors }: Envelope, severity: CarrierMessage['severity']): readonly CarrierMessage[] {
  return (Errors ?? []).map(({ Property, ErrorMessage, ExceptionMessage }) => {
    const said = [ErrorMessage, ExceptionMessage].find((text) => text !== undefined && text !== null && text !== '');
    const where = Property === undefined || Property === null || Property === '' ? '' : ` (${Property})`;
    return {
      severity,
      code: Code === undefined || Code === null ? null : String(Code),
      text: `${said ?? 'No reason given'}${where}`,
    };
  });
}

const remarksOf = ({ Messages }: Envelope): readonly CarrierMessage[] =>
  (Messages ?? []).filter((text) => text !== '').map((text) => ({ severity: 'info', code: null, text }));

/**
 * Reads R+L's envelope of `Code`, `Errors` and `Messages` around a result. Code 0 is a success too (its sample of a
 * bill of lading). Failing with no reason given is no error shape of R+L, so nobody can tell.
 */
export function readEnvelope<S extends z.ZodType>(reply: CarrierReply, shape: S): RlAnswer<z.output<S>> {
  const read = readJson(reply, envelope);
  if (!read.ok) return { ok: false, reading: read.unclear };
  const code = Math.max(reply.status, read.value.Code ?? 0);
  if (code >= 500) return { ok: false, reading: unclear(`R+L failed with code ${code}`, String(code)) };
  if (code >= 400) {
    const reasons = [...problemsOf(read.value, 'error'), ...remarksOf(read.value)];
    const reading = reasons.length > 0 ? refused(reasons) : unclear(`R+L answered ${code} without a reason`);
    return { ok: false, reading };
  }
  if (reply.status !== 200) return { ok: false, reading: unclear(`R+L answered ${reply.status}`) };
  const value = readJson(reply, shape);
  if (!value.ok) return { ok: false, reading: value.unclear };
  return { ok: true, value: value.value, messages: [...problemsOf(read.value, 'warning'), ...remarksOf(read.value)] };
}

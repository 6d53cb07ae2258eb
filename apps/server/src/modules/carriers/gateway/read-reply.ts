import {
  CannotAsk,
  refused,
  unclear,
  type CarrierReply,
  type Operation,
  type OperationInput,
  type OperationName,
  type OperationResult,
  type Reading,
} from '@waybill/carriers';
import { allStorable } from '../../../core/storable.ts';
import type { Connection } from './connection.ts';
import { CallFailed, type Failure } from './failure.ts';

/** What a call came to: what was read, or why there is nothing to read. */
export type Called<Result> = {
  readonly reading: Reading<Result>;
  readonly failure: Failure | null;
  /** False when it is certain that the carrier's operation was never reached. */
  readonly sent: boolean;
  readonly tookMs: number;
  /** The other side's own code of what kept the call from being made, e.g. why it gives out no token. */
  readonly code?: string | null;
  /** Milliseconds it asks to be left alone for, where it said so. */
  readonly retryAfterMs?: number | null;
  /**
   * Notes an incident about an answer that was read well and still cannot be used, with its exchange. Absent where
   * nothing was exchanged, or an incident has been noted already.
   */
  readonly report?: (failure: Failure, message: string) => void;
};

const retryAfterMs = (reply: CarrierReply): number => {
  const seconds = Number(reply.headers['retry-after'] ?? '1');
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, 600_000) : 1000;
};

/** What an adapter makes of an answer. One that it stumbles over says nothing of what the carrier did. */
function readSafely<Input, Result>(
  operation: Operation<Input, Result>,
  reply: CarrierReply,
  input: Input,
  credentials?: unknown,
): Reading<Result> {
  try {
    return allStorable(operation.readAnswer(reply, input, credentials));
  } catch (cause) {
    throw new CallFailed('unreadable', 'The answer cannot be read', { reply, cause });
  }
}

/** @throws CallFailed for an answer that is none: too many requests, a failure of the server, nothing readable */
export function readReply<Input, Result>(
  operation: Operation<Input, Result>,
  reply: CarrierReply,
  input: Input,
  credentials?: unknown,
): Reading<Result> {
  if (reply.status === 429) {
    throw new CallFailed('rate_limited', 'The carrier takes no more calls for now', {
      reply,
      retryAfterMs: retryAfterMs(reply),
    });
  }
  const reading = readSafely(operation, reply, input, credentials);
  if (reading.outcome !== 'unclear') return reading;
  const { text = 'The answer cannot be read', code = null } = reading.messages[0] ?? {};
  throw new CallFailed(reply.status >= 500 ? 'server_error' : 'unreadable', text, { reply, code });
}

/** A failure, whatever was thrown; what is none of the carrier's or ours is thrown on. */
export function failedBy(error: unknown): CallFailed {
  if (error instanceof CallFailed) return error;
  if (error instanceof CannotAsk) return new CallFailed('cannot_ask', error.message, { cause: error });
  throw error;
}

/** What a failure leaves to read: certain when nothing was sent or the carrier turned us away, unclear otherwise. */
export function readingOf(error: CallFailed, sent: boolean): Reading<never> {
  // Why no token was given out is no answer to the operation.
  const own = error.failure === 'sign_in' ? null : error.code;
  const code = error.cause instanceof CannotAsk ? error.cause.code : (own ?? error.failure);
  const certain = !sent || error.failure === 'rate_limited' || error.failure === 'sign_in';
  return certain ? refused([{ severity: 'error', code, text: error.message }]) : unclear(error.message, code);
}

/** What a call comes to when this is what comes back; nothing is sent. @throws whatever an adapter without the operation does */
export function calledWith<O extends OperationName>(
  connection: Pick<Connection, 'adapter' | 'carrier'>,
  name: O,
  input: OperationInput<O>,
  reply: CarrierReply,
): Called<OperationResult<O>> {
  type Result = OperationResult<O>;
  const operation = connection.adapter.operations[name] as Operation<OperationInput<O>, Result> | undefined;
  if (operation === undefined) throw new Error(`${connection.carrier.name} does not offer ${name}`);
  try {
    return { reading: readReply(operation, reply, input), failure: null, sent: true, tookMs: 0 };
  } catch (error) {
    const failed = failedBy(error);
    return { reading: readingOf(failed, true), failure: failed.failure, sent: true, tookMs: 0 };
  }
}

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

/** Result of a call: the reading, or why there is none. */
export type Called<Result> = {
  readonly reading: Reading<Result>;
  readonly failure: Failure | null;
  /** False when the carrier's operation was certainly not reached. */
  readonly sent: boolean;
  readonly tookMs: number;
  /** The service's own code for why the call could not be made, e.g. why it issued no token. */
  readonly code?: string | null;
  /** Milliseconds to wait, if the service said so. */
  readonly retryAfterMs?: number | null;
  /**
   * Reports an incident about an answer that was readable but unusable, with the exchange. Missing when there was no
   * exchange or an incident was already reported.
   */
  readonly report?: (failure: Failure, message: string) => void;
};

const retryAfterMs = (reply: CarrierReply): number => {
  const seconds = Number(reply.headers['retry-after'] ?? '1');
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, 600_000) : 1000;
};

/** Runs the adapter's reader. If the reader throws, the outcome at the carrier is unclear. */
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

/** @throws CallFailed for an unusable response: rate limited, server error, or unreadable */
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

/** Converts a thrown error to a failure. Rethrows programming errors. */
export function failedBy(error: unknown): CallFailed {
  if (error instanceof CallFailed) return error;
  if (error instanceof CannotAsk) return new CallFailed('cannot_ask', error.message, { cause: error });
  throw error;
}

/** Reading of a failed call: refused if nothing was sent or the carrier turned us away, otherwise unclear. */
export function readingOf(error: CallFailed, sent: boolean): Reading<never> {
  // The reason why no token was issued is no answer to the operation.
  const own = error.failure === 'sign_in' ? null : error.code;
  const code = error.cause instanceof CannotAsk ? error.cause.code : (own ?? error.failure);
  const certain = !sent || error.failure === 'rate_limited' || error.failure === 'sign_in';
  return certain ? refused([{ severity: 'error', code, text: error.message }]) : unclear(error.message, code);
}

/** Simulates a call with this response; nothing is sent. @throws if the adapter lacks the operation */
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

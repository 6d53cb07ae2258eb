import { setTimeout as pause } from 'node:timers/promises';
import type {
  CarrierReply,
  CarrierRequest,
  Operation,
  OperationInput,
  OperationName,
  OperationResult,
  Reading,
  Tokens,
} from '@waybill/carriers';
import { refused } from '@waybill/carriers';
import { storable } from '../../../core/storable.ts';
import { partyOf, type Connection, type Party } from './connection.ts';
import { deadlineOf, isRepeatable } from './deadlines.ts';
import { CallFailed, type Failure } from './failure.ts';
import type { Gateway } from './gateway.ts';
import { guarded } from './policies.ts';
import { failedBy, readingOf, readReply, type Called } from './read-reply.ts';
import { reachOf, serverUrl } from './reach.ts';
import { redactExchange } from './redact.ts';
import { checkReach, exchange } from './transport.ts';

/** State of a call in progress, used to report it. */
type Attempt = {
  readonly gateway: Gateway;
  readonly party: Party;
  readonly signal: AbortSignal;
  request: CarrierRequest | null;
  url: URL | null;
  reply: CarrierReply | null;
  sent: boolean;
};

const tokenDeadlineMs = 8000;

async function transfer(
  attempt: Attempt,
  request: CarrierRequest,
  tokens: Tokens,
  isOperation: boolean,
): Promise<CarrierReply> {
  const { gateway, party } = attempt;
  const url = serverUrl(gateway.services, party, request);
  checkReach(url, reachOf(gateway.services, party));
  const headers = party.adapter.sign(party.credentials, tokens);
  if (isOperation) {
    attempt.url = url;
    attempt.sent = true;
  }
  // All waiting calls share a token request, so one call's deadline must not abort it.
  const signal = isOperation ? attempt.signal : AbortSignal.timeout(tokenDeadlineMs);
  try {
    return await exchange(gateway.agent, { url, request, headers }, signal);
  } catch (error) {
    if (isOperation && error instanceof CallFailed && error.failure === 'connect') attempt.sent = false;
    throw error;
  }
}

/** Awaits a promise no longer than the call's deadline. @throws CallFailed timeout */
async function beforeDeadline<T>(signal: AbortSignal, awaited: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new CallFailed('timeout', 'No answer by the deadline'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([awaited, late]);
}

/** Signs and sends the request. When the carrier rejects our token, retries once with a new one. */
async function sendSigned(attempt: Attempt, request: CarrierRequest): Promise<CarrierReply> {
  const { gateway, party } = attempt;
  const ask = (asked: CarrierRequest, tokens: Tokens) => transfer(attempt, asked, tokens, false);
  const tokens = () => beforeDeadline(attempt.signal, gateway.tokens.of(party, request.tokens, ask));
  const signed = async () => transfer(attempt, request, await tokens(), true);
  const reply = await signed();
  if (reply.status !== 401 || Object.keys(party.adapter.tokens).length === 0) return reply;
  gateway.tokens.forget(party);
  attempt.sent = false;
  return signed();
}

async function attemptOnce<Input, Result>(
  attempt: Attempt,
  operation: Operation<Input, Result>,
  input: Input,
): Promise<Reading<Result>> {
  const { party } = attempt;
  if (party.credentials === null) throw new CallFailed('credentials_missing', 'No credentials have been entered');
  const request = operation.buildRequest(input, party.credentials);
  attempt.request = request;
  attempt.sent = false;
  attempt.reply = null;
  return guarded(attempt.gateway.guardOf(party), async () => {
    const reply = await sendSigned(attempt, request);
    attempt.reply = reply;
    return readReply(operation, reply, input, party.credentials);
  });
}

/** Pause before a retry; null when a retry would not help or no time is left. */
function pauseBefore({ failure, retryAfterMs: wanted }: CallFailed, leftMs: number): number | null {
  if (!['connect', 'network', 'server_error', 'rate_limited'].includes(failure)) return null;
  const ms = wanted ?? 150 + Math.random() * 100;
  return ms < leftMs / 2 ? ms : null;
}

type Trouble = { readonly failure: Failure; readonly message: string; readonly reply?: CallFailed['reply'] };

function note(attempt: Attempt, operation: string, requestId: string, tookMs: number, trouble: Trouble): void {
  const { gateway, party, request, url } = attempt;
  const reply = attempt.reply ?? trouble.reply ?? null;
  gateway.incidents.add({
    connectionId: party.carrierConnectionId,
    carrierName: party.name,
    operation,
    failure: trouble.failure,
    code: null,
    exchange: {
      ...(request === null
        ? {}
        : redactExchange(url === null ? request.path : url.origin + url.pathname, request, reply, party.credentials)),
      took_ms: Math.round(tookMs),
      message: storable(trouble.message),
    },
    requestId,
  });
}

/** Not incidents themselves: the failure that led to them was reported. */
const notAnIncident: ReadonlySet<Failure> = new Set(['cannot_ask', 'breaker_open']);

/** Counts a call that was made or held back. Requests that cannot be sent at all are not counted. */
function count({ gateway, party }: Attempt, operation: string, failure: Failure | null, tookMs: number): void {
  const { carrierConnectionId: connectionId } = party;
  if (connectionId === null || failure === 'cannot_ask') return;
  const heldBack = failure === 'breaker_open' || failure === 'busy' || failure === 'credentials_missing';
  gateway.figures.add({ connectionId, operation, outcome: failure ?? 'answered', tookMs: heldBack ? null : tookMs });
}

/** An answer after this share of its deadline counts as slow. */
const slowShare = 0.6;

/** An operation with its deadline and whether it is safe to retry. */
export type CallOptions<Input, Result> = {
  readonly name: string;
  readonly operation: Operation<Input, Result>;
  readonly input: Input;
  readonly deadlineMs: number;
  readonly repeatable: boolean;
  readonly requestId: string;
};

/**
 * Calls an external service. Never throws for what the service does: any answer, late answer, or missing answer becomes
 * a reading, and an incident if staff should know. Only calls without side effects are retried.
 */
export async function callOutside<Input, Result>(
  gateway: Gateway,
  party: Party,
  { name, operation, input, deadlineMs, repeatable, requestId }: CallOptions<Input, Result>,
): Promise<Called<Result>> {
  const began = performance.now();
  const took = () => performance.now() - began;
  const attempt: Attempt = {
    gateway,
    party,
    signal: AbortSignal.timeout(deadlineMs),
    request: null,
    url: null,
    reply: null,
    sent: false,
  };
  let tries = repeatable ? 2 : 1;
  for (;;) {
    tries -= 1;
    try {
      const reading = await attemptOnce(attempt, operation, input);
      const tookMs = took();
      count(attempt, name, null, tookMs);
      const report = (failure: Failure, message: string) =>
        note(attempt, name, requestId, tookMs, { failure, message });
      if (tookMs > deadlineMs * slowShare) report('slow', `The answer took ${Math.round(tookMs)} ms`);
      return { reading, failure: null, sent: true, tookMs, report };
    } catch (error) {
      const failed = failedBy(error);
      const wait = tries > 0 ? pauseBefore(failed, deadlineMs - took()) : null;
      if (wait !== null) await pause(wait);
      else {
        count(attempt, name, failed.failure, took());
        if (!notAnIncident.has(failed.failure)) note(attempt, name, requestId, took(), failed);
        return {
          reading: readingOf(failed, attempt.sent),
          failure: failed.failure,
          sent: attempt.sent,
          tookMs: took(),
          code: failed.code,
          retryAfterMs: failed.retryAfterMs,
        };
      }
    }
  }
}

/** Calls a carrier, see `callOutside`. */
export async function callCarrier<O extends OperationName>(
  gateway: Gateway,
  connection: Connection,
  name: O,
  input: OperationInput<O>,
  requestId: string,
): Promise<Called<OperationResult<O>>> {
  type Result = OperationResult<O>;
  const operation = connection.adapter.operations[name] as Operation<OperationInput<O>, Result> | undefined;
  if (operation === undefined) {
    const text = `${connection.carrier.name} does not offer this`;
    return {
      reading: refused([{ severity: 'error', code: 'cannot_ask', text }]),
      failure: 'cannot_ask',
      sent: false,
      tookMs: 0,
    };
  }
  return callOutside(gateway, partyOf(connection), {
    name,
    operation,
    input,
    deadlineMs: deadlineOf(connection, name),
    repeatable: isRepeatable(name),
    requestId,
  });
}

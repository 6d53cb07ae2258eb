import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  wrap,
  type CircuitBreakerPolicy,
  type IPolicy,
} from 'cockatiel';
import { CallFailed, type Failure } from './failure.ts';

/** Calls of one carrier account that may be under way at once, and that may wait for one of them to end. */
const atOnce = 64;
const waiting = 256;
/** Failures in a row after which a carrier is left alone, and for how long before one call tries again. */
const failuresInARow = 5;
export const restMs = 10_000;

/** Failures that say something about the carrier; what we did wrong ourselves says nothing. */
const counted: ReadonlySet<Failure> = new Set([
  'timeout',
  'connect',
  'network',
  'server_error',
  'unreadable',
  'too_large',
  'too_deep',
]);

export type Guard = { readonly policy: IPolicy; readonly breaker: CircuitBreakerPolicy };

/** What stands around every call to one carrier account, so that it can hurt nobody but itself. */
export function makeGuard(): Guard {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof CallFailed && counted.has(error.failure)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) },
  );
  return { breaker, policy: wrap(breaker, bulkhead(atOnce, waiting)) };
}

const resting = () =>
  new CallFailed('breaker_open', 'The carrier failed several times in a row and is left alone for a moment');

/** Runs a call inside its guard. @throws CallFailed, also breaker_open and busy */
export async function guarded<T>({ policy, breaker }: Guard, call: () => Promise<T>): Promise<T> {
  // While one call tries whether the carrier is back, the library would hold the others until it knows: for a
  // carrier that hangs, its whole deadline. Nobody waits for another's try.
  if (breaker.state === CircuitState.HalfOpen) throw resting();
  try {
    return await policy.execute(call);
  } catch (error) {
    if (error instanceof BrokenCircuitError) throw resting();
    if (error instanceof BulkheadRejectedError)
      throw new CallFailed('busy', 'Too many calls to this carrier are under way');
    throw error;
  }
}

const stateNames: Readonly<Record<CircuitState, 'closed' | 'open' | 'half_open'>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half_open',
  [CircuitState.Isolated]: 'open',
};

/** Whether calls go through: `closed` lets them, `open` holds them back, `half_open` tries one. */
export function breakerState({ breaker }: Guard): 'closed' | 'open' | 'half_open' {
  return stateNames[breaker.state];
}

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

/** Maximum number of concurrent calls per carrier account, and of calls in the queue. */
const atOnce = 64;
const waiting = 256;
/** Consecutive failures that open the breaker, and the time until a trial call. */
const failuresInARow = 5;
export const restMs = 10_000;

/** Failures of the carrier. Our own mistakes do not count. */
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

/** Breaker and bulkhead of one carrier account, so that its failures do not affect others. */
export function makeGuard(): Guard {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof CallFailed && counted.has(error.failure)),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) },
  );
  return { breaker, policy: wrap(breaker, bulkhead(atOnce, waiting)) };
}

const resting = () =>
  new CallFailed('breaker_open', 'The carrier failed several times in a row and is left alone for a moment');

/** Runs a call within its guard. @throws CallFailed, also breaker_open and busy */
export async function guarded<T>({ policy, breaker }: Guard, call: () => Promise<T>): Promise<T> {
  // During a trial call the library would queue all other calls until it ends, up to its whole deadline if the carrier
  // hangs. Fail them at once instead.
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

/** State of the breaker: `closed` lets calls through, `open` blocks them, `half_open` makes one trial call. */
export function breakerState({ breaker }: Guard): 'closed' | 'open' | 'half_open' {
  return stateNames[breaker.state];
}

import type { SimulatorLog } from './log.ts';
import type { SimulatorSite } from './simulator.ts';
import type { SimulatorState } from './state.ts';

/** A call that a simulated carrier makes to its customer by itself. */
export type SimulatorPush = {
  /** On the loopback address; anything else is never called. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Facts for the log. */
  readonly log?: Readonly<Record<string, unknown>>;
  /** Told once the call was made, and whether it was answered with success. */
  settle(accepted: boolean): void;
};

/** Whether an address is on this machine itself. */
export function isLoopback(url: string): boolean {
  try {
    const { protocol, hostname } = new URL(url);
    return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  } catch {
    return false;
  }
}

async function deliver({ url, headers, body }: SimulatorPush): Promise<number> {
  if (!isLoopback(url)) return 0;
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await reply.body?.cancel();
    return reply.status;
  } catch {
    return 0;
  }
}

type Pushing = {
  readonly due: (state: SimulatorState, now: Date, site: SimulatorSite) => readonly SimulatorPush[];
  readonly state: SimulatorState;
  readonly log: SimulatorLog;
  readonly clock: () => Date;
  readonly site: SimulatorSite;
};

/** Looks every so often for what is due and sends it, one after the other. Answers how to stop, after the last call. */
export function startPushing({ due, state, log, clock, site }: Pushing, everyMs: number): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  let [busy, stopped] = [false, false];
  const send = async (): Promise<void> => {
    for (const push of due(state, clock(), site)) {
      if (stopped) return;
      const status = await deliver(push);
      push.settle(status >= 200 && status < 300);
      log.add(
        { now: clock(), method: 'POST', path: new URL(push.url).pathname },
        { operation: 'push', answer: { status, ...(push.log === undefined ? {} : { log: push.log }) }, fault: null },
      );
    }
  };
  const timer = setInterval(() => {
    if (busy || stopped) return;
    busy = true;
    round = send().finally(() => (busy = false));
  }, everyMs);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
    return round;
  };
}

import type { Endpoint } from '@waybill/contract';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { z } from 'zod';
import { request, type CallArguments, type CallInput } from './call.ts';
import { ApiProblem } from './problem.ts';

type Shapes = Readonly<Record<string, z.ZodType>>;

/** An event of a stream, with the data its shape reads. */
export type StreamEvent<S extends Shapes> = {
  [N in keyof S & string]: { readonly name: N; readonly data: z.output<S[N]> };
}[keyof S & string];

export type Following<E extends Endpoint, S extends Shapes> = {
  readonly endpoint: E;
  /** A function is asked anew for each connection, so that it can say how far everything is there. */
  readonly input: CallInput<E> | (() => CallInput<E>);
  /** Events of the stream by name; others are passed over. */
  readonly shapes: S;
  /** Hears each event; true says that nothing more is awaited. */
  readonly onEvent: (event: StreamEvent<S>) => boolean;
  readonly signal: AbortSignal;
  /** Told when a connection stands, and when it does no more. */
  readonly onConnection?: (connected: boolean) => void;
};

/** The server says every 15 seconds that it is still there; a stream silent for longer than this has dropped. */
const silenceMs = 40_000;
const pauses = { leastMs: 500, mostMs: 8000 } as const;

/** Data that is no JSON of the shape tells nothing. */
function eventOf<S extends Shapes>(shapes: S, { event, data }: EventSourceMessage): StreamEvent<S> | null {
  const shape = event !== undefined && Object.hasOwn(shapes, event) ? shapes[event] : undefined;
  if (shape === undefined) return null;
  try {
    const read = shape.safeParse(JSON.parse(data));
    return read.success ? ({ name: event, data: read.data } as StreamEvent<S>) : null;
  } catch {
    return null;
  }
}

/** Reads one connection to its end, a silence, or until nothing more is awaited; then true. */
async function readOnce<E extends Endpoint, S extends Shapes>(
  { endpoint, input: given, shapes, onEvent, signal, onConnection }: Following<E, S>,
  heard: () => void,
): Promise<boolean> {
  const connection = new AbortController();
  const drop = (): void => connection.abort();
  signal.addEventListener('abort', drop, { once: true });
  let silence = setTimeout(drop, silenceMs);
  const state = { over: false };
  const parser = createParser({
    onEvent: (message) => {
      heard();
      const event = state.over ? null : eventOf(shapes, message);
      if (event !== null) state.over = onEvent(event);
    },
  });
  try {
    const input = typeof given === 'function' ? given() : given;
    const sent = { ...input, signal: connection.signal, headers: { ...input.headers, Accept: 'text/event-stream' } };
    const response = await request(endpoint, ...([sent] as unknown as CallArguments<E>));
    onConnection?.(true);
    const reader = response.body?.getReader();
    connection.signal.addEventListener('abort', () => void reader?.cancel().catch(() => undefined));
    const decoder = new TextDecoder();
    for (let part = await reader?.read(); part?.value && !state.over; part = await reader?.read()) {
      clearTimeout(silence);
      silence = setTimeout(drop, silenceMs);
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
    return state.over;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', drop);
    drop();
  }
}

/** Whether asking once more may go better; a refusal of this very call will not change. */
function mayRecover(problem: unknown): boolean {
  return !(problem instanceof ApiProblem) || problem.status === 0 || problem.status === 429 || problem.status >= 500;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Follows server-sent events until nothing more is awaited. `EventSource` cannot send our headers, so the stream is
 * read from an ordinary call. A connection that drops or falls silent is made again, after longer and longer pauses;
 * the server tells everything anew, so an event may be heard twice.
 * @throws ApiProblem for a refusal that would not change
 */
export async function followEvents<E extends Endpoint, S extends Shapes>(following: Following<E, S>): Promise<void> {
  const { signal } = following;
  let wait: number = pauses.leastMs;
  while (!signal.aborted) {
    try {
      const over = await readOnce(following, () => {
        wait = pauses.leastMs;
      });
      if (over) return;
    } catch (problem) {
      if (!signal.aborted && !mayRecover(problem)) throw problem;
    }
    if (!signal.aborted) following.onConnection?.(false);
    await pause(wait, signal);
    wait = Math.min(wait * 2, pauses.mostMs);
  }
}

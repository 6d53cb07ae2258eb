import type { Wire } from './binding.ts';
import { followAccess } from './follow-access.ts';

/** A stream of server-sent events to one client. */
export type EventStream = {
  readonly closed: boolean;
  send(event: string, data: unknown): void;
  onClose(listener: () => void): void;
  end(): void;
};

const beatMs = 15_000;
/** Heartbeats between access checks without an announced change, since a session can also expire. */
const beatsPerCheck = 4;

/** Open streams by server, which cannot close before they end. */
const open = new WeakMap<object, Set<() => void>>();

/** Servers that are closing: new streams end at once. */
const closing = new WeakSet<object>();

/** Ends all streams of a closing server. Clients reconnect to another one. */
export function endEventStreams(server: object): void {
  closing.add(server);
  for (const end of open.get(server) ?? []) end();
}

/**
 * Responds with a stream of server-sent events. Keeps the common headers; proxies must not buffer, cache, or transform
 * it. The stream ends as soon as the caller's session, roles, account, or API client differ from when the request was
 * accepted.
 */
export function openEventStream({ reply, request }: Pick<Wire, 'reply' | 'request'>): EventStream {
  reply.hijack();
  const { raw } = reply;
  const headers = reply.getHeaders() as Record<string, string>;
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  // Send the headers now, not with the first event.
  raw.flushHeaders();
  const listeners: (() => void)[] = [];
  const isClosed = (): boolean => raw.destroyed || raw.writableEnded;
  const access = followAccess(request, {
    write: (text) => void (isClosed() || raw.write(text)),
    end: () => raw.end(),
  });
  let beats = 0;
  const beat = setInterval(() => {
    raw.write(': still here\n\n');
    beats += 1;
    if (beats % beatsPerCheck === 0) access.check();
  }, beatMs).unref();
  const { server } = request.server;
  const own = open.get(server) ?? new Set();
  const end = () => raw.end();
  open.set(server, own.add(end));
  raw.once('close', () => {
    clearInterval(beat);
    access.unfollow();
    own.delete(end);
    for (const listener of listeners) listener();
  });
  if (closing.has(server)) end();
  return {
    get closed() {
      return isClosed();
    },
    send: (event, data) => access.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    onClose: (listener) => void (raw.closed ? listener() : listeners.push(listener)),
    end: access.end,
  };
}

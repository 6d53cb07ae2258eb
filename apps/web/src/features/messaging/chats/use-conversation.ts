import { chatEvents, type Chat, type ChatMarks, type ChatMessage, type ChatRow } from '@waybill/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { followEvents } from '../../../lib/api/event-stream.ts';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { useOutbox, type Outgoing } from './use-outbox.ts';
import type { ChatWire } from './wires.ts';

export type Conversation = {
  readonly messages: readonly ChatMessage[];
  readonly more: boolean;
  readonly outgoing: readonly Outgoing[];
  readonly theirs: ChatMarks;
  readonly head: ChatRow;
  readonly typing: boolean;
  /** When the other side last wrote or was writing, in milliseconds. */
  readonly theirsAt: number;
  readonly connected: boolean;
  readonly send: (text: string, attachments: ChatMessage['attachments']) => void;
  /** Sends one that failed once more, under the same id. */
  readonly again: (id: string) => void;
  /** Takes one that failed out of the conversation. */
  readonly remove: (id: string) => void;
  readonly loadEarlier: () => Promise<void>;
};

/** Somebody who wrote so long ago writes no more. */
const typingMs = 4000;

function merged(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

type Told = { readonly onChanged: () => void; readonly onNoted?: () => void };

/**
 * A conversation as it stands and goes on: messages once and in order, whatever the connection does; marks, typing, and
 * what is still on its way.
 * @param start what the server has told of it so far
 */
export function useConversation(wire: ChatWire, start: Chat, { onChanged, onNoted }: Told): Conversation {
  const { id } = start;
  const [messages, setMessages] = useState<readonly ChatMessage[]>(start.messages);
  const [more, setMore] = useState(start.more);
  const [theirs, setTheirs] = useState(start.theirs);
  const [head, setHead] = useState<ChatRow>(start);
  const [typing, setTyping] = useState(false);
  const [typedAt, setTypedAt] = useState(0);
  const [connected, setConnected] = useState(true);
  const after = useRef(start.messages.at(-1)?.seq ?? 0);
  // What was confirmed may be ahead of what the stream told; only the stream says how far everything is there.
  const take = useCallback((message: ChatMessage) => setMessages((known) => merged(known, [message])), []);
  const { outgoing, add, again, remove } = useOutbox(wire, id, take);
  useEffect(() => {
    const stop = new AbortController();
    let over: ReturnType<typeof setTimeout> | undefined;
    const following = followEvents({
      endpoint: wire.live,
      input: () => ({ query: { chat: id, after: after.current } }),
      shapes: chatEvents,
      signal: stop.signal,
      onConnection: setConnected,
      onEvent: (event) => {
        if (event.name === 'message') {
          after.current = Math.max(after.current, event.data.seq);
          take(event.data);
          if (event.data.by.side !== wire.side) setTyping(false);
        } else if (event.name === 'marks') setTheirs(event.data);
        else if (event.name === 'head') setHead(event.data);
        else if (event.name === 'typing') {
          setTyping(true);
          setTypedAt(Date.now());
          clearTimeout(over);
          over = setTimeout(() => setTyping(false), typingMs);
        } else if (event.name === 'noted') onNoted?.();
        else onChanged();
        return false;
      },
    });
    following.catch((problem: unknown) => {
      if (!(problem instanceof ApiProblem)) throw problem;
      onChanged();
    });
    return () => {
      stop.abort();
      clearTimeout(over);
    };
  }, [wire, id, take, onChanged, onNoted]);
  useMarks(wire, id, messages);
  const first = messages[0]?.seq ?? 1;
  const loadEarlier = useCallback(async () => {
    const page = await wire.before(id, first);
    setMessages((known) => merged(known, page.messages));
    setMore(page.more);
  }, [wire, id, first]);
  const known = useMemo(() => new Set(messages.map((message) => message.id)), [messages]);
  const waiting = outgoing.filter((one) => !known.has(one.id));
  const last = messages.findLast(({ by }) => by.side !== wire.side)?.at;
  const theirsAt = Math.max(typedAt, last === undefined ? 0 : Date.parse(last));
  return {
    messages,
    more,
    outgoing: waiting,
    theirs,
    head,
    typing,
    theirsAt,
    connected,
    send: add,
    again,
    remove,
    loadEarlier,
  };
}

const markPauseMs = 400;

/** Says what has come in, and what has been looked at while the page is in front. */
function useMarks(wire: ChatWire, id: string, messages: readonly ChatMessage[]): void {
  const last = messages.findLast(({ by, kind }) => by.side !== wire.side && kind === 'text')?.seq ?? 0;
  const said = useRef({ delivered: 0, read: 0 });
  useEffect(() => {
    const say = (): void => {
      const read = document.visibilityState === 'visible' ? last : said.current.read;
      if (last <= said.current.delivered && read <= said.current.read) return;
      said.current = { delivered: last, read };
      // The next one says so again; nothing is lost by one that got nowhere.
      void wire.mark(id, said.current).catch(() => undefined);
    };
    const timer = setTimeout(say, markPauseMs);
    document.addEventListener('visibilitychange', say);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', say);
    };
  }, [wire, id, last]);
}

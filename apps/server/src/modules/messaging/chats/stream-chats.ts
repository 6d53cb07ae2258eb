import { chatEvents, type ChatSide } from '@waybill/contract';
import { signedIn, type Context } from '../../../core/context.ts';
import { pipelined } from '../../../core/database/pipelined.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { openEventStream, type EventStream } from '../../../core/http/event-stream.ts';
import type { LiveTopic } from '../../../core/live/announce.ts';
import { messagesAfter, messageWire, rowWire, theirMarks } from './chat-wire.ts';
import { inboxId, reachable, readChat, sideOf } from './reach.ts';

type Query = { readonly chat?: string | undefined; readonly after: number };

/** A stream ends after this time, and the client reconnects, which checks its session again. */
const longestMs = 10 * 60_000;
/** List changes within this time are sent as one. */
const listGapMs: Readonly<Record<ChatSide, number>> = { customer: 300, staff: 1000 };
/** Interval at which a conversation is read even without a notification. */
const lookMs = 10_000;
/** Number of messages read at a time. */
const most = 200;

/** Collects changes since the last read, and wakes a waiter. */
class News {
  readonly #happened = new Set<string>();
  #wake: () => void = () => undefined;

  add(what: string): void {
    this.#happened.add(what);
    this.#wake();
  }

  /** Whether something changed. Resets it. */
  take(what: string): boolean {
    return this.#happened.delete(what);
  }

  get none(): boolean {
    return this.#happened.size === 0;
  }

  async wait(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (!this.none) resolve();
    });
  }
}

/** The followed conversation: what was sent of it, and what to send next. */
class Conversation {
  readonly #id: string;
  readonly #stream: EventStream;
  #account: string | null = null;
  #after: number;
  #marks = '';
  #head = '';

  constructor(id: string, after: number, stream: EventStream) {
    this.#id = id;
    this.#after = after;
    this.#stream = stream;
  }

  /** The chat and the messages after the last one sent, in one round trip. */
  async #read(ctx: Context) {
    this.#account ??= (await readChat(ctx, ctx.db, this.#id)).account_id;
    const at = { account: this.#account, chat: this.#id };
    const [rows, messages] = await pipelined(
      ctx.db,
      reachable(ctx, ctx.db).where('account_id', '=', at.account).where('id', '=', at.chat).compile(),
      messagesAfter(ctx.db, at, this.#after, most).compile(),
    );
    if (rows[0] === undefined) throw new Refusal('not_found');
    return { row: rows[0], messages };
  }

  /** Messages are numbered without gaps, so each is sent once and in order. */
  async tell(ctx: Context, side: ChatSide): Promise<void> {
    let { row, messages } = await this.#read(ctx);
    for (;;) {
      for (const message of messages) this.#stream.send('message', chatEvents.message.parse(messageWire(message)));
      this.#after = messages.at(-1)?.seq ?? this.#after;
      if (messages.length < most || this.#stream.closed) break;
      ({ row, messages } = await this.#read(ctx));
    }
    const marks = chatEvents.marks.parse(theirMarks(row, side));
    const marksText = JSON.stringify(marks);
    if (marksText !== this.#marks) this.#stream.send('marks', marks);
    this.#marks = marksText;
    const headText = [row.state, row.owner_id, row.close_reason].join();
    if (headText !== this.#head) this.#stream.send('head', chatEvents.head.parse(rowWire(row, 0)));
    this.#head = headText;
  }
}

/** Subscribes to everything that a stream reports. @returns a function that unsubscribes */
function followAll(ctx: Context, side: ChatSide, chat: string | undefined, news: News): () => void {
  const { live } = ctx.services.database;
  const ends: (() => void)[] = [];
  const hear = (topic: LiveTopic, id: string, what: string) =>
    void ends.push(live.follow(topic, id, () => news.add(what), what === 'typing'));
  if (side === 'staff') hear('chat_inbox', inboxId, 'list');
  else hear('chat_person', signedIn(ctx).userId, 'list');
  if (chat !== undefined) {
    hear('chat', chat, 'chat');
    hear(side === 'staff' ? 'chat_typing_customer' : 'chat_typing_staff', chat, 'typing');
    if (side === 'staff') hear('chat_notes', chat, 'notes');
  }
  return () => {
    for (const end of ends) end();
  };
}

async function follow(ctx: Context, { chat, after }: Query, stream: EventStream): Promise<void> {
  const side = sideOf(ctx);
  const news = new News();
  stream.onClose(() => news.add('closed'));
  const endTimer = setTimeout(() => news.add('over'), longestMs).unref();
  const conversation = chat === undefined ? null : new Conversation(chat, after, stream);
  // A process that died between commit and notification leaves changes that only polling finds.
  const lookTimer = conversation === null ? undefined : setInterval(() => news.add('chat'), lookMs).unref();
  let listTimer: NodeJS.Timeout | undefined;
  // Subscribe before reading, so that no change is missed.
  const unfollow = followAll(ctx, side, chat, news);
  let [toldAt, telling] = [performance.now(), false];
  const tellList = () => {
    [toldAt, telling] = [performance.now(), false];
    stream.send('changed', {});
  };
  try {
    await conversation?.tell(ctx, side);
    for (;;) {
      await news.wait();
      if (stream.closed || news.take('closed') || news.take('over')) return;
      if (news.take('chat')) await conversation?.tell(ctx, side);
      if (news.take('typing')) stream.send('typing', {});
      if (news.take('notes')) stream.send('noted', {});
      if (news.take('list') && !telling) {
        telling = true;
        clearTimeout(listTimer);
        listTimer = setTimeout(tellList, Math.max(0, toldAt + listGapMs[side] - performance.now()));
      }
    }
  } finally {
    clearTimeout(endTimer);
    clearInterval(lookTimer);
    clearTimeout(listTimer);
    unfollow();
  }
}

/**
 * Chats as server-sent events, for customers and staff: new messages of the open chat, each once and in order,
 * whichever process wrote them; its marks, state, and typing; and a signal when the list changes.
 * @throws Refusal not_found
 */
export async function streamChats(ctx: Context, { query }: { readonly query: Query }, wire: Wire): Promise<Uint8Array> {
  if (query.chat !== undefined) await readChat(ctx, ctx.db, query.chat);
  const stream = openEventStream(wire);
  try {
    await follow(ctx, query, stream);
  } catch (error) {
    ctx.log.error({ err: error }, 'a stream of chats broke');
  } finally {
    stream.end();
  }
  return new Uint8Array();
}

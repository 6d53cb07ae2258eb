import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage, ChatSide } from '@waybill/contract';
import { newId } from '../../../apps/server/src/core/ids.ts';
import type { Headers, Talker } from './people.ts';

/** A message as it came in over a stream, with the instant of this process's clock. */
export type ReceivedMessage = { readonly id: string; readonly seq: number; readonly at: number };
type Sent = { readonly side: ChatSide; readonly at: number };

const bases: Readonly<Record<ChatSide, string>> = { customer: '/api/chats', staff: '/api/admin/chats' };
const retryMs = 200;
/** So long whatever was sent has to come in at the end. */
const finishMs = 30_000;
/** Marks are told after so many messages of the other side. */
const marksEvery = 4;

/** One chat: a customer and one of the staff who write by turns, each with a stream that is made again when it drops. */
export class Talk {
  readonly sent = new Map<string, Sent>();
  readonly heardByStaff: ReceivedMessage[] = [];
  readonly heardByCustomer: ReceivedMessage[] = [];
  readonly #person: Talker;
  readonly #addresses: readonly string[];
  readonly #place: number;
  readonly #everyMs: number;
  readonly #id = newId();
  readonly #stop = new AbortController();
  #writing: Promise<void> = Promise.resolve();
  #over = false;

  constructor(person: Talker, addresses: readonly string[], place: number, everyMs: number) {
    this.#person = person;
    this.#addresses = addresses;
    this.#place = place;
    this.#everyMs = everyMs;
  }

  #headers(side: ChatSide): Headers {
    return side === 'customer' ? this.#person.customer : this.#person.staff;
  }

  /** Both sides sit at different servers; whoever finds theirs down goes to the other. */
  #address(side: ChatSide, attempt: number): string {
    return this.#addresses[(this.#place + Number(side === 'staff') + attempt) % this.#addresses.length] ?? '';
  }

  /** Sends until a server has it: the same id is the same message. */
  async #post(side: ChatSide, path: string, body: object): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await fetch(`${this.#address(side, attempt)}${path}`, {
        method: 'POST',
        headers: { ...this.#headers(side), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => null);
      if (answer !== null) {
        const text = await answer.text().catch(() => null);
        if (answer.ok && text !== null) return;
        if (answer.status < 500 && text !== null) throw new Error(`${path}: ${answer.status} ${text}`);
      }
      await pause(retryMs);
    }
  }

  async open(): Promise<void> {
    const [message, at] = [newId(), performance.now()];
    this.sent.set(message, { side: 'customer', at });
    const body = { id: this.#id, category: 'other', text: 'Opening', message_id: message };
    await this.#post('customer', bases.customer, body);
  }

  async #say(side: ChatSide, turn: number): Promise<void> {
    const id = newId();
    this.sent.set(id, { side, at: performance.now() });
    await this.#post(side, `${bases[side]}/${this.#id}/messages`, { id, text: `Message ${turn}` });
  }

  #take(side: ChatSide, block: string): void {
    const [, data] = /^event: message\ndata: (.*)$/s.exec(block) ?? [];
    if (data === undefined) return;
    const { id, seq } = JSON.parse(data) as ChatMessage;
    const heard = side === 'staff' ? this.heardByStaff : this.heardByCustomer;
    heard.push({ id, seq, at: performance.now() });
    if (seq % (2 * marksEvery) !== 0 || this.#over) return;
    void this.#post(side, `${bases[side]}/${this.#id}/marks`, { delivered: seq, read: seq }).catch(() => undefined);
  }

  async #listen(side: ChatSide): Promise<void> {
    const heard = side === 'staff' ? this.heardByStaff : this.heardByCustomer;
    for (let attempt = 0; !this.#stop.signal.aborted; attempt += 1) {
      const url = `${this.#address(side, attempt)}${bases[side]}/live?chat=${this.#id}&after=${heard.at(-1)?.seq ?? 0}`;
      try {
        const answer = await fetch(url, { headers: this.#headers(side), signal: this.#stop.signal });
        const decoder = new TextDecoder();
        let text = '';
        for await (const part of answer.body ?? []) {
          text += decoder.decode(part, { stream: true });
          const blocks = text.split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks) this.#take(side, block);
        }
      } catch {
        // It dropped; it is asked for again after the last message that came in.
      }
      if (!this.#stop.signal.aborted) await pause(retryMs);
    }
  }

  start(): void {
    void this.#listen('customer');
    void this.#listen('staff');
    this.#writing = this.#write();
  }

  async #write(): Promise<void> {
    // Not all of them at the same instant.
    await pause((this.#place * 37) % this.#everyMs);
    for (let turn = 0; !this.#over; turn += 1) {
      const next = pause(this.#everyMs);
      await this.#say(turn % 2 === 0 ? 'staff' : 'customer', turn);
      await next;
    }
  }

  /** Writes no more, and waits until what was sent has come in at both sides, but not for ever. */
  async finish(): Promise<void> {
    this.#over = true;
    await this.#writing;
    const until = performance.now() + finishMs;
    const all = (heard: readonly ReceivedMessage[]) => {
      const ids = new Set(heard.map(({ id }) => id));
      return [...this.sent.keys()].every((id) => ids.has(id));
    };
    while (performance.now() < until && !(all(this.heardByStaff) && all(this.heardByCustomer))) await pause(50);
  }

  stop(): void {
    this.#stop.abort();
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { liveChannel, type LiveTopic } from './announce.ts';

type Listener = () => void;
/** Sends payloads through the database to all processes. */
type Send = (payloads: readonly string[]) => Promise<unknown>;

const pauses = { leastMs: 200, mostMs: 10_000 } as const;

/**
 * Delivers changes of any process to followers in this one, over a single listening connection that is opened on first
 * use. Says that something changed, never what. After a lost connection is restored, all followers are notified once,
 * since changes may have been missed.
 */
export class LiveChannel {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #fleeting = new Set<string>();
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #pauseMs: number = pauses.leastMs;
  #closed = false;
  /** Identifies our own notifications, which were already delivered locally. */
  readonly #origin = randomUUID();
  readonly #send: Send;
  #outbox = new Set<string>();
  #sending: Promise<void> | null = null;

  constructor(url: string, send: Send, onError: (error: Error) => void) {
    this.#url = url;
    this.#send = send;
    this.#onError = onError;
  }

  /**
   * Calls the listener at each change until the returned function is called. Subscribe first, then read.
   * @param fleeting for short-lived signals, which are not repeated after a reconnect
   */
  follow(topic: LiveTopic, id: string, listener: Listener, fleeting = false): () => void {
    const key = `${topic}:${id}`;
    if (fleeting) this.#fleeting.add(key);
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    if (this.#client === null && this.#retry === null) void this.#connect();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#listeners.get(key) !== listeners) return;
      this.#listeners.delete(key);
      this.#fleeting.delete(key);
    };
  }

  async #connect(): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'waybill_live',
      keepAlive: true,
    });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, null));
    try {
      await client.connect();
      await client.query(`LISTEN ${liveChannel}`);
      this.#pauseMs = pauses.leastMs;
      for (const key of this.#listeners.keys()) if (!this.#fleeting.has(key)) this.#tell(key);
    } catch (error) {
      this.#lost(client, error as Error);
    }
  }

  #lost(client: pg.Client, error: Error | null): void {
    if (this.#client !== client) return;
    this.#client = null;
    void client.end().catch(() => undefined);
    if (this.#closed) return;
    if (error !== null) this.#onError(error);
    this.#retry = setTimeout(() => {
      this.#retry = null;
      void this.#connect();
    }, this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, pauses.mostMs);
  }

  /**
   * Notifies of committed changes: followers in this process at once, other processes in one batch with pending ones.
   * Retries if sending fails.
   */
  tell(keys: readonly string[]): void {
    if (keys.length === 0 || this.#closed) return;
    for (const key of keys) {
      this.#tell(key);
      this.#outbox.add(key);
    }
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
  }

  async #sendAll(): Promise<void> {
    while (this.#outbox.size > 0) {
      const keys = this.#outbox;
      this.#outbox = new Set();
      try {
        await this.#send([...keys].map((key) => `${key}@${this.#origin}`));
      } catch (error) {
        if (this.#closed) return;
        this.#onError(error as Error);
        this.#outbox = new Set([...keys, ...this.#outbox]);
        await pause(pauses.leastMs, undefined, { ref: false });
      }
    }
  }

  #hear(payload: string): void {
    const [key = '', origin] = payload.split('@');
    if (origin !== this.#origin) this.#tell(key);
  }

  #tell(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
    await this.#sending;
  }
}

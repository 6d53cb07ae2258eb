import pg from 'pg';
import { liveChannel, type LiveTopic } from './announce.ts';

type Listener = () => void;

const pauses = { leastMs: 200, mostMs: 10_000 } as const;

/**
 * What changes in any process, heard in this one: one connection that listens, opened when somebody first follows
 * something. It tells that something changed, never what. When the connection drops it is made again, and everybody is
 * told once, since something may have been missed in between.
 */
export class LiveChannel {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #pauseMs: number = pauses.leastMs;
  #closed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  /** Calls the listener at each change until what is returned is called. Read once after this, not before. */
  follow(topic: LiveTopic, id: string, listener: Listener): () => void {
    const key = `${topic}:${id}`;
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    if (this.#client === null && this.#retry === null) void this.#connect();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(key) === listeners) this.#listeners.delete(key);
    };
  }

  async #connect(): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({
      connectionString: this.#url,
      options: '-c role=waybill_app',
      application_name: 'waybill_live',
      keepAlive: true,
    });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#tell(payload ?? ''));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, null));
    try {
      await client.connect();
      await client.query(`LISTEN ${liveChannel}`);
      this.#pauseMs = pauses.leastMs;
      for (const key of this.#listeners.keys()) this.#tell(key);
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

  #tell(key: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener();
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }
}

import { sql } from 'kysely';
import type { ClientActor, Services } from '../context.ts';

type Noted = { readonly client: ClientActor; readonly hour: Date; last: Date; calls: number; refused: number };

/** Interval of writes for a client that calls all the time. */
const writeEveryMs = 60_000;
/** Delay of the first write after a long pause. */
const soonMs = 1000;

/**
 * Counts calls of API clients and writes the counts in batches, so that calls do not contend for one row. A killed
 * process loses at most a minute of counts.
 */
export class CallBook {
  readonly #services: Services;
  #noted = new Map<string, Noted>();
  readonly #written = new Map<string, number>();
  #timer: { readonly handle: NodeJS.Timeout; readonly at: number } | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Counts one call and its response status. */
  note(client: ClientActor, status: number): void {
    const now = this.#services.clock();
    const hour = new Date(now);
    hour.setUTCMinutes(0, 0, 0);
    const key = `${client.clientId}/${hour.toISOString()}`;
    const noted = this.#noted.get(key) ?? { client, hour, last: now, calls: 0, refused: 0 };
    noted.calls += 1;
    noted.refused += status >= 400 ? 1 : 0;
    noted.last = now;
    this.#noted.set(key, noted);
    this.#plan(client.clientId);
  }

  /** Writes the counts so far. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer.handle);
    this.#timer = null;
    const noted = [...this.#noted.values()];
    this.#noted = new Map();
    for (const each of noted) {
      this.#written.set(each.client.clientId, performance.now());
      try {
        await this.#write(each);
      } catch (error) {
        this.#services.log.error({ err: error }, 'calls of an API client could not be written');
      }
    }
  }

  #plan(clientId: string): void {
    const now = performance.now();
    const written = this.#written.get(clientId);
    const at = written === undefined ? now + soonMs : Math.max(now + soonMs, written + writeEveryMs);
    if (this.#timer !== null && this.#timer.at <= at) return;
    if (this.#timer !== null) clearTimeout(this.#timer.handle);
    this.#timer = { at, handle: setTimeout(() => void this.flush(), at - now).unref() };
  }

  async #write({ client, hour, last, calls, refused }: Noted): Promise<void> {
    const { staff } = this.#services.database;
    const key = { account_id: client.accountId, client_id: client.clientId };
    await staff
      .insertInto('oauth_client_calls')
      .values({ ...key, hour, calls, refused })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'client_id', 'hour']).doUpdateSet({
          calls: sql`oauth_client_calls.calls + ${calls}`,
          refused: sql`oauth_client_calls.refused + ${refused}`,
        }),
      )
      .execute();
    await staff
      .updateTable('oauth_clients')
      .set({ last_used_at: sql`greatest(last_used_at, ${last}::timestamptz)` })
      .where('account_id', '=', client.accountId)
      .where('id', '=', client.clientId)
      .execute();
  }
}

const books = new WeakMap<Services, CallBook>();

/** The call book of a running server. */
export function callBookOf(services: Services): CallBook {
  const known = books.get(services);
  if (known !== undefined) return known;
  const made = new CallBook(services);
  books.set(services, made);
  return made;
}

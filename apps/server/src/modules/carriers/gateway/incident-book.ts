import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Services } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import type { Failure } from './failure.ts';

/** A failed call as stored, without secrets and personal data. */
export type Incident = {
  readonly connectionId: string | null;
  readonly carrierName: string;
  readonly operation: string;
  readonly failure: Failure;
  /** Part of the group key, with connection, operation, and failure. */
  readonly code: string | null;
  readonly exchange: Readonly<Record<string, unknown>>;
  readonly requestId: string;
};

type Open = Incident & { readonly first: Date; last: Date; times: number };

const writeEveryMs = 200;

/** The same problem has the same key. */
function groupKey({ connectionId, carrierName, operation, failure, code }: Incident): string {
  const facts = [connectionId ?? carrierName, operation, failure, code];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/** Collects incidents and writes them in batches, so that a failing carrier does not cause a write per call. */
export class IncidentBook {
  readonly #services: Services;
  #open = new Map<string, Open>();
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Adds an incident, to be written within a moment. */
  add(incident: Incident): void {
    const key = groupKey(incident);
    const now = this.#services.clock();
    const known = this.#open.get(key);
    this.#open.set(key, { ...incident, first: known?.first ?? now, last: now, times: (known?.times ?? 0) + 1 });
    this.#timer ??= setTimeout(() => void this.flush(), writeEveryMs).unref();
  }

  /** Writes the collected incidents. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const noted = this.#open;
    this.#open = new Map();
    this.#writing = this.#writing.then(() => this.#write(noted));
    await this.#writing;
  }

  async #write(noted: ReadonlyMap<string, Open>): Promise<void> {
    for (const [key, incident] of noted) {
      try {
        await this.#writeOne(key, incident);
      } catch (error) {
        this.#services.log.error({ err: error, operation: incident.operation }, 'an incident could not be written');
      }
    }
  }

  async #writeOne(key: string, incident: Open): Promise<void> {
    const { exchange, requestId, last, times } = incident;
    await this.#services.database.staff
      .insertInto('api_incidents')
      .values({
        id: newId(),
        group_key: key,
        connection_id: incident.connectionId,
        carrier_name: incident.carrierName,
        operation: incident.operation,
        failure: incident.failure,
        occurrences: times,
        first_seen_at: incident.first,
        last_seen_at: last,
        exchange: JSON.stringify(exchange),
        request_id: requestId,
      })
      .onConflict((conflict) =>
        conflict
          .column('group_key')
          .where('resolved_at', 'is', null)
          .doUpdateSet({
            occurrences: sql`api_incidents.occurrences + ${times}`,
            last_seen_at: last,
            exchange: JSON.stringify(exchange),
            request_id: requestId,
          }),
      )
      .execute();
  }
}

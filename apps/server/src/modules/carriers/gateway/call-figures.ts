import { sql } from 'kysely';
import type { Services } from '../../../core/context.ts';

const writeEveryMs = 2000;
const slotMs = 15 * 60_000;
/** Each bucket is ten percent longer than the previous one. */
const growth = 1.1;
const lastStep = 130;

/** The bucket of a duration; 1 for a millisecond or less. */
export function stepOf(milliseconds: number): number {
  return Math.min(lastStep, Math.max(1, Math.ceil(Math.log(Math.max(1, milliseconds)) / Math.log(growth))));
}

/** The middle of a bucket in whole milliseconds, accurate to five percent. */
export function msOfStep(step: number): number {
  return Math.round(growth ** (step - 0.5));
}

export type CallFigure = {
  readonly connectionId: string;
  readonly operation: string;
  /** `answered`, or the failure. */
  readonly outcome: string;
  /** Null for a call that was held back. */
  readonly tookMs: number | null;
};

/**
 * Counts calls by duration and writes the counts every two seconds, so that no call needs its own write. Counts not yet
 * written when a process is killed are lost, which is acceptable.
 */
export class CallFigures {
  readonly #services: Services;
  #counts = new Map<string, { row: Readonly<Record<string, unknown>>; calls: number }>();
  #timer: NodeJS.Timeout | null = null;

  constructor(services: Services) {
    this.#services = services;
  }

  add({ connectionId, operation, outcome, tookMs }: CallFigure): void {
    const slot = new Date(Math.floor(this.#services.clock().getTime() / slotMs) * slotMs).toISOString();
    const step = tookMs === null ? 0 : stepOf(tookMs);
    const key = [connectionId, slot, operation, outcome, step].join('/');
    const known = this.#counts.get(key);
    if (known === undefined) {
      this.#counts.set(key, { row: { connection_id: connectionId, slot, operation, outcome, step }, calls: 1 });
    } else known.calls += 1;
    this.#timer ??= setTimeout(() => void this.flush(), writeEveryMs).unref();
  }

  /** Writes the counts so far. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    if (counts.length === 0) return;
    try {
      const rows = counts.map(({ row, calls }) => ({ ...row, calls }));
      // Sorted by key, so that two processes do not deadlock.
      await sql`
        INSERT INTO carrier_call_figures AS figures (connection_id, slot, operation, outcome, step, calls)
        SELECT connection_id, slot, operation, outcome, step, calls
        FROM json_populate_recordset(NULL::carrier_call_figures, ${JSON.stringify(rows)}::json)
        ORDER BY connection_id, slot, operation, outcome, step
        ON CONFLICT (connection_id, slot, operation, outcome, step)
        DO UPDATE SET calls = figures.calls + excluded.calls
      `.execute(this.#services.database.staff);
    } catch (error) {
      this.#services.log.error({ err: error }, 'figures of calls could not be written');
    }
  }
}

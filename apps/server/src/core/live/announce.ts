import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';

/** Channel of the database on which processes tell one another what changed. */
export const liveChannel = 'waybill_live';

/** Kinds of things that can be followed while somebody looks at them. */
export type LiveTopic = 'shipment';

/**
 * Tells every process that something changed, if and only if the transaction commits. Only its id is told: whoever
 * follows it reads it anew, as far as they may see it.
 */
export async function announceMany(tx: Db | Tx, topic: LiveTopic, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const told = ids.map((id) => `${topic}:${id}`);
  await sql`SELECT pg_notify(${liveChannel}, told) FROM unnest(${told}::text[]) AS told`.execute(tx);
}

/** The same for one. */
export async function announce(tx: Db | Tx, topic: LiveTopic, id: string): Promise<void> {
  await announceMany(tx, topic, [id]);
}

import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';

/** Channel of the database on which processes tell one another what changed. */
export const liveChannel = 'waybill_live';

/** Kinds of things that can be followed while somebody looks at them. */
export type LiveTopic =
  /** What a person or an API client may see; triggers of the database announce it. */
  | 'access'
  | 'shipment'
  /** A chat: its messages, marks or state. */
  | 'chat'
  /** Notes of the staff beside a chat. */
  | 'chat_notes'
  /** Somebody of that side writes in a chat at this moment. */
  | 'chat_typing_customer'
  | 'chat_typing_staff'
  /** A person's own list of chats. */
  | 'chat_person'
  /** The inbox of the staff, whose id is always the same. */
  | 'chat_inbox';

/**
 * Tells every process that something changed, if and only if the transaction commits. Only its id is told: whoever
 * follows it reads it anew, as far as they may see it.
 */
export async function announceMany(tx: Db | Tx, topic: LiveTopic, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const told = ids.map((id) => `${topic}:${id}`);
  await sql`SELECT pg_notify(${liveChannel}, told) FROM unnest(${told}::text[]) AS told`.execute(tx);
}

const afterwards = new WeakMap<Tx, Set<string>>();

/**
 * Tells of changes that many make every second, once the command around the transaction has committed. PostgreSQL lets
 * those that commit with a `NOTIFY` wait for one another, each until its commit is on disk; these go out together
 * beside it. A process that ends in between tells nobody: whoever follows has to look again now and then.
 */
export function announceAfterwards(tx: Tx, told: readonly (readonly [LiveTopic, string])[]): void {
  const known = afterwards.get(tx) ?? new Set();
  for (const [topic, id] of told) known.add(`${topic}:${id}`);
  afterwards.set(tx, known);
}

/** What is to be told of a transaction that has committed. */
export function takeAfterwards(tx: Tx): readonly string[] {
  return [...(afterwards.get(tx) ?? [])];
}

/** The same for one. */
export async function announce(tx: Db | Tx, topic: LiveTopic, id: string): Promise<void> {
  await announceMany(tx, topic, [id]);
}

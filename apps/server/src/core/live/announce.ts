import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';

/** Database channel on which processes notify each other of changes. */
export const liveChannel = 'waybill_live';

export type LiveTopic =
  /** Access of a person or an API client; announced by database triggers. */
  | 'access'
  | 'shipment'
  /** The company that runs this installation, always with the same id. */
  | 'company'
  /** Messages, marks, or state of a chat. */
  | 'chat'
  /** Staff notes of a chat. */
  | 'chat_notes'
  /** Someone on that side of a chat is typing. */
  | 'chat_typing_customer'
  | 'chat_typing_staff'
  /** A person's own list of chats. */
  | 'chat_person'
  /** The staff inbox, always with the same id. */
  | 'chat_inbox';

/**
 * Notifies all processes of a change when the transaction commits. Only the id is sent; followers read the record with
 * their own permissions.
 */
export async function announceMany(tx: Db | Tx, topic: LiveTopic, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const told = ids.map((id) => `${topic}:${id}`);
  await sql`SELECT pg_notify(${liveChannel}, told) FROM unnest(${told}::text[]) AS told`.execute(tx);
}

const afterwards = new WeakMap<Tx, Set<string>>();

/**
 * Notifies of frequent changes after the command's transaction has committed. PostgreSQL serializes commits with
 * `NOTIFY`, each until it is on disk, so these are sent separately in batches. A process that ends in between sends
 * nothing, so followers also have to poll now and then.
 */
export function announceAfterwards(tx: Tx, told: readonly (readonly [LiveTopic, string])[]): void {
  const known = afterwards.get(tx) ?? new Set();
  for (const [topic, id] of told) known.add(`${topic}:${id}`);
  afterwards.set(tx, known);
}

/** Pending notifications of a committed transaction. */
export function takeAfterwards(tx: Tx): readonly string[] {
  return [...(afterwards.get(tx) ?? [])];
}

/** Notifies of one change, see `announceMany`. */
export async function announce(tx: Db | Tx, topic: LiveTopic, id: string): Promise<void> {
  await announceMany(tx, topic, [id]);
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';

/** The chain of entries that belong to no account. */
export const houseChain = '00000000-0000-0000-0000-000000000000';

/** The hash that the first link of every chain builds on. */
export const chainStart: Buffer = Buffer.alloc(32);

/** Hash of a link: covers the previous hash and the sealed content. */
export function linkHash(previous: Buffer, content: Buffer): Buffer {
  return createHash('sha256').update(previous).update(content).digest();
}

/** Last position and hash (hex) by chain. */
export type Heads = Readonly<Record<string, readonly [position: number, hash: string]>>;

/** A run of the sealing job, as covered by its hash. */
export type Run = {
  readonly run: number;
  readonly sealedAt: string;
  readonly entries: number;
  readonly untilWrite: string;
  readonly untilId: string;
  readonly heads: Heads;
};

/** Hash of a run: covers the previous run and every field; heads are sorted by chain. */
export function runHash(previous: Buffer, { run, sealedAt, entries, untilWrite, untilId, heads }: Run): Buffer {
  const ordered = Object.entries(heads).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([run, sealedAt, entries, untilWrite, untilId, ordered]);
  return linkHash(previous, Buffer.from(text));
}

/**
 * sha256 of an entry `e` as canonical JSON: an array of its columns in this order, objects with their keys sorted as
 * `jsonb` writes them, its time in microseconds. Spelled out here and not in the database, so that the owner of the
 * database cannot change what is computed.
 */
export const contentOf = sql<Buffer>`sha256(convert_to(jsonb_build_array(
  e.id, e.account_id, (extract(epoch from e.at) * 1000000)::bigint, e.actor_kind, e.actor_id, e.actor_label,
  e.action, e.subject_type, e.subject_id, e.before, e.after, e.request_id)::text, 'UTF8'))`;

/** The chain that an entry `e` belongs to. */
export const chainOf = sql<string>`coalesce(e.account_id, ${sql.lit(houseChain)}::uuid)`;

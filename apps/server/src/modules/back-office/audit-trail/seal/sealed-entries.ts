import { sql } from 'kysely';
import { contentOf } from './chain.ts';

/** A seal with the current state of its entry. */
export type SealedEntry = {
  readonly chain: string;
  readonly position: number;
  readonly entry_id: string;
  readonly run: number;
  readonly content: Buffer;
  readonly hash: Buffer;
  /** Null when the entry was deleted. */
  readonly content_now: Buffer | null;
};

/** Every seal with its entry, ordered by chain. */
export const sealedEntries = sql<SealedEntry>`
  SELECT s.chain, s.position, s.entry_id, s.run, s.content, s.hash,
    CASE WHEN e.id IS NULL THEN NULL ELSE ${contentOf} END AS content_now
  FROM audit_seals s LEFT JOIN audit_entries e ON e.id = s.entry_id
  ORDER BY s.chain, s.position`;

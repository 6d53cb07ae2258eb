import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';

/**
 * Serializes commits of a kind in an account, so that the second one is checked against the rows of the first. Call it
 * before `lockImport`.
 */
export async function lockCommits(tx: Tx, accountId: string, kind: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${accountId} ${kind}`}, 11))`.execute(tx);
}

/**
 * Serializes changes and commits of an upload. The row itself is not locked, so that a commit can report progress from
 * another connection, and a person can cancel it.
 */
export async function lockImport(tx: Tx, id: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 10))`.execute(tx);
}

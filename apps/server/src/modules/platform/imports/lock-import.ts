import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';

/**
 * Lets the rows of one upload of a kind into an account at a time: whoever comes second is held against what the first put
 * in. To be called before `lockImport`.
 */
export async function lockCommits(tx: Tx, accountId: string, kind: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${accountId} ${kind}`}, 11))`.execute(tx);
}

/**
 * Lets one transaction at a time change an upload or let its rows in. The row itself is not locked, so that a
 * commit can tell from outside how far it is, and a person can call it off meanwhile.
 */
export async function lockImport(tx: Tx, id: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 10))`.execute(tx);
}

import { sql } from 'kysely';
import type { Tx } from '../core/database/database.ts';

/** Arbitrary advisory lock number. */
const lock = 7_264_715;

/** Serializes set-up of this database between processes until the transaction ends. */
export async function lockInstallation(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lock})`.execute(tx);
}

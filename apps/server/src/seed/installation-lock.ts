import { sql } from 'kysely';
import type { Tx } from '../core/database/database.ts';

/** Any number, as long as nothing else locks by it. */
const lock = 7_264_715;

/** Holds up every other process that sets this database up, until the transaction ends. */
export async function lockInstallation(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lock})`.execute(tx);
}

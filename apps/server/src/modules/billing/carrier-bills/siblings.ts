import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';

/** Locks the bills of a shipment until the transaction ends. */
export async function lockShipment(tx: Tx, shipmentId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('carrier bill ' || ${shipmentId}::text, 0))`.execute(tx);
}

/** Other bills of a shipment: the one in force, and preliminary ones. */
export async function siblingsOf(
  tx: Tx,
  id: string,
  key: { readonly account_id: string; readonly shipment_id: string },
): Promise<{ readonly live: { readonly id: string; readonly total: number } | null; readonly announced: string[] }> {
  const rows = await tx
    .selectFrom('carrier_bills')
    .select(['id', 'total', 'state'])
    .where('shipment_account', '=', key.account_id)
    .where('shipment_id', '=', key.shipment_id)
    .where('id', '!=', id)
    .where('state', 'not in', ['duplicate', 'replaced', 'unmatched'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const live = rows.find(({ state }) => state !== 'preliminary') ?? null;
  return { live, announced: rows.filter(({ state }) => state === 'preliminary').map((row) => row.id) };
}

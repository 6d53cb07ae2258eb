import type { MarketplaceConnection } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';

type Row = {
  readonly id: string;
  readonly provider: MarketplaceConnection['provider'];
  readonly seller: string;
  readonly state: MarketplaceConnection['state'];
  readonly connected_at: Date;
  readonly imported_at: Date | null;
  readonly importing: boolean;
  readonly window_seen: number;
  readonly due_at: Date | null;
  readonly trouble: MarketplaceConnection['trouble'];
  readonly report_at: MarketplaceConnection['report_at'];
  readonly orders: number;
};

function wireOf(row: Row): MarketplaceConnection {
  const active = row.state === 'active';
  return {
    id: row.id,
    provider: row.provider,
    seller: row.seller,
    state: row.state,
    connected_at: row.connected_at.toISOString(),
    imported_at: row.imported_at?.toISOString() ?? null,
    importing: active && row.importing ? { seen: row.window_seen } : null,
    trouble: row.trouble,
    next_import_at: active ? (row.due_at?.toISOString() ?? null) : null,
    report_at: row.report_at,
    orders: row.orders,
  };
}

/** Connections of an account, oldest first, or only the one with the id. */
export async function readConnections(
  db: Db | Tx,
  accountId: string,
  id: string | null = null,
): Promise<MarketplaceConnection[]> {
  const { rows } = await sql<Row>`
    SELECT c.id, c.provider, c.seller, c.state, c.connected_at, c.imported_at, c.window_until IS NOT NULL AS importing,
      c.window_seen, c.due_at, c.trouble, c.report_at,
      (SELECT count(*)::int FROM marketplace_orders AS o
        WHERE o.account_id = c.account_id AND o.connection_id = c.id) AS orders
    FROM marketplace_connections AS c
    WHERE c.account_id = ${accountId} AND (${id}::uuid IS NULL OR c.id = ${id}::uuid)
    ORDER BY c.connected_at, c.id
  `.execute(db);
  return rows.map(wireOf);
}

/** One connection of an account. @throws Refusal not_found */
export async function showConnection(
  db: Db | Tx,
  accountId: string,
  id: string,
): Promise<{ data: MarketplaceConnection }> {
  const [connection] = await readConnections(db, accountId, id);
  if (connection === undefined) throw new Refusal('not_found');
  return { data: connection };
}

import { bare } from '@waybill/freight';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import type { ShipmentKey } from '../tracking/index.ts';
import type { Ends } from './event-time.ts';

/** A shipment that reports are about. */
export type Target = ShipmentKey & {
  readonly ends: Ends;
  readonly bolNumber: string;
  /** Its carrier and connection; null for a carrier without one. */
  readonly carrierName: string;
  readonly connectionId: string | null;
};

/** A number, and the connection or carrier it belongs to. */
export type TargetQuery = {
  readonly number: string;
  readonly connectionId?: string | null;
  readonly scac?: string | null;
};

type Row = {
  readonly account_id: string;
  readonly id: string;
  readonly connection_id: string | null;
  readonly scac: string;
  readonly carrier_name: string;
  readonly bol_number: string;
  readonly pro_number: string | null;
  readonly tracking_numbers: string[];
  readonly origin: Ends['origin'];
  readonly destination: Ends['destination'];
};

/** Shipments by the numbers assigned by the carrier or us. */
function byOwnNumber(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const own = [row.bol_number, row.pro_number ?? '', ...row.tracking_numbers].map(bare);
    for (const number of new Set(own)) found.set(number, [...(found.get(number) ?? []), row]);
  }
  return found;
}

/**
 * Finds the shipments of numbers, in one query. Customers' references do not count, since anyone could enter someone
 * else's number. A number of several shipments matches none.
 * @returns one entry per number, in the same order
 */
export async function targetsOf(tx: Tx, asked: readonly TargetQuery[]): Promise<(Target | null)[]> {
  const wanted = [...new Set(asked.map(({ number }) => bare(number)))].filter((number) => number !== '');
  if (wanted.length === 0) return asked.map(() => null);
  const { rows } = await sql<Row>`
    SELECT DISTINCT ON (account_id, id) account_id, id, connection_id, scac, carrier_name, bol_number, pro_number, tracking_numbers,
      detail -> 'origin' AS origin, detail -> 'destination' AS destination
    FROM unnest(${wanted}::text[]) AS wanted (number)
      CROSS JOIN LATERAL (
        SELECT * FROM shipments WHERE search_numbers @> ARRAY[wanted.number] OFFSET 0
      ) AS shipment
  `.execute(tx);
  const known = byOwnNumber(rows);
  return asked.map(({ number, connectionId, scac }) => {
    const means = (known.get(bare(number)) ?? []).filter(
      (row) => (!connectionId || row.connection_id === connectionId) && (!scac || row.scac === scac),
    );
    const [row] = means;
    if (row === undefined || means.length > 1) return null;
    return {
      account_id: row.account_id,
      shipment_id: row.id,
      ends: { origin: row.origin, destination: row.destination },
      bolNumber: row.bol_number,
      carrierName: row.carrier_name,
      connectionId: row.connection_id,
    };
  });
}

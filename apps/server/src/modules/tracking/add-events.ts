import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { newId } from '../../core/ids.ts';
import { fingerprintOf, type ReportedEvent, type ShipmentKey } from './events.ts';

const rowsAtOnce = 2000;

type Told = { readonly key: ShipmentKey; readonly events: readonly ReportedEvent[] };

/** One row for each report as it comes; the same report twice in one batch is one row. */
function rowsOf(told: readonly Told[], now: Date) {
  const seen = new Set<string>();
  return told.flatMap(({ key, events }) =>
    events.flatMap((event) => {
      const fingerprint = fingerprintOf(event);
      const once = `${key.shipment_id}${fingerprint}`;
      if (seen.has(once)) return [];
      seen.add(once);
      return [{ ...key, ...event, id: newId(), received_at: now, fingerprint }];
    }),
  );
}

/**
 * Keeps reports that are not kept yet, many with one statement.
 * @returns how many were new, by `account/shipment`; a shipment without any is not in it
 */
export async function addEvents(tx: Tx, told: readonly Told[], now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = rowsOf(told, now);
  const added = new Map<string, number>();
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const document = JSON.stringify(rows.slice(from, from + rowsAtOnce));
    const { rows: counted } = await sql<{ id: string; added: number }>`
      WITH added AS (
        INSERT INTO tracking_events (account_id, shipment_id, id, occurred_at, received_at, time_zone, city, state,
          latitude, longitude, text, scheme, code, reason_code, source, fingerprint)
        SELECT account_id, shipment_id, id, occurred_at, received_at, time_zone, city, state,
          latitude, longitude, text, scheme, code, reason_code, source, fingerprint
        FROM json_populate_recordset(NULL::tracking_events, ${document}::json)
        ON CONFLICT (account_id, shipment_id, fingerprint) DO NOTHING
        RETURNING account_id, shipment_id
      )
      SELECT account_id || '/' || shipment_id AS id, count(*) AS added FROM added GROUP BY account_id, shipment_id
    `.execute(tx);
    for (const { id, added: count } of counted) added.set(id, (added.get(id) ?? 0) + count);
  }
  return added;
}

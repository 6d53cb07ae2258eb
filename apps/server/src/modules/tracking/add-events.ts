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
      return [{ event, row: { ...key, ...event, id: newId(), received_at: now, fingerprint } }];
    }),
  );
}

/**
 * Keeps reports that are not kept yet, many with one statement.
 * @returns those that were new, by `account/shipment`; a shipment without any is not in it
 */
export async function addEvents(
  tx: Tx,
  told: readonly Told[],
  now: Date,
): Promise<ReadonlyMap<string, ReadonlySet<ReportedEvent>>> {
  const rows = rowsOf(told, now);
  const added = new Map<string, Set<ReportedEvent>>();
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    const eventOf = new Map(some.map(({ row, event }) => [row.id, event]));
    const { rows: news } = await sql<{ of: string; ids: string[] }>`
      WITH added AS (
        INSERT INTO tracking_events (account_id, shipment_id, id, occurred_at, received_at, time_zone, city, state,
          latitude, longitude, text, scheme, code, reason_code, source, fingerprint)
        SELECT account_id, shipment_id, id, occurred_at, received_at, time_zone, city, state,
          latitude, longitude, text, scheme, code, reason_code, source, fingerprint
        FROM json_populate_recordset(NULL::tracking_events, ${JSON.stringify(some.map(({ row }) => row))}::json)
        ON CONFLICT (account_id, shipment_id, fingerprint) DO NOTHING
        RETURNING account_id, shipment_id, id
      )
      SELECT account_id || '/' || shipment_id AS of, json_agg(id) AS ids FROM added GROUP BY account_id, shipment_id
    `.execute(tx);
    for (const { of, ids } of news) {
      const known = added.get(of) ?? new Set();
      for (const event of ids.map((id) => eventOf.get(id))) if (event !== undefined) known.add(event);
      added.set(of, known);
    }
  }
  return added;
}

import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { newIds } from '../../../core/ids.ts';
import { fingerprintOf, type ReportedEvent, type ShipmentKey } from './events.ts';

const rowsAtOnce = 2000;

type Told = { readonly key: ShipmentKey; readonly events: readonly ReportedEvent[] };

/** A report as a query parameter. Its shipment is an index, since the full key would add half of its size. */
type Sent = ReportedEvent & { readonly at: number; readonly id: string; readonly fingerprint: string };

/** One row per report, in order; duplicates in a batch are merged. */
function rowsOf(told: readonly Told[]): { readonly event: ReportedEvent; readonly row: Sent }[] {
  const seen = new Set<string>();
  const once = told.flatMap(({ key, events }, at) =>
    events.flatMap((event) => {
      const fingerprint = fingerprintOf(event);
      const mark = `${key.shipment_id}${fingerprint}`;
      if (seen.has(mark)) return [];
      seen.add(mark);
      return [{ event, at, fingerprint }];
    }),
  );
  const ids = newIds(once.length);
  return once.map(({ event, at, fingerprint }, index) => ({
    event,
    row: { ...event, at, id: ids[index] ?? '', fingerprint },
  }));
}

/**
 * Inserts new reports, any number in one statement.
 * @returns the new ones by `account/shipment`; shipments without new ones are missing
 */
export async function addEvents(
  tx: Tx,
  told: readonly Told[],
  now: Date,
): Promise<ReadonlyMap<string, ReadonlySet<ReportedEvent>>> {
  const rows = rowsOf(told);
  const accounts = told.map(({ key }) => key.account_id);
  const shipments = told.map(({ key }) => key.shipment_id);
  const added = new Map<string, Set<ReportedEvent>>();
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    const eventOf = new Map(some.map(({ row, event }) => [row.id, event]));
    const { rows: news } = await sql<{ of: string; ids: string[] }>`
      WITH added AS (
        INSERT INTO tracking_events (account_id, shipment_id, id, occurred_at, received_at, time_zone, city, state,
          latitude, longitude, text, scheme, code, reason_code, source, fingerprint)
        SELECT (${accounts}::uuid[])[at + 1], (${shipments}::uuid[])[at + 1], id, occurred_at, ${now}, time_zone, city,
          state, latitude, longitude, text, scheme, code, reason_code, source, fingerprint
        FROM json_to_recordset(${JSON.stringify(some.map(({ row }) => row))}::json) AS sent (at int, id uuid,
          occurred_at timestamptz, time_zone text, city text, state text, latitude float8, longitude float8, text text,
          scheme text, code text, reason_code text, source text, fingerprint text)
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

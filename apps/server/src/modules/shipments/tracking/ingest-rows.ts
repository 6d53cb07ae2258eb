import type { LateCause, TrackingStatus } from '@waybill/freight';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { insertRows } from '../../../core/database/insert-rows.ts';
import { knownEvents, type KnownEvent, type ShipmentKey } from './events.ts';

/** A shipment whose row is locked until the transaction ends. */
export type Locked = ShipmentKey & {
  readonly status: string;
  readonly action_required: string | null;
  readonly delivered_at: Date | null;
  readonly delivery_date: string | null;
  readonly pickup_date: string;
  readonly mode: string;
  readonly transit_days: number | null;
  readonly late_cause: string | null;
  /** Time zone of the pickup; null on imported shipments without places. */
  readonly zone: string | null;
};

export type NewEstimate = {
  readonly set_at: Date;
  readonly delivery_date: string;
  readonly reason: string | null;
  readonly named_by: 'carrier' | 'reports';
};

/** New values of a shipment's row. */
export type NewState = ShipmentKey & {
  readonly status: TrackingStatus;
  readonly action_required: string | null;
  readonly delivered_at: Date | null;
  readonly delivery_date: string | null;
  readonly late_cause: LateCause | null;
  /** Dates to add to the existing ones. */
  readonly estimate: readonly NewEstimate[];
};

/** Keys as two arrays for a join, so that the SQL is the same for any number of keys. */
export const keysOf = (keys: readonly ShipmentKey[]) => sql`
  unnest(${keys.map((key) => key.account_id)}::uuid[], ${keys.map((key) => key.shipment_id)}::uuid[])
    AS key (account_id, shipment_id)`;

/** Locks shipments in order of their keys, so that concurrent batches do not deadlock. */
export async function lockShipments(tx: Tx, keys: readonly ShipmentKey[]): Promise<Locked[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<Locked>`
    SELECT shipment.account_id, shipment.id AS shipment_id, status, action_required, delivered_at, delivery_date,
      pickup_date, mode, (detail ->> 'transit_days')::int AS transit_days, late_cause,
      detail #>> '{origin,time_zone}' AS zone
    FROM ${keysOf(keys)} JOIN shipments AS shipment
      ON shipment.account_id = key.account_id AND shipment.id = key.shipment_id
    ORDER BY shipment.account_id, shipment.id
    FOR NO KEY UPDATE OF shipment
  `.execute(tx);
  return rows;
}

/** Events in columnar form: one list per column is cheaper than many small documents. */
type Told = readonly [
  ids: readonly string[],
  at: readonly number[],
  zones: readonly string[],
  schemes: readonly string[],
  codes: readonly (string | null)[],
  reasons: readonly (string | null)[],
];

function eventsOfLists([ids, at, zones, schemes, codes, reasons]: Told): KnownEvent[] {
  return knownEvents(
    ids.map((id, index) => ({
      id,
      at: at[index] ?? 0,
      time_zone: zones[index] ?? '',
      scheme: schemes[index] ?? '',
      code: codes[index] ?? null,
      reason_code: reasons[index] ?? null,
    })),
  );
}

/**
 * All meaningful events of shipments, oldest first. One row per shipment, since the number of rows dominates the cost.
 */
export async function eventsByShipment(
  tx: Tx,
  keys: readonly ShipmentKey[],
): Promise<ReadonlyMap<string, readonly KnownEvent[]>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ id: string; events: Told }>`
    SELECT account_id || '/' || shipment_id AS id, json_build_array(array_agg(event_id),
      array_agg(date_part('epoch', occurred_at) * 1000), array_agg(time_zone), array_agg(scheme), array_agg(code),
      array_agg(reason_code)) AS events
    FROM (
      SELECT event.account_id, event.shipment_id, event.id AS event_id, occurred_at, time_zone, scheme, code, reason_code
      FROM ${keysOf(keys)} JOIN tracking_events AS event
        ON event.account_id = key.account_id AND event.shipment_id = key.shipment_id
      ORDER BY event.account_id, event.shipment_id, occurred_at, event.id
    ) AS told
    GROUP BY account_id, shipment_id
  `.execute(tx);
  return new Map(rows.map(({ id, events }) => [id, eventsOfLists(events)]));
}

const shown = ({ status, action_required, delivered_at, delivery_date, late_cause }: Locked | NewState): string =>
  [status, action_required, delivered_at?.getTime(), delivery_date, late_cause].join('|');

const rowOf = ({
  account_id,
  shipment_id: id,
  status,
  action_required,
  delivered_at,
  delivery_date,
  late_cause,
}: NewState) => ({
  account_id,
  id,
  status,
  action_required,
  delivered_at,
  delivery_date,
  late_cause,
});

/**
 * Updates the rows that changed, and adds their new dates.
 * @returns keys of the changed ones, as `account/shipment`
 */
export async function writeStates(
  tx: Tx,
  locked: readonly Locked[],
  states: ReadonlyMap<string, NewState>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const news = locked.flatMap((before) => {
    const after = states.get(`${before.account_id}/${before.shipment_id}`);
    return after !== undefined && shown(after) !== shown(before) ? [after] : [];
  });
  if (news.length > 0) {
    const document = JSON.stringify(news.map(rowOf));
    await sql`
      UPDATE shipments AS shipment SET status = news.status, action_required = news.action_required,
        delivered_at = news.delivered_at, delivery_date = news.delivery_date, late_cause = news.late_cause,
        late_since = CASE WHEN news.late_cause IS NULL THEN NULL ELSE coalesce(shipment.late_since, ${now}) END
      FROM json_populate_recordset(NULL::shipments, ${document}::json) AS news
      WHERE shipment.account_id = news.account_id AND shipment.id = news.id
    `.execute(tx);
  }
  const estimates = [...states.values()].flatMap(({ account_id, shipment_id, estimate }) =>
    estimate.map((one) => ({ account_id, shipment_id, ...one })),
  );
  await insertRows(tx, 'delivery_estimates', estimates);
  return new Set([...news, ...estimates].map((each) => `${each.account_id}/${each.shipment_id}`));
}

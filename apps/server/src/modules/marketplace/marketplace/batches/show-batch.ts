import { countedUpTo, type Batch, type BatchHead, type BatchRow } from '@waybill/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Db, Tx } from '../../../../core/database/database.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { speak } from '../../../../core/speak.ts';
import type { PickedRate, RowReason } from './batch-row.ts';

type HeadRow = Omit<BatchHead, 'created_at' | 'total'> & {
  readonly created_at: Date;
  readonly amount: number | null;
  readonly currency: 'USD' | 'CAD' | 'MXN' | null;
};

async function readHeads(db: Db | Tx, accountId: string, rest: RawBuilder<unknown>): Promise<BatchHead[]> {
  const { rows } = await sql<HeadRow>`
    SELECT b.id, b.request ->> 'rule' AS rule, b.request ->> 'pickup_date' AS pickup_date, b.created_at,
      b.created_by_name AS created_by,
      CASE WHEN b.canceled_at IS NOT NULL THEN 'canceled'
        WHEN r.quoting > 0 THEN 'quoting' WHEN r.booking > 0 THEN 'booking' WHEN r.quoted > 0 THEN 'quoted'
        ELSE 'done' END AS state,
      r.orders, r.rows, r.settled, r.booked, r.failed, r.amount, r.currency
    FROM marketplace_batches AS b
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(cardinality(order_ids)), 0)::int AS orders, count(*)::int AS rows,
        (count(*) FILTER (WHERE state IN ('waiting', 'quoting')))::int AS quoting,
        (count(*) FILTER (WHERE state IN ('to_book', 'booking', 'confirming')))::int AS booking,
        (count(*) FILTER (WHERE state = 'quoted'))::int AS quoted,
        (count(*) FILTER (WHERE state NOT IN ('waiting', 'quoting', 'to_book', 'booking', 'confirming')))::int AS settled,
        (count(*) FILTER (WHERE state = 'booked'))::int AS booked,
        (count(*) FILTER (WHERE state IN ('failed', 'no_rate', 'needs_catalog', 'left_out')))::int AS failed,
        sum((rate ->> 'amount')::bigint) FILTER (WHERE state IN ('quoted', 'to_book', 'booking', 'confirming', 'booked'))::bigint
          AS amount,
        CASE WHEN count(DISTINCT rate ->> 'currency') = 1 THEN min(rate ->> 'currency') END AS currency
      FROM marketplace_batch_rows WHERE account_id = b.account_id AND batch_id = b.id
    ) AS r
    WHERE b.account_id = ${accountId} ${rest}
  `.execute(db);
  return rows.map(({ amount, currency, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    total: amount === null || currency === null ? null : { amount, currency },
  }));
}

/** One page of an account's batches, newest first. */
export async function listBatches(
  db: Db,
  accountId: string,
  { page, per_page: perPage }: { readonly page: number; readonly per_page: number },
): Promise<{ readonly rows: BatchHead[]; readonly total: number }> {
  const rest = sql`ORDER BY b.created_at DESC, b.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  const counted = sql<{ total: number }>`SELECT count(*) AS total FROM (SELECT 1 FROM marketplace_batches
    WHERE account_id = ${accountId} LIMIT ${countedUpTo + 1}) AS counted`;
  const [rows, totals] = await Promise.all([readHeads(db, accountId, rest), counted.execute(db)]);
  return { rows, total: totals.rows[0]?.total ?? 0 };
}

type ItemRow = Pick<BatchRow, 'place' | 'state' | 'mode' | 'quote_id' | 'bol_number' | 'shipment_id'> & {
  readonly orders: BatchRow['orders'];
  readonly buyer: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly rate: PickedRate | null;
  readonly reason: RowReason | null;
};

function reasonOf(reason: RowReason | null, { language, services }: Context): string | null {
  if (reason === null) return null;
  if ('text' in reason) return reason.text;
  const t = speak(language);
  if ('field' in reason) return t(`fields.${reason.field}`, reason.params ?? {});
  return t(`errors.${reason.error}`, { phone: services.company.current.phone, ...reason.params });
}

function itemOf(row: ItemRow, ctx: Context): BatchRow {
  const { rate, reason, buyer, city, region, ...rest } = row;
  return {
    ...rest,
    buyer: buyer ?? '',
    city: city ?? '',
    region: region ?? '',
    rate_id: rate?.id ?? null,
    carrier_name: rate?.carrier_name ?? null,
    service_name: rate?.service_name ?? null,
    transit_days: rate?.transit_days ?? null,
    price: rate === null ? null : { amount: rate.amount, currency: rate.currency },
    reason: reasonOf(reason, ctx),
  };
}

/** A batch with its rows. @throws Refusal not_found */
export async function showBatch(ctx: Context, db: Db | Tx, accountId: string, id: string): Promise<{ data: Batch }> {
  const [head] = await readHeads(db, accountId, sql`AND b.id = ${id}`);
  if (head === undefined) throw new Refusal('not_found');
  const { rows } = await sql<ItemRow>`
    SELECT r.place, r.state, r.mode, r.quote_id, r.rate, r.reason, s.id AS shipment_id, s.bol_number,
      first.buyer, first.ship_to ->> 'city' AS city, first.ship_to ->> 'state' AS region,
      (SELECT json_agg(json_build_object('id', o.id, 'external_id', o.external_id) ORDER BY o.ordered_at, o.id)
        FROM marketplace_orders AS o WHERE o.account_id = r.account_id AND o.id = ANY (r.order_ids)) AS orders
    FROM marketplace_batch_rows AS r
    LEFT JOIN marketplace_orders AS first ON first.account_id = r.account_id AND first.id = r.order_ids[1]
    LEFT JOIN shipments AS s ON s.account_id = r.account_id AND s.id = r.booking_id
    WHERE r.account_id = ${accountId} AND r.batch_id = ${id} ORDER BY r.place
  `.execute(db);
  return { data: { ...head, items: rows.map((row) => itemOf(row, ctx)) } };
}

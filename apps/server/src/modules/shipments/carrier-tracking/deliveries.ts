import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';

/** A delivery from a carrier, as stored. */
export type DeliveryRow = {
  readonly id: string;
  readonly source: string;
  readonly connection_id: string | null;
  readonly body: string;
  /** Events added by earlier readings of this file; null if it was never read, or is no file. */
  readonly events_added: number | null;
};

/** After this many failed attempts a delivery is left to staff, with the reason. */
export const mostAttempts = 8;

const addedBefore = sql<number | null>`(result ->> 'events_added')::int`.as('events_added');

/** An uploaded file is read by its own request; the job takes it only after this time. */
const fileGraceMs = 60_000;

/** Maximum number of deliveries in a batch, and of their total bytes. */
const [mostAtOnce, mostBytes] = [50, 700_000];

/**
 * Locks open deliveries, oldest first, until the transaction ends. Skips those locked by another process. A killed
 * process releases its deliveries.
 */
export async function takeOpen(ctx: Context, tx: Tx): Promise<DeliveryRow[]> {
  const filesBefore = new Date(ctx.now().getTime() - fileGraceMs);
  // Counting bytes does not decompress the stored value; counting characters would.
  const { rows: open } = await sql<{ id: string; bytes: number }>`
    SELECT id, octet_length(body) AS bytes FROM tracking_deliveries
    WHERE processed_at IS NULL AND attempts < ${mostAttempts}
      AND (file_name IS NULL OR received_at <= ${filesBefore})
    ORDER BY received_at LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED
  `.execute(tx);
  let together = 0;
  const taken = open.filter(({ bytes }, at) => {
    together += bytes;
    return at === 0 || together <= mostBytes;
  });
  if (taken.length === 0) return [];
  const rows = await tx
    .selectFrom('tracking_deliveries')
    .select(['id', 'source', 'connection_id', 'body', addedBefore])
    .where('id', 'in', sql<string>`(SELECT unnest(${taken.map(({ id }) => id)}::uuid[]))`)
    .orderBy('received_at')
    .execute();
  return rows;
}

/** Locks one delivery, even one that was read before, and waits for other readers. */
export async function takeOne(tx: Tx, id: string): Promise<DeliveryRow[]> {
  return tx
    .selectFrom('tracking_deliveries')
    .select(['id', 'source', 'connection_id', 'body', addedBefore])
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Result of reading a delivery for staff; `result` is the result of a file. */
export type ReadMark = { readonly id: string; readonly problem: string | null; readonly result: object | null };

/** Marks deliveries as read. */
export async function markRead(ctx: Context, tx: Tx, read: readonly ReadMark[]): Promise<void> {
  const results = read.map(({ result }) => (result === null ? null : JSON.stringify(result)));
  await sql`
    UPDATE tracking_deliveries AS delivery
    SET processed_at = ${ctx.now()}, problem = told.problem, attempts = attempts + 1,
      result = coalesce(told.result::jsonb, delivery.result)
    FROM unnest(${read.map(({ id }) => id)}::uuid[], ${read.map(({ problem }) => problem)}::text[], ${results}::text[])
      AS told (id, problem, result)
    WHERE delivery.id = told.id
  `.execute(tx);
}

/** Counts a failed attempt. After the last one the delivery is left to staff. */
export async function markFailed(ctx: Context, id: string): Promise<void> {
  const last = sql<boolean>`attempts + 1 >= ${mostAttempts}`;
  await ctx.services.database.staff
    .updateTable('tracking_deliveries')
    .set((set) => ({
      attempts: set('attempts', '+', 1),
      processed_at: sql<Date | null>`CASE WHEN ${last} THEN ${ctx.now()}::timestamptz END`,
      problem: sql<string | null>`CASE WHEN ${last} THEN 'It failed too often' END`,
    }))
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .execute();
}

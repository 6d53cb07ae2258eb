import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';

/** Something a carrier told us, as it is kept. */
export type DeliveryRow = {
  readonly id: string;
  readonly source: string;
  readonly connection_id: string | null;
  readonly body: string;
  /** Events that readings of this file before have added; null for what was never read, or is no file. */
  readonly events_added: number | null;
};

/** After so many tries what cannot be read is left to staff, with the reason. */
export const mostAttempts = 8;

const addedBefore = sql<number | null>`(result ->> 'events_added')::int`.as('events_added');

/** A file that staff bring is read at once by the call that brought it; it is left to others only after so long. */
const fileGraceMs = 60_000;

/** Deliveries of one batch, and the bytes they may have together. */
const [mostAtOnce, mostBytes] = [50, 700_000];

/**
 * Takes open deliveries, oldest first, for as long as the transaction lasts; those that another process reads are passed
 * over. A process that is killed gives back what it took.
 */
export async function takeOpen(ctx: Context, tx: Tx): Promise<DeliveryRow[]> {
  const filesBefore = new Date(ctx.now().getTime() - fileGraceMs);
  // Bytes are known without unpacking what is stored; characters would have to be counted.
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

/** Takes one delivery, waiting for whoever reads it; also one that was read before. */
export async function takeOne(tx: Tx, id: string): Promise<DeliveryRow[]> {
  return tx
    .selectFrom('tracking_deliveries')
    .select(['id', 'source', 'connection_id', 'body', addedBefore])
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** What staff find beside a delivery that was read; `result` is what became of a file. */
export type ReadMark = { readonly id: string; readonly problem: string | null; readonly result: object | null };

/** Writes down that deliveries were read. */
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

/** One more try that failed; after the last one it is left to staff. */
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

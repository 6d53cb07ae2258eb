import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';

/** Maximum number of changes per fold. */
const mostAtOnce = 50_000;

/**
 * Folds changes into the counts, in one statement, so that readers see all of it or nothing. Concurrent folds take
 * different changes.
 * @returns number of folded changes
 */
export async function foldCounts(ctx: Context): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    WITH taken AS (
      DELETE FROM shipment_count_changes WHERE (account_id, id) IN (
        SELECT account_id, id FROM shipment_count_changes ORDER BY id LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED
      ) RETURNING account_id, status, shipments, needing
    ), folded AS (
      INSERT INTO shipment_counts AS kept (account_id, status, shipments, needing)
      SELECT account_id, status, sum(shipments), sum(needing) FROM taken
      GROUP BY account_id, status ORDER BY account_id, status
      ON CONFLICT (account_id, status)
        DO UPDATE SET shipments = kept.shipments + EXCLUDED.shipments, needing = kept.needing + EXCLUDED.needing
    )
    SELECT count(*) AS taken FROM taken
  `.execute(ctx.services.database.staff);
  return rows[0]?.taken ?? 0;
}

async function foldAll(ctx: Context): Promise<void> {
  while ((await foldCounts(ctx)) === mostAtOnce);
}

export const shipmentsJobs: readonly JobHandler[] = [
  handleJob(defineJob('shipments.fold_counts', z.object({})), foldAll, { cron: '* * * * *', atStart: true }),
];

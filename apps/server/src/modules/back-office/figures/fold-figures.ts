import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';

/** Maximum number of changes per transaction. */
const mostAtOnce = 5_000;

/**
 * Updates the daily figures with a batch of changed records (`fold_figures`). A killed call changes nothing, and
 * concurrent calls wait for each other.
 * @returns number of processed changes
 */
export async function foldFigures(ctx: Context, most = mostAtOnce): Promise<number> {
  const { rows } = await sql<{ taken: number }>`SELECT fold_figures(${most}) AS taken`.execute(
    ctx.services.database.staff,
  );
  return rows[0]?.taken ?? 0;
}

async function foldAll(ctx: Context): Promise<void> {
  while ((await foldFigures(ctx)) >= mostAtOnce);
}

export const figuresJobs: readonly JobHandler[] = [
  handleJob(defineJob('figures.fold', z.object({})), foldAll, { cron: '* * * * *', atStart: true }),
];

import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';

/** Records of one fold; more are left to the next, which is a transaction of its own. */
const mostAtOnce = 5_000;

/**
 * Brings the daily figures up to date with some of the records that changed (`fold_figures`). Killed at any moment it has
 * changed nothing; two at once wait for one another.
 * @returns how many changes were taken
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

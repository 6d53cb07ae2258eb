import { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { defineJob, handleJob } from '../../core/jobs/define.ts';
import { deleteOldCounters } from '../../core/limits.ts';
import { idleLifetime, longestLifetime } from '../../core/sessions/lifetimes.ts';
import { resetLifetime } from './reset-token.ts';

const cleanup = defineJob('session.cleanup', z.object({}));

/** Deletes what can sign nobody in any more: sessions, "remember me" cookies, reset tokens, spent counters. */
async function deleteExpired(ctx: Context): Promise<void> {
  const now = ctx.now();
  const before = (lifetime: number) => new Date(now.getTime() - lifetime);
  await ctx.db
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('last_seen_at', '<=', before(idleLifetime)), row('created_at', '<=', before(longestLifetime))]),
    )
    .execute();
  await ctx.db.deleteFrom('remember_tokens').where('expires_at', '<=', now).execute();
  await ctx.db.deleteFrom('password_resets').where('created_at', '<=', before(resetLifetime)).execute();
  await deleteOldCounters(ctx.services);
}

/** Runs at a quarter past every hour. */
export const cleanupJob = handleJob(cleanup, (ctx) => deleteExpired(ctx), { cron: '15 * * * *' });

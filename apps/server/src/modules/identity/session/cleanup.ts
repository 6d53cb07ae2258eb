import { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { defineJob, handleJob } from '../../../core/jobs/define.ts';
import { deleteOldCounters } from '../../../core/limits.ts';
import { idleLifetime, longestLifetime } from '../../../core/sessions/lifetimes.ts';
import { takeBackLifetime } from './email-change/take-back.ts';
import { resetLifetime } from './reset-token.ts';
import { challengeLifetime } from './two-factor/challenge.ts';
import { pendingLifetime } from './two-factor/secret.ts';

const cleanup = defineJob('session.cleanup', z.object({}));

/** Deletes expired sessions, cookies, reset tokens, unfinished logins, and counters. */
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
  await ctx.db.deleteFrom('email_changes').where('confirmed_at', '<=', before(takeBackLifetime)).execute();
  await ctx.db.deleteFrom('two_factor_challenges').where('created_at', '<=', before(challengeLifetime)).execute();
  await ctx.db
    .updateTable('two_factor_secrets')
    .set({ pending_sealed: null, pending_at: null })
    .where('pending_at', '<=', before(pendingLifetime))
    .execute();
  await deleteOldCounters(ctx.services);
}

/** Runs at a quarter past every hour. */
export const cleanupJob = handleJob(cleanup, (ctx) => deleteExpired(ctx), { cron: '15 * * * *' });

import { z } from 'zod';
import { defineJob, handleJob } from '../../../core/jobs/define.ts';

const forgetTokens = defineJob('api_clients.forget_tokens', z.object({}));

/** Days to keep call figures. */
const keptDays = 400;

/** Deletes expired tokens and old call figures, once an hour. */
export const forgetTokensJob = handleJob(
  forgetTokens,
  async (ctx) => {
    const now = ctx.now();
    await ctx.db.deleteFrom('oauth_tokens').where('expires_at', '<=', now).execute();
    const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
    await ctx.db.deleteFrom('oauth_client_calls').where('hour', '<', before).execute();
  },
  { cron: '35 * * * *' },
);

import { z } from 'zod';
import { defineJob, handleJob } from '../../../core/jobs/define.ts';

const forgetTokens = defineJob('api_clients.forget_tokens', z.object({}));

/** Figures of calls are kept for so many days. */
const keptDays = 400;

/** Deletes tokens that open nothing any more and figures of calls that nobody looks at; once an hour. */
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

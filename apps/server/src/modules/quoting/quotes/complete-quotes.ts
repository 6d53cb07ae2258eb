import { sql } from 'kysely';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { systemContext, type Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord, notSetAside } from '../../../core/jobs/each-record.ts';

/**
 * Completes a quote with its number of rates and the lowest one. Carriers still pending count as not answered.
 * Idempotent.
 */
export async function completeQuote(ctx: Context, accountId: string, quoteId: string): Promise<void> {
  await runCommand(ctx, 'quote.completed', async (tx) => {
    // If it is lost in a crash, `completeAbandoned` repeats it.
    await sql`SET LOCAL synchronous_commit = off`.execute(tx);
    const { rows } = await sql<{ rate_count: number }>`
      UPDATE quotes SET answered_at = ${ctx.now()}, rate_count = found.rates, lowest_amount = found.lowest
      FROM (
        SELECT count(*)::int AS rates, min(amount) AS lowest FROM quote_rates
        WHERE account_id = ${accountId}::uuid AND quote_id = ${quoteId}::uuid
      ) AS found
      WHERE quotes.account_id = ${accountId}::uuid AND quotes.id = ${quoteId}::uuid AND quotes.answered_at IS NULL
      RETURNING quotes.rate_count
    `.execute(tx);
    const [completed] = rows;
    if (completed === undefined) return unchanged(undefined);
    await sql`
      UPDATE quote_carriers SET state = 'without_rate',
        findings = '[{"code":"carrier_unavailable","severity":"refused","params":{}}]'
      WHERE account_id = ${accountId}::uuid AND quote_id = ${quoteId}::uuid AND state = 'asked'
    `.execute(tx);
    return changed(undefined, { subject: 'quote', subjectId: quoteId, after: { rates: completed.rate_count } });
  });
}

/** Completes quotes whose process died while carriers were answering. */
async function completeAbandoned(ctx: Context): Promise<void> {
  const abandoned = await ctx.db
    .selectFrom('quotes')
    .select(['account_id', 'id'])
    .where('answered_at', 'is', null)
    .where('answers_until', '<', ctx.now())
    .where(notSetAside('quotes.complete', 'quotes', ctx.now()))
    .limit(200)
    .execute();
  await eachRecord(ctx, 'quotes.complete', abandoned, ({ account_id: accountId, id }) =>
    completeQuote(systemContext(ctx.services, 'quotes.complete', accountId), accountId, id),
  );
}

export const quotesJobs: readonly JobHandler[] = [
  handleJob(defineJob('quotes.complete', z.object({})), completeAbandoned, { cron: '* * * * *' }),
];

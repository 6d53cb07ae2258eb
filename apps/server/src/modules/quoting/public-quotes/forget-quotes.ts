import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { guestAccount } from './guest-account.ts';

/** How long guest quotes are kept: as long as their prices are valid. */
const keptMs = 7 * 24 * 60 * 60 * 1000;
const atOnce = 500;

async function deleteQuotes(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const table of ['rate_costs', 'quote_rates', 'quote_carriers'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', guestAccount).where('quote_id', 'in', ids).execute();
  }
  await tx.deleteFrom('quotes').where('account_id', '=', guestAccount).where('id', 'in', ids).execute();
}

/** Deletes a batch of old guest quotes. @returns whether there may be more */
async function forgetLot(ctx: Context, before: Date): Promise<boolean> {
  return runCommand(ctx, 'public_quotes.deleted', async (tx) => {
    const old = await tx
      .selectFrom('quotes')
      .select('id')
      .where('account_id', '=', guestAccount)
      .where('created_at', '<=', before)
      .orderBy('created_at')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    if (old.length === 0) return unchanged(false);
    await deleteQuotes(
      tx,
      old.map(({ id }) => id),
    );
    return changed(old.length === atOnce, {
      subject: 'account',
      subjectId: guestAccount,
      accountId: guestAccount,
      after: { deleted: old.length },
    });
  });
}

async function forgetQuotes(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptMs);
  while (await forgetLot(ctx, before));
}

export const publicQuotesJobs: readonly JobHandler[] = [
  handleJob(defineJob('public-quotes.forget', z.object({})), forgetQuotes, { cron: '17 * * * *' }),
];

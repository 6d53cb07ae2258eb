import { z } from 'zod';
import type { Tx } from '../../../core/database/database.ts';
import { addJob, defineJob } from '../../../core/jobs/define.ts';

/** Job that reviews whether an account may ship. Its handler is in credit-holds, which has the rule. */
export const reviewCredit = defineJob('credit_holds.review', z.object({ account_id: z.string() }));

/** Requests a review in the transaction that changed what the account owes. Concurrent requests are merged. */
export async function askForReview(tx: Tx, accountId: string): Promise<void> {
  await addJob(tx, reviewCredit, { account_id: accountId }, { key: `credit:${accountId}` });
}

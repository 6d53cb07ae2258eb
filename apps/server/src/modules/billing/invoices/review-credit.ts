import { z } from 'zod';
import type { Tx } from '../../../core/database/database.ts';
import { addJob, defineJob } from '../../../core/jobs/define.ts';

/** Looks at whether an account may ship; its handler lives with the credit holds, which know the rule. */
export const reviewCredit = defineJob('credit_holds.review', z.object({ account_id: z.string() }));

/** Asks for that look in the transaction of whatever changed what the account owes; many asked at once are one. */
export async function askForReview(tx: Tx, accountId: string): Promise<void> {
  await addJob(tx, reviewCredit, { account_id: accountId }, { key: `credit:${accountId}` });
}

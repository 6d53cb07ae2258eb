import type { Db, Tx } from '../core/database/database.ts';
import { demoAccounts, type DemoAccount } from './demo/accounts.ts';

/** The owner of a demo account, on whose behalf the demo acts; null if the account or its email was changed. */
export async function demoOwner(
  db: Db | Tx,
  key: DemoAccount['key'],
): Promise<{ readonly accountId: string; readonly userId: string } | null> {
  const email = demoAccounts.find((account) => account.key === key)?.users[0]?.email ?? '';
  const owner = await db.selectFrom('users').select(['id', 'account_id']).where('email', '=', email).executeTakeFirst();
  return owner?.account_id ? { accountId: owner.account_id, userId: owner.id } : null;
}

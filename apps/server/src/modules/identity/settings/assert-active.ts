import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';

/** Refuses new business for an account that staff closed. @throws Refusal account_inactive */
export async function assertActive(db: Db | Tx, accountId: string): Promise<void> {
  const row = await db.selectFrom('accounts').select('closed_at').where('id', '=', accountId).executeTakeFirstOrThrow();
  if (row.closed_at !== null) throw new Refusal('account_inactive');
}

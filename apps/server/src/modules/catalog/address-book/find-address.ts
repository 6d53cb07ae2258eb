import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';

type Key = { readonly accountId: string; readonly id: string };

/** An address of the account that is not deleted. @throws Refusal not_found */
export async function findAddress(db: Db | Tx, { accountId, id }: Key) {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** An address of the account, deleted or not, locked until the transaction ends. @throws Refusal not_found */
export async function lockAddress(tx: Tx, { accountId, id }: Key) {
  const row = await tx
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

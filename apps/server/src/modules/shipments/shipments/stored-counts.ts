import type { Db } from '../../../core/database/database.ts';

/**
 * Stored counts: the folded ones plus changes since. Read in one statement, so that a concurrent fold is seen as a
 * whole or not at all.
 * @param accountId null for all accounts, staff only
 */
export function storedCounts(db: Db, accountId: string | null) {
  let folded = db.selectFrom('shipment_counts').select(['status', 'shipments', 'needing']);
  let since = db.selectFrom('shipment_count_changes').select(['status', 'shipments', 'needing']);
  if (accountId !== null) {
    folded = folded.where('account_id', '=', accountId);
    since = since.where('account_id', '=', accountId);
  }
  return db.selectFrom(folded.unionAll(since).as('kept'));
}

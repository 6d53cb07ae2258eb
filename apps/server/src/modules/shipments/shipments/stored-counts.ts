import type { Db } from '../../../core/database/database.ts';

/**
 * The figures that every write of shipments keeps: those folded so far, and the changes since. Read in one statement, so
 * that a fold under way is seen as a whole or not at all.
 * @param accountId the account they are of; null for all, which only staff may ask for
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

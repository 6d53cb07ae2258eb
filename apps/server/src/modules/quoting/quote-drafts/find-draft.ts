import type { Db, Tx } from '../../../core/database/database.ts';
import { draftFacts } from './draft-wire.ts';
import type { Owner } from './owner.ts';

/** A draft of the person, without its text. */
export async function findDraft(db: Db | Tx, { accountId, userId }: Owner, id: string) {
  return db
    .selectFrom('quote_drafts')
    .select(draftFacts)
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

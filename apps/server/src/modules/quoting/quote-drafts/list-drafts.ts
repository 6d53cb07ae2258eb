import { mostQuoteDrafts, type QuoteDraftKind, type QuoteDraftWire } from '@waybill/contract';
import type { Db } from '../../../core/database/database.ts';
import { draftOf } from './draft-wire.ts';
import type { Owner } from './owner.ts';

/**
 * A person's drafts for one page, last edited first. A draft whose booking became a shipment is left out, even if the
 * browser could not delete it.
 */
export async function listDrafts(
  db: Db,
  { accountId, userId }: Owner,
  kind: QuoteDraftKind,
): Promise<QuoteDraftWire[]> {
  const rows = await db
    .selectFrom('quote_drafts as draft')
    .select(['id', 'revision', 'writer', 'version', 'body', 'saved_at'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('shipments')
            .select('shipments.id')
            .where('shipments.account_id', '=', accountId)
            .whereRef('shipments.id', '=', 'draft.booking_id'),
        ),
      ),
    )
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(mostQuoteDrafts)
    .execute();
  return rows.map((row) => ({ ...draftOf(row), body: row.body }));
}

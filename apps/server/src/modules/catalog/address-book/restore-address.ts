import { changed, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addressOf } from './address-wire.ts';
import { lockAddress } from './find-address.ts';

/** Restores a deleted address. Idempotent. @throws Refusal not_found */
export async function restoreAddress(ctx: Context, tx: Tx, { params }: { readonly params: { readonly id: string } }) {
  const key = { accountId: accountOf(ctx), id: params.id };
  const row = await lockAddress(tx, key);
  const data = addressOf(row);
  if (row.deleted_at === null) return unchanged({ data });
  await tx
    .updateTable('addresses')
    .set({ deleted_at: null })
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .execute();
  return changed({ data }, { subject: 'address', subjectId: key.id, after: data });
}

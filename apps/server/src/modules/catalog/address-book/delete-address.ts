import { changed } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { addressOf } from './address-wire.ts';
import { lockAddress } from './find-address.ts';

/**
 * Soft-deletes an address, so that it can be restored.
 * @throws Refusal not_found, also when it was deleted before
 */
export async function deleteAddress(ctx: Context, tx: Tx, { params }: { readonly params: { readonly id: string } }) {
  const key = { accountId: accountOf(ctx), id: params.id };
  const row = await lockAddress(tx, key);
  if (row.deleted_at !== null) throw new Refusal('not_found');
  await tx
    .updateTable('addresses')
    .set({ deleted_at: ctx.now() })
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .execute();
  const data = addressOf(row);
  return changed({ data }, { subject: 'address', subjectId: key.id, before: data });
}

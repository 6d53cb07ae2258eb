import type { Address, Body, endpoints } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { Refusal } from '../../../core/refusal.ts';
import { assertPlaces } from '../../platform/places/index.ts';
import { addressColumns, sameAddress } from './address-columns.ts';
import { addressOf } from './address-wire.ts';
import { lockAddress } from './find-address.ts';

/**
 * Adds an unverified address to the book of the caller's account. Idempotent by id.
 * @throws Refusal idempotency_key_reused for an id that was used for something else; 422 to ask about a postal code
 * that contradicts state or city
 */
export async function createAddress(
  ctx: Context,
  tx: Tx,
  {
    body: { id = newId(), place_confirmed: confirmed, ...typed },
  }: { readonly body: Body<typeof endpoints.addressBook.create> },
): Promise<Outcome<{ data: Address }>> {
  const [now, accountId, columns] = [ctx.now(), accountOf(ctx), addressColumns(typed)];
  assertPlaces({ '': columns }, confirmed);
  const row = await tx
    .insertInto('addresses')
    .values({ account_id: accountId, id, ...columns, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) {
    const there = await lockAddress(tx, { accountId, id });
    if (there.deleted_at !== null || !sameAddress(there, columns)) throw new Refusal('idempotency_key_reused');
    return unchanged({ data: addressOf(there) });
  }
  const data = addressOf(row);
  return changed({ data }, { subject: 'address', subjectId: row.id, after: data });
}

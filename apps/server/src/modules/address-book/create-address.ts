import type { Body, endpoints } from '@waybill/contract';
import { changed } from '../../core/command.ts';
import { accountOf, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { newId } from '../../core/ids.ts';
import { addressColumns } from './address-columns.ts';
import { addressOf } from './address-wire.ts';

/** Adds an address to the book of the caller's account; nobody has verified it yet. */
export async function createAddress(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body<typeof endpoints.addressBook.create> },
) {
  const now = ctx.now();
  const row = await tx
    .insertInto('addresses')
    .values({ account_id: accountOf(ctx), id: newId(), ...addressColumns(body), created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  const data = addressOf(row);
  return changed({ data }, { subject: 'address', subjectId: row.id, after: data });
}

import { isDeepStrictEqual } from 'node:util';
import type { Body, endpoints } from '@waybill/contract';
import { changed, unchanged } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { assertPlaces } from '../../platform/places/index.ts';
import { addressColumns, placeColumns, sameAddress } from './address-columns.ts';
import { addressOf } from './address-wire.ts';
import { lockAddress } from './find-address.ts';

type Update = (typeof endpoints)['addressBook']['update'];
type Given = { readonly params: { readonly id: string }; readonly body: Body<Update> };

/**
 * Replaces an address. Changing its place makes it unverified.
 * @throws Refusal not_found, also for a deleted address; 422 to ask about a changed place whose postal code contradicts
 * state or city
 */
export async function updateAddress(
  ctx: Context,
  tx: Tx,
  { params, body: { place_confirmed: confirmed, ...body } }: Given,
) {
  const key = { accountId: accountOf(ctx), id: params.id };
  const row = await lockAddress(tx, key);
  if (row.deleted_at !== null) throw new Refusal('not_found');
  const before = addressOf(row);
  const columns = addressColumns(body);
  const moved = placeColumns.some((part) => !isDeepStrictEqual(columns[part], before[part]));
  if (moved) assertPlaces({ '': columns }, confirmed);
  const kept = moved ? { verified: false, verified_at: null } : {};
  if (sameAddress(row, columns)) return unchanged({ data: before });
  const saved = await tx
    .updateTable('addresses')
    .set({ ...columns, ...kept, updated_at: ctx.now() })
    .where('account_id', '=', key.accountId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const data = addressOf(saved);
  return changed({ data }, { subject: 'address', subjectId: key.id, before, after: data });
}

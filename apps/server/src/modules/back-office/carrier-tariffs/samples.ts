import { isDeepStrictEqual } from 'node:util';
import type { Body, endpoints, SavedSample, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { findPlace } from '../../platform/places/index.ts';

type Tariffs = (typeof endpoints)['carrierTariffs'];
type Named = { readonly params: Params<Tariffs['removeSample']> };

/** Sample loads for trying new versions, oldest first. */
export async function listSamples(db: Db | Tx): Promise<SavedSample[]> {
  const rows = await db
    .selectFrom('tariff_samples')
    .select(['id', 'name', 'definition'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, definition }) => ({ ...definition, id, name }));
}

/** Saves a sample load. Idempotent by id. @throws Refusal conflict, validation_failed */
export async function addSample(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body<Tariffs['addSample']> },
): Promise<Outcome<Reply<{ data: SavedSample }>>> {
  const { id, ...definition } = body;
  for (const field of ['origin_postal_code', 'destination_postal_code'] as const) {
    if (findPlace('US', body[field]) === null) throw invalidField(field, 'unknown_postal_code');
  }
  const data = { ...definition, id };
  const known = await tx.selectFrom('tariff_samples').select('definition').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) {
    if (!isDeepStrictEqual(known.definition, definition)) throw new Refusal('conflict');
    return unchanged(reply(201, { data }));
  }
  await tx
    .insertInto('tariff_samples')
    .values({ id, name: definition.name, definition: JSON.stringify(definition), created_at: ctx.now() })
    .execute();
  return changed(reply(201, { data }), { subject: 'tariff_sample', subjectId: id, after: definition });
}

async function setDeleted(ctx: Context, tx: Tx, { params }: Named, deleted: boolean): Promise<Outcome<undefined>> {
  const row = await tx
    .selectFrom('tariff_samples')
    .select(['name', 'deleted_at'])
    .where('id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  if ((row.deleted_at !== null) === deleted) return unchanged(undefined);
  const deleted_at = deleted ? ctx.now() : null;
  await tx.updateTable('tariff_samples').set({ deleted_at }).where('id', '=', params.id).execute();
  return changed(undefined, { subject: 'tariff_sample', subjectId: params.id, after: { name: row.name, deleted } });
}

/** Soft-deletes a sample load. @throws Refusal not_found */
export const removeSample = (ctx: Context, tx: Tx, named: Named) => setDeleted(ctx, tx, named, true);
/** Restores a deleted sample load. @throws Refusal not_found */
export const restoreSample = (ctx: Context, tx: Tx, named: Named) => setDeleted(ctx, tx, named, false);

import { isDeepStrictEqual } from 'node:util';
import type { Body, endpoints, Part, Params, PartInput } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { definitionOf, findPart, holdPart, partOf } from './part-row.ts';

type Table = (typeof endpoints)['staffParts'];
type One = { data: Part };
type Versioned = { readonly params: Params<Table['retire']>; readonly body: Body<Table['retire']> };

const subject = 'part';

/** Active parts must be unique by number, or by name if they have none. */
async function assertFree(tx: Tx, { number, sub, description }: PartInput, id: string): Promise<void> {
  const others = tx.selectFrom('parts').select('id').where('retired_at', 'is', null).where('id', '!=', id);
  const same =
    number === null
      ? others
          .where('number', 'is', null)
          .where((of) => of(of.fn<string>('lower', ['description']), '=', description.toLowerCase()))
      : others.where('number', '=', number).where('sub', sub === null ? 'is' : '=', sub);
  if ((await same.executeTakeFirst()) !== undefined) {
    throw invalidField(number === null ? 'description' : 'number', 'part_taken');
  }
}

/** Saves the current definition as a new version. */
export async function saveVersion(ctx: Context, tx: Tx, id: string, version: number, definition: PartInput) {
  await tx
    .insertInto('part_versions')
    .values({
      part_id: id,
      version,
      definition: JSON.stringify(definition),
      created_at: ctx.now(),
      created_by: signedIn(ctx).name,
    })
    .execute();
}

/** Adds a part. @throws Refusal idempotency_key_reused for an id of another part; validation_failed */
export async function createPart(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body<Table['create']> },
): Promise<Outcome<Reply<One>>> {
  const { id, ...definition } = body;
  const first = await tx
    .selectFrom('part_versions')
    .select('definition')
    .where('part_id', '=', id)
    .where('version', '=', 1)
    .executeTakeFirst();
  if (first !== undefined) {
    if (!isDeepStrictEqual(first.definition, definition)) throw new Refusal('idempotency_key_reused');
    return unchanged(reply(200, { data: partOf(await findPart(tx, id)) }));
  }
  await assertFree(tx, definition, id);
  await tx
    .insertInto('parts')
    .values({ ...definition, id, changed_at: ctx.now(), changed_by: signedIn(ctx).name })
    .execute();
  await saveVersion(ctx, tx, id, 1, definition);
  const data = partOf(await findPart(tx, id));
  return changed(reply(201, { data }), { subject, subjectId: id, after: definition });
}

/** Changes a part with a new version. @throws Refusal not_found, validation_failed, conflict when changed in between */
export async function updatePart(
  ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: Params<Table['update']>; readonly body: Body<Table['update']> },
): Promise<Outcome<One>> {
  const { version: seen, ...definition } = body;
  const row = await holdPart(tx, params.id, seen);
  const before = definitionOf(row);
  if (isDeepStrictEqual({ ...before }, { ...definition })) return unchanged({ data: partOf(row) });
  if (row.retired_at === null) await assertFree(tx, definition, row.id);
  await tx
    .updateTable('parts')
    .set({ ...definition, version: row.version + 1, changed_at: ctx.now(), changed_by: signedIn(ctx).name })
    .where('id', '=', row.id)
    .execute();
  await saveVersion(ctx, tx, row.id, row.version + 1, definition);
  return changed(
    { data: partOf(await findPart(tx, row.id)) },
    { subject, subjectId: row.id, before, after: definition },
  );
}

async function setRetired(ctx: Context, tx: Tx, { params, body }: Versioned, retired: boolean): Promise<Outcome<One>> {
  const row = await holdPart(tx, params.id, body.version);
  if ((row.retired_at !== null) === retired) return unchanged({ data: partOf(row) });
  if (!retired) await assertFree(tx, definitionOf(row), row.id);
  const change = { retired_at: retired ? ctx.now() : null, changed_at: ctx.now(), changed_by: signedIn(ctx).name };
  await tx.updateTable('parts').set(change).where('id', '=', row.id).execute();
  const [before, after] = [{ retired: !retired }, { retired }];
  return changed({ data: partOf(await findPart(tx, row.id)) }, { subject, subjectId: row.id, before, after });
}

/** Retires a part, so that it is no longer offered to shippers. @throws Refusal not_found, conflict */
export async function retirePart(ctx: Context, tx: Tx, given: Versioned): Promise<Outcome<One>> {
  return setRetired(ctx, tx, given, true);
}

/** Restores a retired part. @throws Refusal not_found, conflict, validation_failed when its number was taken */
export async function restorePart(ctx: Context, tx: Tx, given: Versioned): Promise<Outcome<One>> {
  return setRetired(ctx, tx, given, false);
}

import { createHash } from 'node:crypto';
import type { Body, endpoints, EquipmentInput, EquipmentType, Params } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { definitionOf, holdEquipment, listEquipment, showEquipment } from './equipment-row.ts';

type Kept = (typeof endpoints)['staffEquipmentTypes'];
type One = { data: EquipmentType };
type Versioned = { readonly params: Params<Kept['retire']>; readonly body: Body<Kept['retire']> };

const subject = 'equipment_type';
const hashOf = (value: unknown): Buffer => createHash('sha256').update(JSON.stringify(value)).digest();

/** Codes are unique, including those of retired types. */
async function assertFree(tx: Tx, code: string, id: string): Promise<void> {
  const other = await tx
    .selectFrom('equipment_types')
    .select('id')
    .where('code', '=', code)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other !== undefined) throw invalidField('code', 'equipment_code_taken');
}

/** A trailer with a length also needs width and height, to draw it and to check loads. */
function assertSizes({ length_in: long, width_in: wide, height_in: high }: EquipmentInput): void {
  if (long > 0 && wide === null) throw invalidField('width_in', 'required');
  if (long > 0 && high === null) throw invalidField('height_in', 'required');
}

async function keepVersion(ctx: Context, tx: Tx, id: string, version: number, definition: EquipmentInput) {
  await tx
    .insertInto('equipment_type_versions')
    .values({
      equipment_id: id,
      version,
      definition: JSON.stringify(definition),
      created_at: ctx.now(),
      created_by: signedIn(ctx).name,
    })
    .execute();
}

/**
 * Adds an equipment type at the end. Idempotent by id.
 * @throws Refusal idempotency_key_reused, validation_failed
 */
export async function createEquipment(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body<Kept['create']> },
): Promise<Outcome<Reply<One>>> {
  const { id, ...definition } = body;
  const hash = hashOf(definition);
  const known = await tx.selectFrom('equipment_types').select('created_hash').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) {
    if (known.created_hash === null || !hash.equals(known.created_hash)) throw new Refusal('idempotency_key_reused');
    return unchanged(reply(200, { data: await showEquipment(tx, id) }));
  }
  assertSizes(definition);
  await assertFree(tx, definition.code, id);
  const { last } = await tx
    .selectFrom('equipment_types')
    .select((of) => of.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('equipment_types')
    .values({
      id,
      code: definition.code,
      definition: JSON.stringify(definition),
      position: (last ?? 0) + 1,
      changed_at: ctx.now(),
      changed_by: signedIn(ctx).name,
      created_hash: hash,
    })
    .execute();
  await keepVersion(ctx, tx, id, 1, definition);
  const data = await showEquipment(tx, id);
  return changed(reply(201, { data }), { subject, subjectId: id, after: definition });
}

/**
 * Changes an equipment type with a new version. Existing quotes keep theirs.
 * @throws Refusal not_found, validation_failed, conflict when someone changed it in between
 */
export async function updateEquipment(
  ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: Params<Kept['update']>; readonly body: Body<Kept['update']> },
): Promise<Outcome<One>> {
  const { version: seen, ...definition } = body;
  const row = await holdEquipment(tx, params.id, seen);
  assertSizes(definition);
  await assertFree(tx, definition.code, row.id);
  const before = definitionOf(row);
  const names = Object.keys(definition) as (keyof EquipmentInput)[];
  if (names.every((name) => before[name] === definition[name]))
    return unchanged({ data: await showEquipment(tx, row.id) });
  const version = row.version + 1;
  await tx
    .updateTable('equipment_types')
    .set({
      code: definition.code,
      definition: JSON.stringify(definition),
      version,
      changed_at: ctx.now(),
      changed_by: signedIn(ctx).name,
    })
    .where('id', '=', row.id)
    .execute();
  await keepVersion(ctx, tx, row.id, version, definition);
  return changed({ data: await showEquipment(tx, row.id) }, { subject, subjectId: row.id, before, after: definition });
}

async function setRetired(ctx: Context, tx: Tx, { params, body }: Versioned, retired: boolean): Promise<Outcome<One>> {
  const row = await holdEquipment(tx, params.id, body.version);
  if ((row.retired_at !== null) === retired) return unchanged({ data: await showEquipment(tx, row.id) });
  const change = { retired_at: retired ? ctx.now() : null, changed_at: ctx.now(), changed_by: signedIn(ctx).name };
  await tx.updateTable('equipment_types').set(change).where('id', '=', row.id).execute();
  return changed({ data: await showEquipment(tx, row.id) }, { subject, subjectId: row.id, after: { retired } });
}

/** Retires an equipment type, so that new quotes cannot use it. @throws Refusal not_found, conflict */
export async function retireEquipment(ctx: Context, tx: Tx, given: Versioned): Promise<Outcome<One>> {
  return setRetired(ctx, tx, given, true);
}

/** Restores a retired equipment type. @throws Refusal not_found, conflict */
export async function restoreEquipment(ctx: Context, tx: Tx, given: Versioned): Promise<Outcome<One>> {
  return setRetired(ctx, tx, given, false);
}

/**
 * Sets the order shown to customers.
 * @throws Refusal conflict when the list does not match the active types, because someone added or retired one
 */
export async function orderEquipment(
  _ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body<Kept['order']> },
): Promise<Outcome<{ data: EquipmentType[] }>> {
  const rows = await tx
    .selectFrom('equipment_types')
    .select(['id', 'code', 'position'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  const asked = new Set(body.ids);
  if (asked.size !== body.ids.length || asked.size !== rows.length || rows.some(({ id }) => !asked.has(id))) {
    throw new Refusal('conflict');
  }
  if (rows.every(({ id }, index) => body.ids[index] === id)) return unchanged({ data: await listEquipment(tx) });
  for (const [index, id] of body.ids.entries()) {
    await tx
      .updateTable('equipment_types')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  }
  const codeOf = new Map(rows.map(({ id, code }) => [id, code]));
  return changed(
    { data: await listEquipment(tx) },
    {
      subject,
      subjectId: null,
      before: { order: rows.map(({ code }) => code) },
      after: { order: body.ids.map((id) => codeOf.get(id)) },
    },
  );
}

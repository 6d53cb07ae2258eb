import type { Body, endpoints, Params, ScacAlias } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { aliasOf, holdAlias } from './alias-row.ts';
import { aliasTakenOr, checkedAlias, holderOf } from './check-alias.ts';

type Aliases = (typeof endpoints)['scacAliases'];
type Answered = Outcome<{ data: ScacAlias }>;
type Named = { readonly params: Params<Aliases['delete']> };

const facts = ({ name, scac }: ScacAlias) => ({ name, scac });

/** Adds an alias for a carrier. @throws Refusal validation_failed as `checkedAlias` does */
export async function createAlias(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body<Aliases['create']> },
): Promise<Answered> {
  const { key, carrier } = await checkedAlias(tx, body, null);
  const row = {
    id: newId(),
    alias: key,
    scac: body.scac,
    written_as: body.name,
    created_at: ctx.now(),
    updated_at: null,
  };
  await tx.insertInto('scac_aliases').values(row).execute().catch(aliasTakenOr(carrier));
  const data = aliasOf({ ...row, carrier_name: carrier });
  return changed({ data }, { subject: 'scac_alias', subjectId: row.id, after: facts(data) });
}

/** Changes an alias. Saving it unchanged writes nothing. @throws Refusal not_found, validation_failed */
export async function updateAlias(
  ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: Params<Aliases['update']>; readonly body: Body<Aliases['update']> },
): Promise<Answered> {
  const held = await holdAlias(tx, params.id);
  if (held.deleted_at !== null) throw new Refusal('not_found');
  if (held.written_as === body.name && held.scac === body.scac) return unchanged({ data: aliasOf(held) });
  const { key, carrier } = await checkedAlias(tx, body, params.id);
  const change = { alias: key, scac: body.scac, written_as: body.name, updated_at: ctx.now() };
  await tx.updateTable('scac_aliases').set(change).where('id', '=', params.id).execute().catch(aliasTakenOr(carrier));
  const data = aliasOf({ ...held, ...change, carrier_name: carrier });
  return changed(
    { data },
    { subject: 'scac_alias', subjectId: params.id, before: facts(aliasOf(held)), after: facts(data) },
  );
}

/** Soft-deletes an alias. @throws Refusal not_found, also when it was deleted before */
export async function deleteAlias(ctx: Context, tx: Tx, { params }: Named): Promise<Answered> {
  const held = await holdAlias(tx, params.id);
  if (held.deleted_at !== null) throw new Refusal('not_found');
  await tx.updateTable('scac_aliases').set({ deleted_at: ctx.now() }).where('id', '=', params.id).execute();
  const data = aliasOf(held);
  return changed({ data }, { subject: 'scac_alias', subjectId: params.id, before: facts(data) });
}

/**
 * Restores a deleted alias. Idempotent.
 * @throws Refusal not_found, or 422 `alias_taken` when another carrier took it in the meantime
 */
export async function restoreAlias(_ctx: Context, tx: Tx, { params }: Named): Promise<Answered> {
  const held = await holdAlias(tx, params.id);
  const data = aliasOf(held);
  if (held.deleted_at === null) return unchanged({ data });
  const holder = await holderOf(tx, held.alias, params.id);
  if (holder !== null) throw invalidField('name', 'alias_taken', { carrier: holder });
  await tx
    .updateTable('scac_aliases')
    .set({ deleted_at: null })
    .where('id', '=', params.id)
    .execute()
    .catch(aliasTakenOr(held.carrier_name ?? held.scac));
  return changed({ data }, { subject: 'scac_alias', subjectId: params.id, after: facts(data) });
}

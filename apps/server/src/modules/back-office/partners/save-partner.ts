import type { Body, endpoints, Params, Partner, PartnerBody } from '@waybill/contract';
import type { AuditFields, AuditNote } from '../../../core/audit.ts';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { showPartner } from './show-partner.ts';

type Partners = (typeof endpoints)['partners'];
type Shown = Outcome<{ data: Partner }>;
type Named = { readonly params: Params<Partners['update']> };

function written(ctx: Context, body: PartnerBody) {
  return {
    name: body.name,
    kind: body.kind,
    state: body.state,
    website: body.website,
    channels: [...new Set(body.channels)],
    identifiers: JSON.stringify(body.identifiers),
    contacts: JSON.stringify(body.contacts),
    services: [...new Set(body.services)],
    updated_at: ctx.now(),
    updated_by_name: signedIn(ctx).name,
  };
}

/** Turns violations of the unique index and the foreign keys into field errors. */
function fieldOr(error: unknown): never {
  const { code, constraint = '' } = error as { readonly code?: string; readonly constraint?: string };
  if (code === '23505' && constraint === 'integration_partners_by_name') throw invalidField('name', 'partner_taken');
  if (code === '23505' && constraint.includes('clients')) throw invalidField('client_ids', 'partner_has_it');
  if (code === '23505' && constraint.includes('connections')) throw invalidField('connection_ids', 'partner_has_it');
  if (code === '23503' && constraint.includes('clients')) throw invalidField('client_ids', 'invalid');
  if (code === '23503' && constraint.includes('connections')) throw invalidField('connection_ids', 'invalid');
  if (code === '23503') throw invalidField('account_ids', 'invalid');
  throw error;
}

/** Replaces the accounts, API clients, and connections of a partner. */
async function link(tx: Tx, partnerId: string, body: PartnerBody): Promise<void> {
  const key = { partner_id: partnerId };
  for (const table of [
    'integration_partner_accounts',
    'integration_partner_clients',
    'integration_partner_connections',
  ] as const)
    await tx.deleteFrom(table).where('partner_id', '=', partnerId).execute();
  const accounts = [...new Set(body.account_ids)].map((id) => ({ ...key, account_id: id }));
  const clients = [...new Set(body.client_ids)].map((id) => ({ ...key, client_id: id }));
  const connections = [...new Set(body.connection_ids)].map((id) => ({ ...key, connection_id: id }));
  if (accounts.length > 0) await tx.insertInto('integration_partner_accounts').values(accounts).execute();
  if (clients.length > 0) await tx.insertInto('integration_partner_clients').values(clients).execute();
  if (connections.length > 0) await tx.insertInto('integration_partner_connections').values(connections).execute();
}

const note = (id: string, more: Pick<AuditNote, 'before' | 'after'>) => ({
  subject: 'partner',
  subjectId: id,
  ...more,
});

async function hold(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('integration_partners')
    .select(['revision', 'state', 'name', 'kind', 'channels', 'services'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Adds a partner. The same id and name again return the existing one. @throws Refusal conflict, 422 by field */
export async function createPartner(
  ctx: Context,
  tx: Tx,
  { body: { id, ...body } }: { readonly body: Body<Partners['create']> },
): Promise<Shown> {
  const known = await tx.selectFrom('integration_partners').select('name').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) {
    if (known.name !== body.name) throw new Refusal('conflict');
    return unchanged({ data: await showPartner(tx, id, ctx.now()) });
  }
  await tx
    .insertInto('integration_partners')
    .values({ id, created_at: ctx.now(), ...written(ctx, body) })
    .execute()
    .catch(fieldOr);
  await link(tx, id, body).catch(fieldOr);
  return changed({ data: await showPartner(tx, id, ctx.now()) }, note(id, { after: body }));
}

/** Changes a partner and its links. @throws Refusal not_found, conflict when it was saved in between, 422 by field */
export async function updatePartner(
  ctx: Context,
  tx: Tx,
  { params: { id }, body: { revision, ...body } }: Named & { readonly body: Body<Partners['update']> },
): Promise<Shown> {
  const before = await hold(tx, id);
  if (before.revision !== revision || before.state === 'retired') throw new Refusal('conflict');
  await tx
    .updateTable('integration_partners')
    .set({ ...written(ctx, body), revision: revision + 1 })
    .where('id', '=', id)
    .execute()
    .catch(fieldOr);
  await link(tx, id, body).catch(fieldOr);
  return changed({ data: await showPartner(tx, id, ctx.now()) }, note(id, { before, after: body }));
}

async function setState(
  ctx: Context,
  tx: Tx,
  id: string,
  state: 'retired' | 'active',
  after: AuditFields,
): Promise<Shown> {
  const before = await hold(tx, id);
  if ((before.state === 'retired') === (state === 'retired'))
    return unchanged({ data: await showPartner(tx, id, ctx.now()) });
  await tx
    .updateTable('integration_partners')
    .set({
      state,
      revision: before.revision + 1,
      updated_at: ctx.now(),
      updated_by_name: signedIn(ctx).name,
    })
    .where('id', '=', id)
    .execute()
    .catch(fieldOr);
  const data = await showPartner(tx, id, ctx.now());
  return changed({ data }, note(id, { before: { state: before.state }, after: { state, ...after } }));
}

/** Retires a partner; a retired one stays as it is. @throws Refusal not_found */
export async function retirePartner(
  ctx: Context,
  tx: Tx,
  { params, body }: Named & { readonly body: Body<Partners['retire']> },
): Promise<Shown> {
  return setState(ctx, tx, params.id, 'retired', body);
}

/** Restores a retired partner. @throws Refusal not_found, 422 `partner_taken` when another one took the name */
export async function restorePartner(ctx: Context, tx: Tx, { params }: Named): Promise<Shown> {
  return setState(ctx, tx, params.id, 'active', {});
}

/** Adds a note. Idempotent by id. @throws Refusal not_found */
export async function addNote(
  ctx: Context,
  tx: Tx,
  { params: { id }, body }: Named & { readonly body: Body<Partners['note']> },
): Promise<Shown> {
  await hold(tx, id);
  const added = await tx
    .insertInto('integration_partner_notes')
    .values({ partner_id: id, id: body.id, text: body.text, by_name: signedIn(ctx).name, created_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  const data = await showPartner(tx, id, ctx.now());
  if (added === undefined) return unchanged({ data });
  return changed({ data }, note(id, { after: { note: body.text } }));
}

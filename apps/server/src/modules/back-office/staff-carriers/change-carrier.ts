import type { Body, CarrierBody, endpoints, Params, StaffCarrier } from '@waybill/contract';
import { aliasKey } from '@waybill/freight';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { takenKey } from '../../../core/database/taken-key.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { newId } from '../../../core/ids.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { holderOf } from '../../carriers/scac-aliases/index.ts';
import { isScacUsed, showCarrier } from './carrier-rows.ts';

type Carriers = (typeof endpoints)['staffCarriers'];
type One = { data: StaffCarrier };

/** SCAC and name must be unique, also against aliases, so that rates and status files match one carrier. */
async function assertFree(tx: Tx, { scac, name }: CarrierBody, ownId: string | null): Promise<void> {
  const key = aliasKey(name);
  const carriers = await tx.selectFrom('carriers').select(['id', 'scac', 'name']).execute();
  const others = carriers.filter(({ id }) => id !== ownId);
  const own = carriers.find(({ id }) => id === ownId);
  const holder = others.find((one) => one.scac === scac);
  if (holder !== undefined) throw invalidField('scac', 'scac_taken', { carrier: holder.name });
  if (others.some((one) => aliasKey(one.name) === key)) throw invalidField('name', 'carrier_name_taken');
  for (const [field, alias] of [
    ['scac', aliasKey(scac)],
    ['name', key],
  ] as const) {
    const known = await holderOf(tx, alias, null);
    // A carrier may take one of its own aliases as its name.
    if (known !== null && known !== own?.name) throw invalidField(field, 'scac_is_alias', { carrier: known });
  }
}

/** Two carriers with the same SCAC were added at the same time. */
function scacTaken(error: unknown): never {
  if (takenKey(error) === 'carriers_scac_key') throw invalidField('scac', 'scac_taken', { carrier: 'SCAC' });
  throw error;
}

const facts = (carrier: CarrierBody | StaffCarrier) => {
  const { name, scac, modes, phone, contacts, notes, pickup_notes, freight_terms, bill_to_account } = carrier;
  return { name, scac, modes, phone, contacts, notes, pickup_notes, freight_terms, bill_to_account };
};

/** Columns of `carriers` that a save sets. */
const columns = ({ name, scac, modes, phone, pickup_notes, freight_terms, bill_to_account }: CarrierBody) => ({
  name,
  scac,
  modes: [...new Set(modes)],
  phone,
  pickup_notes,
  freight_terms,
  bill_to_account,
});

/** Adds a carrier. @throws Refusal validation_failed for a SCAC or name of another carrier */
export async function createCarrier(
  ctx: Context,
  tx: Tx,
  { body }: { readonly body: Body<Carriers['create']> },
): Promise<Outcome<Reply<One>>> {
  await assertFree(tx, body, null);
  const id = newId();
  await tx
    .insertInto('carriers')
    .values({ id, ...columns(body), active: true, created_at: ctx.now() })
    .execute()
    .catch(scacTaken);
  await tx
    .insertInto('carrier_profiles')
    .values({
      carrier_id: id,
      contacts: JSON.stringify(body.contacts),
      notes: body.notes,
      updated_at: ctx.now(),
      updated_by: signedIn(ctx).name,
    })
    .execute();
  const data = await showCarrier(ctx.services, tx, id, ctx.now());
  return changed(reply(201, { data }), { subject: 'carrier', subjectId: id, after: facts(body) });
}

/** Locks a carrier's row, so that changes run one at a time. @throws Refusal not_found */
export async function holdCarrier(tx: Tx, id: string) {
  const row = await tx.selectFrom('carriers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Sets what only staff see of a carrier. Creates the row if missing. */
export async function saveProfile(
  ctx: Context,
  tx: Tx,
  id: string,
  change: {
    readonly contacts?: string;
    readonly notes?: string | null;
    readonly standing_reason?: string;
    readonly standing_at?: Date;
    readonly standing_by?: string;
  },
): Promise<void> {
  const by = { updated_at: ctx.now(), updated_by: signedIn(ctx).name };
  await tx
    .insertInto('carrier_profiles')
    .values({ carrier_id: id, ...change, ...by })
    .onConflict((there) =>
      there
        .column('carrier_id')
        .doUpdateSet((set) => ({ ...change, ...by, version: set('carrier_profiles.version', '+', 1) })),
    )
    .execute();
}

/**
 * Changes a carrier. Saving it unchanged writes nothing.
 * @throws Refusal not_found; conflict when someone changed it in between; validation_failed as in `createCarrier`, and
 * for another SCAC when the current one is in use
 */
export async function updateCarrier(
  ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: Params<Carriers['update']>; readonly body: Body<Carriers['update']> },
): Promise<Outcome<One>> {
  const { version, ...next } = body;
  await holdCarrier(tx, params.id);
  const before = await showCarrier(ctx.services, tx, params.id, ctx.now());
  if (before.version !== version) throw new Refusal('conflict');
  if (JSON.stringify(facts(before)) === JSON.stringify(facts(next))) return unchanged({ data: before });
  await assertFree(tx, next, params.id);
  if (next.scac !== before.scac && (await isScacUsed(tx, params.id))) throw invalidField('scac', 'scac_in_use');
  await tx.updateTable('carriers').set(columns(next)).where('id', '=', params.id).execute().catch(scacTaken);
  await saveProfile(ctx, tx, params.id, { contacts: JSON.stringify(next.contacts), notes: next.notes });
  const data = await showCarrier(ctx.services, tx, params.id, ctx.now());
  return changed({ data }, { subject: 'carrier', subjectId: params.id, before: facts(before), after: facts(next) });
}

/**
 * Turns a carrier on or off. When off, it gives no rates and takes no bookings, and quotes with its prices say so.
 * @throws Refusal not_found
 */
export async function setCarrierEnabled(
  ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: Params<Carriers['standing']>; readonly body: Body<Carriers['standing']> },
): Promise<Outcome<One>> {
  const { active } = await holdCarrier(tx, params.id);
  if (active === body.active) return unchanged({ data: await showCarrier(ctx.services, tx, params.id, ctx.now()) });
  await tx.updateTable('carriers').set({ active: body.active }).where('id', '=', params.id).execute();
  await saveProfile(ctx, tx, params.id, {
    standing_reason: body.reason,
    standing_at: ctx.now(),
    standing_by: signedIn(ctx).name,
  });
  const data = await showCarrier(ctx.services, tx, params.id, ctx.now());
  const after = { active: body.active, reason: body.reason };
  return changed({ data }, { subject: 'carrier', subjectId: params.id, before: { active }, after });
}

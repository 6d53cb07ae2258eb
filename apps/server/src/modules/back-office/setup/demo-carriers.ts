import { houseCarriers } from '@waybill/carriers';
import { sql } from 'kysely';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';

const scacs = houseCarriers.map(({ scac }) => scac);
const names = houseCarriers.map(({ name }) => name);

/** Enabled carriers of the demo. Earlier releases added them to every installation. */
export async function demoCarriers(db: Db | Tx): Promise<{ readonly id: string; readonly name: string }[]> {
  return db
    .selectFrom('carriers')
    .select(['id', 'name'])
    .where('scac', 'in', scacs)
    .where('name', 'in', names)
    .where('active', '=', true)
    .orderBy('name')
    .execute();
}

/** Tables that describe a carrier and go with it. Everything else that names one is a record that stays. */
const own = ['tariff_drafts', 'carrier_logos', 'carrier_profiles', 'margin_rules', 'tariffs'] as const;

/** Deletes a carrier. @returns false, with nothing deleted, when a record names it */
async function isDeleted(tx: Tx, id: string): Promise<boolean> {
  await sql`SAVEPOINT carrier`.execute(tx);
  try {
    for (const table of own) await tx.deleteFrom(table).where('carrier_id', '=', id).execute();
    await tx.deleteFrom('carriers').where('id', '=', id).execute();
    await sql`RELEASE SAVEPOINT carrier`.execute(tx);
    return true;
  } catch (error) {
    if ((error as { readonly code?: string }).code !== '23503') throw error;
    await sql`ROLLBACK TO SAVEPOINT carrier`.execute(tx);
    return false;
  }
}

/** Removes the carriers of the demo. Those named by a quote or a shipment are disabled instead. */
export async function removeDemoCarriers(ctx: Context, tx: Tx): Promise<Outcome<undefined>> {
  if (ctx.services.demo) return unchanged(undefined);
  const left = await demoCarriers(tx);
  const removed: string[] = [];
  const disabled: string[] = [];
  for (const { id, name } of left) {
    if (await isDeleted(tx, id)) removed.push(name);
    else {
      await tx.updateTable('carriers').set({ active: false }).where('id', '=', id).execute();
      disabled.push(name);
    }
  }
  if (left.length === 0) return unchanged(undefined);
  return changed(undefined, { subject: 'carrier', subjectId: null, after: { removed, disabled } });
}

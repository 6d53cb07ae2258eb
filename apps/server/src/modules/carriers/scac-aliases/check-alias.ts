import type { Body, endpoints } from '@waybill/contract';
import { aliasKey } from '@waybill/freight';
import type { Tx } from '../../../core/database/database.ts';
import { takenKey } from '../../../core/database/taken-key.ts';
import { invalidField } from '../../../core/refusal.ts';

type Given = Body<(typeof endpoints)['scacAliases']['create']>;

/** Handles the race of two saves: an alias must point to one carrier. */
export function aliasTakenOr(carrier: string): (error: unknown) => never {
  return (error) => {
    if (takenKey(error) === 'scac_aliases_once') throw invalidField('name', 'alias_taken', { carrier });
    throw error;
  };
}

/** The carrier that has this alias; null if it is free. */
export async function holderOf(tx: Tx, key: string, exceptId: string | null): Promise<string | null> {
  let query = tx
    .selectFrom('scac_aliases as alias')
    .leftJoin('carriers as carrier', 'carrier.scac', 'alias.scac')
    .select(['alias.scac', 'carrier.name'])
    .where('alias.alias', '=', key)
    .where('alias.deleted_at', 'is', null);
  if (exceptId !== null) query = query.where('alias.id', '!=', exceptId);
  const row = await query.executeTakeFirst();
  return row === undefined ? null : (row.name ?? row.scac);
}

/**
 * The normalized alias for comparison.
 * @throws Refusal validation_failed for an unknown carrier, a name without letters, an alias of another carrier, or a
 * carrier's own name or SCAC, which always mean that carrier
 */
export async function checkedAlias(
  tx: Tx,
  { name, scac }: Given,
  exceptId: string | null,
): Promise<{ readonly key: string; readonly carrier: string }> {
  const key = aliasKey(name);
  if (key === '') throw invalidField('name', 'invalid');
  const carriers = await tx.selectFrom('carriers').select(['scac', 'name']).execute();
  const carrier = carriers.find((one) => one.scac === scac);
  if (carrier === undefined) throw invalidField('scac', 'invalid');
  const own = carriers.find((one) => aliasKey(one.name) === key || one.scac === key);
  if (own !== undefined) throw invalidField('name', 'alias_is_carrier', { carrier: own.name });
  const holder = await holderOf(tx, key, exceptId);
  if (holder !== null) throw invalidField('name', 'alias_taken', { carrier: holder });
  return { key, carrier: carrier.name };
}

import type { Rate } from '@waybill/contract';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { invalidField } from '../../../core/refusal.ts';
import { assertNotBlocked, type NamedCarrier } from './desk-blocks.ts';

type Named = NamedCarrier & { readonly carrier_name: string | null };
/** Prefix of the field names, e.g. `offers.0.`, and the time. */
type Told = { readonly at: string; readonly now: Date };

/**
 * The carrier that the desk names. An unknown one is added by its code as inactive: it has no tariff and is not asked
 * for rates, but shipments can reference it. Carriers that staff block for the account are refused.
 * @throws Refusal validation_failed
 */
export async function namedCarrier(
  tx: Tx,
  accountId: string,
  named: Named,
  { at, now }: Told,
): Promise<Rate['carrier']> {
  await assertNotBlocked(tx, accountId, named, at);
  const carriers = tx.selectFrom('carriers').select(['id', 'name', 'scac']);
  if (named.carrier_id !== null) {
    const known = await carriers.where('id', '=', named.carrier_id).executeTakeFirst();
    if (known === undefined) throw invalidField(`${at}carrier_id`, 'invalid');
    return known;
  }
  const { carrier_name: name, scac } = named;
  if (name === null || scac === null) throw invalidField(`${at}carrier_name`, 'required');
  await tx
    .insertInto('carriers')
    .values({ id: newId(), name, scac, active: false, created_at: now })
    .onConflict((conflict) => conflict.column('scac').doNothing())
    .execute();
  return carriers.where('scac', '=', scac).executeTakeFirstOrThrow();
}

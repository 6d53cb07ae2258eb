import type { Rate } from '@waybill/contract';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { invalidField } from '../../../core/refusal.ts';
import { assertNotBlocked, type NamedCarrier } from './desk-blocks.ts';

type Named = NamedCarrier & { readonly carrier_name: string | null };
/** Where the fields stand, e.g. `offers.0.`, and when. */
type Told = { readonly at: string; readonly now: Date };

/**
 * The carrier that somebody of the desk names. One that we do not know yet is kept by its code, inactive: it has no tariff
 * and is asked for no rates, but a shipment can name it. One that staff keep from the account cannot be named.
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

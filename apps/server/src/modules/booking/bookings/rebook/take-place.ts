import type { ChargeLineWire } from '@waybill/contract';
import type { Tx } from '../../../../core/database/database.ts';
import { addJob } from '../../../../core/jobs/define.ts';
import { announce } from '../../../../core/live/announce.ts';
import { oldBooking } from './old-booking.ts';
import { notifyRebookedJob } from './notify-job.ts';

/** The place that a booking takes, and the price that is kept with it. */
export type Place = { readonly replaces: string; readonly charges: readonly ChargeLineWire[] | null };

/** Whose place a booking takes; null for any other. */
export async function placeOf(tx: Tx, accountId: string, id: string): Promise<Place | null> {
  const row = await tx
    .selectFrom('shipment_replacements')
    .select(['replaces', 'price_kept'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    replaces: row.replaces,
    charges: row.price_kept ? (await oldBooking(tx, row.replaces)).charges : null,
  };
}

/** The new shipment is there: what staff added to a price that is kept goes along, and people are told. */
export async function takePlace(tx: Tx, accountId: string, id: string, { replaces, charges }: Place): Promise<void> {
  if (charges !== null) {
    // Customers' calls may not read what staff add, so the copy is made inside the database.
    await tx
      .selectNoFrom((of) =>
        of.fn('copy_shipment_charges', [of.val(accountId), of.val(replaces), of.val(id)]).as('copied'),
      )
      .execute();
  }
  await addJob(tx, notifyRebookedJob, { account_id: accountId, id }, { key: `rebooked:${id}` });
  await announce(tx, 'shipment', replaces);
}

import type { ChargeLineWire } from '@waybill/contract';
import type { Tx } from '../../../../core/database/database.ts';
import { addJob } from '../../../../core/jobs/define.ts';
import { announce } from '../../../../core/live/announce.ts';
import { oldBooking } from './old-booking.ts';
import { notifyRebookedJob } from './notify-job.ts';

/** The booking to replace, and the charges to keep. */
export type Place = { readonly replaces: string; readonly charges: readonly ChargeLineWire[] | null };

/** The place that a booking claimed; null if it replaces nothing. */
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

/** The new shipment exists: copies charges that staff added if the price is kept, and queues the notices. */
export async function takePlace(tx: Tx, accountId: string, id: string, { replaces, charges }: Place): Promise<void> {
  if (charges !== null) {
    // Customers' database connections cannot read these charges, so the copy is made inside the database.
    await tx
      .selectNoFrom((of) =>
        of.fn('copy_shipment_charges', [of.val(accountId), of.val(replaces), of.val(id)]).as('copied'),
      )
      .execute();
  }
  await addJob(tx, notifyRebookedJob, { account_id: accountId, id }, { key: `rebooked:${id}` });
  await announce(tx, 'shipment', replaces);
}

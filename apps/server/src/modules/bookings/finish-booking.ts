import type { BookingRequest } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../core/command.ts';
import { accountOf, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { bookWithHouseCarrier, planHouseItinerary } from '../house-carriers/index.ts';
import { rateOfQuote } from '../quotes/index.ts';
import { setFirstEstimate } from '../tracking/index.ts';
import { newShipmentRow, nextBolNumber } from './new-shipment.ts';

/** The claimed booking, locked; null when another process has finished it in the meantime. */
async function lockClaimed(tx: Tx, accountId: string, id: string) {
  return tx
    .selectFrom('bookings')
    .select(['quote_id', 'rate_id', 'request', 'claimed_by'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', 'claimed')
    .forUpdate()
    .executeTakeFirst();
}

async function copyCost(tx: Tx, accountId: string, id: string, quoteId: string, rateId: string): Promise<void> {
  // Customers' calls may not read costs, so the copy is made inside the database.
  await tx
    .selectNoFrom((of) =>
      of.fn('copy_rate_cost', [of.val(accountId), of.val(id), of.val(quoteId), of.val(rateId)]).as('copied'),
    )
    .execute();
}

/**
 * Carries a claimed booking to its end: the carrier's numbers, the shipment, its cost and its promised date,
 * in one transaction. Safe to call again after a crash at any line, and by two processes at once.
 */
export async function finishBooking(ctx: Context, id: string): Promise<void> {
  const accountId = accountOf(ctx);
  await runCommand(ctx, 'shipment.booked', async (tx) => {
    const claimed = await lockClaimed(tx, accountId, id);
    if (claimed === undefined) return unchanged(undefined);
    const request = claimed.request as unknown as BookingRequest;
    const booked = await rateOfQuote(tx, accountId, claimed.quote_id, claimed.rate_id);
    const now = ctx.now();
    const numbers = bookWithHouseCarrier(id, booked.rate.carrier.scac);
    const bolNumber = await nextBolNumber(tx);
    const quote = { id: claimed.quote_id, number: booked.quoteNumber };
    const { row, detail } = newShipmentRow({
      accountId,
      id,
      bolNumber,
      bookedBy: claimed.claimed_by,
      bookedAt: now,
      settled: request,
      booked,
      quote,
      numbers,
    });
    await tx.insertInto('shipments').values(row).execute();
    await copyCost(tx, accountId, id, claimed.quote_id, claimed.rate_id);
    const key = { account_id: accountId, shipment_id: id };
    await setFirstEstimate(tx, key, booked.rate.delivery_date, now);
    await planHouseItinerary(tx, key, detail, {
      bookedAt: now,
      pickupDate: booked.request.pickup_date,
      deliveryDate: booked.rate.delivery_date,
    });
    await tx
      .updateTable('quotes')
      .set({ booked_at: now })
      .where('account_id', '=', accountId)
      .where('id', '=', claimed.quote_id)
      .execute();
    await tx
      .updateTable('bookings')
      .set({ state: 'booked', shipment_id: id, updated_at: now })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    return changed(undefined, {
      subject: 'shipment',
      subjectId: id,
      after: { bol_number: bolNumber, ...numbers, carrier: booked.rate.carrier.name },
    });
  });
}

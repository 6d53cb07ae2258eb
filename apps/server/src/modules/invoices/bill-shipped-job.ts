import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../core/command.ts';
import type { Context } from '../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../core/jobs/define.ts';
import { invoiceShipment } from './issue-invoice.ts';

const atOnce = 500;

/**
 * Bills every shipment that has left and is not billed yet, each in a transaction of its own. One that cannot be
 * billed is told in the log and holds up no other.
 */
async function billShipped(ctx: Context): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('shipments')
    .select(['account_id', 'id'])
    .where('invoice_id', 'is', null)
    .where('status', 'in', ['in_transit', 'delayed', 'delivered'])
    .where('total_amount', '>', 0)
    .orderBy('created_at')
    .limit(atOnce)
    .execute();
  for (const { account_id: accountId, id } of waiting) {
    try {
      await runCommand(ctx, 'invoice.issued', async (tx) => {
        const note = await invoiceShipment(tx, accountId, id, ctx.now());
        return note === null ? unchanged(undefined) : changed(undefined, note);
      });
    } catch (error) {
      ctx.log.error({ err: error, shipment: id }, 'a shipment could not be billed');
    }
  }
}

export const billShippedJob: JobHandler = handleJob(defineJob('invoices.bill_shipped', z.object({})), billShipped, {
  cron: '* * * * *',
  atStart: true,
});

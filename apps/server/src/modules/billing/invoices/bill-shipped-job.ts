import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord, notSetAside, type JobRecord } from '../../../core/jobs/each-record.ts';
import { departedStatuses, shipmentsDeparted } from '../../shipments/tracking/index.ts';
import { invoiceShipment } from './issue-invoice.ts';
import { notifyOfInvoices } from './notify.ts';

const atOnce = 500;
const job = 'invoices.bill_shipped';

/** Bills shipments, each once and in its own transaction, so that a failure does not block the others. */
async function billAll(ctx: Context, shipments: readonly JobRecord[]): Promise<void> {
  await eachRecord(ctx, job, shipments, ({ account_id: accountId, id }) =>
    runCommand(ctx, 'invoice.issued', async (tx) => {
      const issued = await invoiceShipment(tx, accountId, id, ctx.now());
      if (issued === null) return unchanged(undefined);
      await notifyOfInvoices(ctx, tx, accountId, 'issued', [issued.invoice]);
      return changed(undefined, issued.note);
    }),
  );
}

/** Shipments that have departed and are not billed yet. */
const waiting = (ctx: Context) =>
  ctx.db
    .selectFrom('shipments')
    .select(['account_id', 'id'])
    .where('invoice_id', 'is', null)
    .where('status', 'in', departedStatuses)
    .where('total_amount', '>', 0)
    .where(notSetAside(job, 'shipments', ctx.now()));

/** Bills shipments that no departure job has handled. */
export const billShippedJob: JobHandler = handleJob(
  defineJob(job, z.object({})),
  async (ctx) => billAll(ctx, await waiting(ctx).orderBy('created_at').limit(atOnce).execute()),
  { cron: '* * * * *', atStart: true },
);

/** Bills shipments that just departed, unless they were returned in between. */
export const billLeftJob: JobHandler = handleJob(shipmentsDeparted, async (ctx, { shipments }) =>
  billAll(ctx, await waiting(ctx).where('id', 'in', shipments).execute()),
);

import type { PlannedEvent } from '@waybill/carriers';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { systemContext, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { addJob, defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord, notSetAside } from '../../../core/jobs/each-record.ts';
import { ingestEvents, type ShipmentKey } from '../tracking/index.ts';
import { reportDue } from './report-due.ts';
import { reportOf } from './report-of.ts';

type DueRow = PlannedEvent & { readonly step: number };

async function dueRows(tx: Tx, key: ShipmentKey, now: Date): Promise<DueRow[]> {
  const rows = await tx
    .selectFrom('house_itineraries')
    .select(['step', 'due_at', 'event'])
    .where('account_id', '=', key.account_id)
    .where('shipment_id', '=', key.shipment_id)
    .where('reported_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('step')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ step: row.step, dueAt: row.due_at, event: row.event }));
}

async function scheduleNext(tx: Tx, key: ShipmentKey): Promise<void> {
  const next = await tx
    .selectFrom('house_itineraries')
    .select('due_at')
    .where('account_id', '=', key.account_id)
    .where('shipment_id', '=', key.shipment_id)
    .where('reported_at', 'is', null)
    .orderBy('step')
    .limit(1)
    .executeTakeFirst();
  if (next) await addJob(tx, reportDue, key, { runAt: next.due_at, key: `house:${key.shipment_id}` });
}

async function report(ctx: Context, key: ShipmentKey): Promise<void> {
  await runCommand(ctx, 'tracking.reported', async (tx) => {
    const due = await dueRows(tx, key, ctx.now());
    if (due.length === 0) return unchanged(undefined);
    const named = due.flatMap(({ dueAt: setAt, event: { estimate } }) =>
      estimate ? [{ deliveryDate: estimate.date, setAt, reason: estimate.reason }] : [],
    );
    const { status } = await ingestEvents(tx, key, due.map(reportOf), ctx.now(), named);
    await tx
      .updateTable('house_itineraries')
      .set({ reported_at: ctx.now() })
      .where('account_id', '=', key.account_id)
      .where('shipment_id', '=', key.shipment_id)
      .where(
        'step',
        'in',
        due.map(({ step }) => step),
      )
      .execute();
    await scheduleNext(tx, key);
    return changed(undefined, {
      subject: 'shipment',
      subjectId: key.shipment_id,
      after: { status, events: due.length },
    });
  });
}

const mostAtOnce = 200;

/** Finds due reports whose job was lost, e.g. while the server was down. */
async function sweep(ctx: Context): Promise<void> {
  const behind = await ctx.db
    .selectFrom('house_itineraries')
    .select(['account_id', 'shipment_id'])
    .distinct()
    .where('reported_at', 'is', null)
    .where('due_at', '<=', ctx.now())
    .where(notSetAside('house.sweep', 'house_itineraries', ctx.now(), 'shipment_id'))
    .limit(mostAtOnce)
    .execute();
  const records = behind.map((key) => ({ ...key, id: key.shipment_id }));
  await eachRecord(ctx, 'house.sweep', records, ({ account_id, shipment_id }) =>
    report(systemContext(ctx.services, 'carrier:house', account_id), { account_id, shipment_id }),
  );
}

export const houseCarrierJobs: readonly JobHandler[] = [
  handleJob(reportDue, (ctx, key) => report(systemContext(ctx.services, 'carrier:house', key.account_id), key)),
  handleJob(defineJob('house.sweep', z.object({})), sweep, { cron: '* * * * *' }),
];

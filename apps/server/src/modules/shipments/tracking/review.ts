import { dayAt } from '@waybill/freight';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { AuditNote } from '../../../core/audit.ts';
import type { Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord, type JobRecord } from '../../../core/jobs/each-record.ts';
import type { ShipmentKey } from './events.ts';
import { idOf, ingestMany } from './ingest-events.ts';

const together = 200;
const dayMs = 24 * 60 * 60_000;
/** Promises that passed longer ago are on the exceptions list, and no longer news. */
const backMs = 3 * dayMs;
/** Longer than any transit; promises further away are not at risk yet. */
const aheadMs = 45 * dayMs;

const dateOf = (at: number): string => dayAt(at, 'UTC');

/** Shipments that were on time at the last report, by page, sorted by day and id. */
async function pageAfter(ctx: Context, last: { readonly day: string; readonly id: string }) {
  const now = ctx.now().getTime();
  return ctx.db
    .selectFrom('shipments')
    .select(['account_id', 'id', 'delivery_date'])
    .where('late_cause', 'is', null)
    .where('status', 'in', ['pending', 'dispatched', 'delayed'])
    .where('delivery_date', '>=', dateOf(now - backMs))
    .where('delivery_date', '<=', dateOf(now + aheadMs))
    .where('pickup_date', '<=', dateOf(now))
    .where((of) =>
      of.or([of('delivery_date', '>', last.day), of.and([of('delivery_date', '=', last.day), of('id', '>', last.id)])]),
    )
    .orderBy('delivery_date')
    .orderBy('id')
    .limit(together)
    .execute();
}

const keyOf = ({ account_id, id }: JobRecord): ShipmentKey => ({ account_id, shipment_id: id });

/** Recomputes shipments; those that are late now get their new date, cause, and news. */
async function look(ctx: Context, keys: readonly ShipmentKey[]): Promise<void> {
  await runCommand(ctx, 'tracking.reviewed', async (tx) => {
    const told = await ingestMany(
      tx,
      keys.map((key) => ({ key, events: [], look: true })),
      ctx.now(),
    );
    const notes: AuditNote[] = [];
    for (const [id, { newlyLate, status }] of told) {
      if (!newlyLate) continue;
      const key = keys.find((one) => idOf(one) === id);
      const about = { subject: 'shipment', subjectId: key?.shipment_id ?? null, accountId: key?.account_id ?? null };
      notes.push({ ...about, after: { status, likely_late: true } });
    }
    return notes.length === 0 ? unchanged(undefined) : changed(undefined, notes);
  });
}

/**
 * Finds shipments that became late because no reports came: missed pickups and ongoing delays. The promised day is
 * still in the future, so people are told before it passes.
 */
async function review(ctx: Context): Promise<void> {
  let last = { day: '0001-01-01', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const page = await pageAfter(ctx, last);
    const end = page.at(-1);
    if (end === undefined) return;
    await look(ctx, page.map(keyOf)).catch(() =>
      // If one fails, process the page one by one.
      eachRecord(ctx, 'tracking.review', page, (record) => look(ctx, [keyOf(record)])),
    );
    last = { day: end.delivery_date ?? last.day, id: end.id };
  }
}

export const trackingJobs: readonly JobHandler[] = [
  handleJob(defineJob('tracking.review', z.object({})), review, { cron: '*/30 * * * *' }),
];

import { addDays, dayAt, isBusinessDay, ltlClosures, zoned } from '@waybill/freight';
import { sql } from 'kysely';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';

/** Business days without any report after which freight in transit counts as silent. */
export const silentAfterDays = 2;
/** A pickup must be reported by this time the next morning, local time at the pickup place. */
const reportedBy = '06:00';

const dayMs = 24 * 60 * 60_000;

/** Freight without a report since this instant is silent: some business days back, at the same time of day. */
export function silentSince(now: Date): Date {
  let date = zoned(now.getTime(), 'America/New_York').date;
  let back = 0;
  for (let left = silentAfterDays; left > 0; back += 1) {
    if (isBusinessDay(date, { holidays: ltlClosures })) left -= 1;
    date = addDays(date, -1);
  }
  return new Date(now.getTime() - back * dayMs);
}

/** Missed pickups: none was reported by the morning after the pickup day. */
async function findMissed(ctx: Context): Promise<number> {
  return runCommand(ctx, 'exceptions.found', async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      INSERT INTO shipment_exceptions (account_id, shipment_id, kind, since)
      SELECT account_id, id, 'missed_pickup', due.at
      FROM shipments CROSS JOIN LATERAL (
        SELECT (pickup_date + 1 + ${reportedBy}::time) AT TIME ZONE coalesce(detail #>> '{origin,time_zone}', 'UTC') AS at
      ) AS due
      WHERE status IN ('pending', 'dispatched') AND pickup_date <= ${dayAt(ctx.now(), 'UTC')}::date AND due.at <= ${ctx.now()}
      ON CONFLICT DO NOTHING
    `.execute(tx);
    const found = Number(numAffectedRows);
    return found === 0
      ? unchanged(0)
      : changed(found, { subject: 'exceptions', subjectId: null, after: { missed_pickup: found } });
  });
}

/**
 * Freight in transit without reports for too long. Shipments that wait for us are skipped: they are on another list.
 */
async function findSilent(ctx: Context): Promise<number> {
  const since = silentSince(ctx.now());
  return runCommand(ctx, 'exceptions.found', async (tx) => {
    const { numAffectedRows = 0n } = await sql`
      INSERT INTO shipment_exceptions (account_id, shipment_id, kind, since)
      SELECT account_id, id, 'silent', last_heard_of(account_id, id, created_at)
      FROM shipments
      WHERE status IN ('in_transit', 'delayed') AND action_required IS NULL AND NOT EXISTS (
        SELECT FROM tracking_events AS event WHERE event.account_id = shipments.account_id
          AND event.shipment_id = shipments.id AND event.occurred_at > ${since})
      ON CONFLICT DO NOTHING
    `.execute(tx);
    const found = Number(numAffectedRows);
    return found === 0
      ? unchanged(0)
      : changed(found, { subject: 'exceptions', subjectId: null, after: { silent: found } });
  });
}

async function find(ctx: Context): Promise<void> {
  // A failure of one kind must not block the other.
  const found = await Promise.allSettled([findMissed(ctx), findSilent(ctx)]);
  const failed = found.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

export const exceptionsJobs: readonly JobHandler[] = [
  handleJob(defineJob('exceptions.find', z.object({})), find, { cron: '*/10 * * * *', atStart: true }),
];

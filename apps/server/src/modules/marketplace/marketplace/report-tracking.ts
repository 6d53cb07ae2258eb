import { sql } from 'kysely';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { systemContext, type Context } from '../../../core/context.ts';
import { isServiceOn } from '../../../core/outside-services.ts';
import { newId } from '../../../core/ids.ts';
import { addJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord } from '../../../core/jobs/each-record.ts';
import { callMarketplace, connectedParty, deadlineOf } from './call-marketplace.ts';
import { reportDueTracking } from './report-tracking-job.ts';
import { notifyTrackingRefused } from './notify-owners.ts';
import { isReported } from './is-reported.ts';
import type { OrderLine } from './order-rows.ts';
import type { Party } from '../../carriers/gateway/index.ts';

/** Number of concurrent reports. */
const together = 4;
/**
 * Lease of a report. Longer than our calls can take, so that afterwards a look-up shows the final state at the
 * marketplace.
 */
const leaseMs = deadlineOf('told') + deadlineOf('tell') + 10_000;
const [firstPauseMs, longestPauseMs] = [10_000, 60 * 60_000];

type Due = {
  readonly account_id: string;
  readonly order_id: string;
  readonly cause_id: string;
  readonly carrier_name: string | null;
  readonly scac: string | null;
  readonly tracking_number: string | null;
  readonly shipped_at: Date;
  readonly attempts: number;
  readonly external_id: string;
  readonly lines: readonly OrderLine[];
  readonly connection_id: string;
  readonly connection_state: string;
};

/**
 * Leases one due report, committed before the marketplace is called. Only one at a time: a report waiting for its turn
 * would lose its lease.
 */
async function takeDue(ctx: Context, lease: string): Promise<Due | undefined> {
  const now = ctx.now();
  const { rows } = await sql<Due>`
    WITH taken AS (
      UPDATE marketplace_tellings SET state = 'sending', attempts = attempts + 1, lease = ${lease},
        shipped_at = coalesce(shipped_at, ${now}), due_at = ${new Date(now.getTime() + leaseMs)}
      WHERE (account_id, order_id, cause_id) IN (
        SELECT account_id, order_id, cause_id FROM marketplace_tellings
        WHERE state IN ('waiting', 'sending') AND due_at <= ${now}
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING account_id, order_id, cause_id, carrier_name, scac, tracking_number, shipped_at, attempts
    )
    SELECT taken.*, o.external_id, o.lines, o.connection_id, c.state AS connection_state
    FROM taken
    JOIN marketplace_orders AS o ON o.account_id = taken.account_id AND o.id = taken.order_id
    JOIN marketplace_connections AS c ON c.account_id = o.account_id AND c.id = o.connection_id
  `.execute(ctx.services.database.staff);
  return rows[0];
}

/** Outcome of a report: sent, declined, dropped, or to be retried. */
type End =
  | { readonly state: 'told'; readonly externalId: string | null }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'not_told' }
  | { readonly state: 'waiting'; readonly retryAfterMs: number | null };

async function settle(ctx: Context, due: Due, lease: string, end: End): Promise<void> {
  const pause = Math.min(firstPauseMs * 2 ** (due.attempts - 1), longestPauseMs);
  const at = end.state === 'waiting' ? new Date(ctx.now().getTime() + Math.max(pause, end.retryAfterMs ?? 0)) : null;
  await runCommand(ctx, `marketplace.tracking_${end.state}`, async (tx) => {
    const written = await tx
      .updateTable('marketplace_tellings')
      .set({
        state: end.state,
        lease: null,
        due_at: at,
        ...(end.state === 'told' ? { told_at: ctx.now(), external_id: end.externalId } : {}),
        reason: end.state === 'refused' ? end.reason : null,
      })
      .where('account_id', '=', due.account_id)
      .where('order_id', '=', due.order_id)
      .where('cause_id', '=', due.cause_id)
      .where('lease', '=', lease)
      .returning('order_id')
      .execute();
    if (written.length === 0) return unchanged(undefined);
    // Its shipment may have been canceled meanwhile.
    if (end.state === 'told') {
      await sql`SELECT marketplace_orders_moved(${due.account_id}::uuid, ARRAY[${due.order_id}]::uuid[])`.execute(tx);
    }
    if (end.state === 'refused') await notifyTrackingRefused(ctx, tx, due, end.reason);
    if (at !== null)
      await addJob(tx, reportDueTracking, {}, { runAt: at, key: `marketplace:tell:${due.order_id}:later` });
    const { account_id: accountId, order_id: subjectId } = due;
    const after = { tracking_number: due.tracking_number, attempts: due.attempts };
    return changed(undefined, { subject: 'marketplace_order', subjectId, accountId, after });
  });
}

const later = (retryAfterMs: number | null = null): End => ({ state: 'waiting', retryAfterMs });

/** Checks what the marketplace already has. @returns null if this report is missing */
async function lookUp(ctx: Context, party: Party, due: Due): Promise<End | null> {
  const called = await callMarketplace(ctx.services, party, 'told', { orderId: due.external_id }, ctx.requestId);
  if (called.reading.outcome !== 'done') return later(called.retryAfterMs ?? null);
  const known = called.reading.result.find((each) => isReported(each, due));
  return known === undefined ? null : { state: 'told', externalId: known.externalId };
}

/**
 * Sends one report. Only the first attempt sends without a look-up: a later one may repeat a report whose answer was
 * lost. A refusal is also looked up, since it may be due to an earlier report.
 */
async function tellOne(ctx: Context, due: Due): Promise<End> {
  if (due.connection_state === 'disconnected') return { state: 'not_told' };
  const party = due.connection_state === 'active' ? await connectedParty(ctx.services, due) : null;
  if (party === null) return later();
  if (due.attempts > 1) {
    const known = await lookUp(ctx, party, due);
    if (known !== null) return known;
  }
  const { carrier_name: carrierName, scac, tracking_number: trackingNumber } = due;
  const input = {
    orderId: due.external_id,
    lines: due.lines.map(({ id, quantity }) => ({ id, quantity })),
    carrierName,
    scac,
    trackingNumber,
    shippedAt: due.shipped_at.toISOString(),
  };
  await ctx.services.checkpoint?.('marketplace_before_telling');
  const called = await callMarketplace(ctx.services, party, 'tell', input, ctx.requestId);
  await ctx.services.checkpoint?.('marketplace_told');
  const { reading, failure } = called;
  if (reading.outcome === 'done') return { state: 'told', externalId: reading.result.externalId };
  if (reading.outcome === 'unclear' || failure !== null) return later(called.retryAfterMs ?? null);
  const reason = reading.messages.map(({ text }) => text).join(' ');
  return (await lookUp(ctx, party, due)) ?? { state: 'refused', reason };
}

/** Sends all due reports. */
async function tellAll(services: Context['services']): Promise<void> {
  const ctx = systemContext(services, reportDueTracking.name);
  const one = async () => {
    for (;;) {
      const lease = newId();
      const due = await takeDue(ctx, lease);
      if (due === undefined) return;
      // The lease delays a failing report, so that the others get their turn.
      await eachRecord(ctx, reportDueTracking.name, [{ account_id: due.account_id, id: due.order_id }], async () =>
        settle(ctx, due, lease, await tellOne(ctx, due)),
      );
    }
  };
  await Promise.all(Array.from({ length: together }, one));
}

export const trackingReportJobs: readonly JobHandler[] = [
  handleJob(
    reportDueTracking,
    // While the service is off, reports stay due.
    async ({ services }) => ((await isServiceOn(services, 'ebay')) ? tellAll(services) : undefined),
    { cron: '* * * * *', atStart: true },
  ),
];

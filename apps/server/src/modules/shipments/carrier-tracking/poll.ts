import { z } from 'zod';
import { sql } from 'kysely';
import { systemContext, type Context } from '../../../core/context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { eachRecord } from '../../../core/jobs/each-record.ts';
import { callCarrier, connectionById, gatewayOf, type Connection } from '../../carriers/gateway/index.ts';
import { receive } from './receive.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Polls per round, and concurrent polls. */
const [mostAtOnce, together] = [200, 8];
/** Other workers do not poll the same shipments during this time. */
const leaseMs = 5 * minute;
/** How long a delivered shipment is still polled, since carriers correct themselves. */
const afterEndMs = 2 * day;
/** Simulated journeys take only minutes. */
const simulatorPauseMs = 30_000;

type Due = {
  readonly account_id: string;
  readonly shipment_id: string;
  readonly connection_id: string;
  readonly failures: number;
  readonly status: string;
  readonly mode: string;
  readonly pro_number: string | null;
  readonly tracking_numbers: string[];
  readonly delivered_at: Date | null;
  readonly polled_at: Date | null;
};

/** Leases the polls that are due, so that no other process makes them. */
async function takeDue(ctx: Context): Promise<Due[]> {
  const { rows } = await sql<Due>`
    UPDATE tracking_polls AS poll SET next_at = ${new Date(ctx.now().getTime() + leaseMs)}
    FROM shipments AS shipment
    WHERE (poll.account_id, poll.shipment_id) IN (
        SELECT account_id, shipment_id FROM tracking_polls WHERE next_at <= ${ctx.now()}
        ORDER BY next_at LIMIT ${mostAtOnce} FOR UPDATE SKIP LOCKED
      )
      AND shipment.account_id = poll.account_id AND shipment.id = poll.shipment_id
    RETURNING poll.account_id, poll.shipment_id, poll.connection_id, poll.failures, poll.polled_at,
      shipment.status, shipment.mode, shipment.pro_number, shipment.tracking_numbers, shipment.delivered_at
  `.execute(ctx.services.database.staff);
  return rows;
}

/** Pause until the next poll: shorter while a shipment moves, longer after each failure. */
export function pauseAfter(status: string, failures: number, simulated: boolean): number {
  if (failures > 0)
    return Math.min(simulated ? simulatorPauseMs * 2 ** failures : 5 * minute * 2 ** failures, 6 * 60 * minute);
  if (simulated) return simulatorPauseMs;
  const minutes: Readonly<Record<string, number>> = { pending: 120, dispatched: 60, in_transit: 45, delayed: 60 };
  return (minutes[status] ?? 12 * 60) * minute;
}

async function ask(ctx: Context, connection: Connection, due: Due): Promise<boolean> {
  const numbers = due.mode === 'parcel' ? due.tracking_numbers : [due.pro_number].filter((number) => number !== null);
  const mode = due.mode === 'parcel' ? 'parcel' : 'ltl';
  let good = true;
  for (const number of numbers) {
    const { reading } = await callCarrier(
      gatewayOf(ctx.services),
      connection,
      'track',
      { mode, number },
      ctx.requestId,
    );
    if (reading.outcome === 'done') {
      // Whatever number the carrier returns, the events belong to the number that was requested.
      const body = JSON.stringify([{ ...reading.result, number }]);
      const source = `poll:${connection.adapter.manifest.code}`;
      if (reading.result.events.length > 0) await receive(ctx, { source, connectionId: connection.id, body });
    } else good = good && reading.outcome === 'refused';
  }
  return good;
}

/** Subscribes to the carrier's pushes where it offers them. Polling continues in case no push arrives. */
async function subscribe(ctx: Context, connection: Connection, due: Due): Promise<void> {
  if (due.polled_at !== null || connection.adapter.operations.subscribe === undefined) return;
  const callbackUrl = `${ctx.services.publicUrl}/api/push/${connection.id}`;
  const input = { numbers: due.tracking_numbers, callbackUrl };
  await callCarrier(gatewayOf(ctx.services), connection, 'subscribe', input, ctx.requestId);
}

async function pollOne(ctx: Context, due: Due): Promise<void> {
  const connection = await connectionById(ctx.services, due.connection_id);
  const over = due.delivered_at !== null && ctx.now().getTime() - due.delivered_at.getTime() > afterEndMs;
  const polls = ctx.services.database.staff;
  if (connection?.adapter.operations.track === undefined || over || due.status === 'canceled') {
    await polls
      .deleteFrom('tracking_polls')
      .where('account_id', '=', due.account_id)
      .where('shipment_id', '=', due.shipment_id)
      .execute();
    return;
  }
  await subscribe(ctx, connection, due);
  const failures = (await ask(ctx, connection, due)) ? 0 : due.failures + 1;
  const pause = pauseAfter(due.status, failures, connection.environment === 'simulator');
  await polls
    .updateTable('tracking_polls')
    .set({ failures, polled_at: ctx.now(), next_at: new Date(ctx.now().getTime() + pause) })
    .where('account_id', '=', due.account_id)
    .where('shipment_id', '=', due.shipment_id)
    .execute();
}

/** Polls carriers for the shipments that are due. */
async function poll(ctx: Context): Promise<void> {
  const due = await takeDue(ctx);
  const work = due.values();
  const one = async () => {
    for (const each of work) {
      const record = { account_id: each.account_id, id: each.shipment_id };
      await eachRecord(ctx, 'tracking.poll', [record], () =>
        pollOne(systemContext(ctx.services, 'tracking.poll'), each),
      );
    }
  };
  await Promise.all(Array.from({ length: together }, one));
}

export const pollJobs: readonly JobHandler[] = [
  handleJob(defineJob('tracking.poll', z.object({})), poll, { cron: '* * * * *' }),
];

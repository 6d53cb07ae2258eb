import type { Body, DeskView, endpoints, Params } from '@waybill/contract';
import { bare, zoned } from '@waybill/freight';
import { changed, runCommand } from '../../../core/command.ts';
import { forAccount, type Context } from '../../../core/context.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { announce } from '../../../core/live/announce.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { speak } from '../../../core/speak.ts';
import { cancelPickup, cancelShipment, pickupBar, requestPickup } from '../carrier-requests/index.ts';
import { ingestMany } from '../../shipments/tracking/index.ts';
import { aboutOf, detailOf, lockedShipment, shipmentOf } from './locked-shipment.ts';
import { showDesk } from './show-desk.ts';

type Answered = Promise<Reply<{ data: DeskView }>>;
type Reschedule = {
  readonly params: Params<typeof endpoints.shipmentDesk.reschedule>;
  readonly body: Body<typeof endpoints.shipmentDesk.reschedule>;
};

/**
 * Requests the new day from the carrier, after canceling an existing pickup.
 * @returns 202 while the answer is unclear
 */
async function ask(ctx: Context, id: string, body: Reschedule['body']): Promise<number> {
  const { pickup_number: standing } = await ctx.db
    .selectFrom('shipments')
    .select('pickup_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (standing !== null) {
    const { status } = await cancelPickup(ctx, { params: { id } });
    if (status === 202) return 202;
  }
  const { date, ready_at, closes_at } = body;
  return (await requestPickup(ctx, { params: { id }, body: { date, ready_at, closes_at } })).status;
}

/**
 * Reschedules the pickup. The shipment gets the new day only after the carrier agreed, by API or by phone, so that a
 * refusal changes nothing.
 * @throws Refusal pickup_refused, pickup_not_cancelable with the carrier's reason
 */
export async function reschedulePickup(ctx: Context, { params: { id }, body }: Reschedule): Answered {
  const shipment = await shipmentOf(ctx.db, id);
  const bar = pickupBar(shipment.status);
  if (bar !== null)
    throw new Refusal('pickup_refused', { params: { reason: speak(ctx.language)(`terms.cancel_bars.${bar}`) } });
  if (body.date < zoned(ctx.now().getTime(), detailOf(shipment).origin.time_zone).date)
    throw invalidField('date', 'invalid_date');
  if (body.closes_at <= body.ready_at) throw invalidField('closes_at', 'invalid_time');
  const status = body.how === 'carrier' ? await ask(forAccount(ctx, shipment.account_id), id, body) : 200;
  if (status === 200) {
    await runCommand(ctx, 'shipment.pickup_rescheduled', async (tx) => {
      const row = await lockedShipment(tx, id);
      const detail = { ...detailOf(row), ready_at: body.ready_at };
      const number = body.how === 'phone' ? body.pickup_number : null;
      const numbers =
        number === null ? {} : { pickup_number: number, search_numbers: [...row.search_numbers, bare(number)] };
      await tx
        .updateTable('shipments')
        .set({ pickup_date: body.date, detail: JSON.stringify(detail), ...numbers })
        .where('account_id', '=', row.account_id)
        .where('id', '=', id)
        .execute();
      // The delivery day is counted from the pickup.
      const key = { account_id: row.account_id, shipment_id: id };
      await ingestMany(tx, [{ key, events: [], look: true }], ctx.now());
      await announce(tx, 'shipment', id);
      const before = { pickup_date: row.pickup_date };
      return changed(undefined, { ...aboutOf(row), before, after: { pickup_date: body.date, how: body.how } });
    });
  }
  return reply(status, { data: await showDesk(ctx, ctx.db, id) });
}

/**
 * Cancels a shipment for its customer, with the customer's rules, and tells them why.
 * @throws Refusal not_cancelable with the reason
 */
export async function cancelForCustomer(
  ctx: Context,
  {
    params,
    body,
  }: {
    readonly params: Params<typeof endpoints.shipmentDesk.cancel>;
    readonly body: Body<typeof endpoints.shipmentDesk.cancel>;
  },
): Answered {
  const { account_id: accountId } = await shipmentOf(ctx.db, params.id);
  const { status } = await cancelShipment(forAccount(ctx, accountId), { params }, body.reason);
  return reply(status, { data: await showDesk(ctx, ctx.db, params.id) });
}

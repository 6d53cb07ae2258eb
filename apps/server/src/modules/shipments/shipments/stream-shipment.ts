import { setTimeout as pause } from 'node:timers/promises';
import { shipment as shipmentShape, type endpoints, type Params } from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import { openEventStream, type EventStream } from '../../../core/http/event-stream.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { showShipment } from './show-shipment.ts';

/** After so long a stream ends and is asked for again, with a session that is looked at again. */
const longestMs = 10 * 60_000;
/** Changes closer together than this are told as one. */
const gatherMs = 50;

/** Tells the shipment as it is, and again whenever it is another one, until nobody listens or the time is over. */
async function follow(ctx: Context, id: string, stream: EventStream): Promise<void> {
  let wake: () => void = () => undefined;
  let changed = true;
  const news = () => {
    changed = true;
    wake();
  };
  stream.onClose(() => wake());
  const until = performance.now() + longestMs;
  const end = setTimeout(() => wake(), longestMs).unref();
  // Followed before it is read, so that no change falls between the two.
  const unfollow = ctx.services.database.live.follow('shipment', id, news);
  let told = '';
  try {
    while (!stream.closed && performance.now() < until) {
      if (changed) {
        changed = false;
        const { shipment } = await showShipment(ctx.db, accountOf(ctx), id, ctx.services.publicUrl);
        const text = JSON.stringify(shipment);
        if (text !== told) stream.send('shipment', shipmentShape.parse(shipment));
        told = text;
        await pause(gatherMs);
        continue;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (changed || stream.closed) resolve();
      });
    }
  } finally {
    clearTimeout(end);
    unfollow();
  }
}

/**
 * A shipment as server-sent events: `shipment` with the whole of it at once and at each change, whichever process
 * changed it.
 * @throws Refusal not_found
 */
export async function streamShipment(
  ctx: Context,
  { params }: { readonly params: Params<typeof endpoints.shipments.live> },
  wire: Wire,
): Promise<Uint8Array> {
  await showShipment(ctx.db, accountOf(ctx), params.id, ctx.services.publicUrl);
  const stream = openEventStream(wire);
  try {
    await follow(ctx, params.id, stream);
  } catch (error) {
    ctx.log.error({ err: error }, 'a stream of a shipment broke');
  } finally {
    stream.end();
  }
  return new Uint8Array();
}

import { setTimeout as pause } from 'node:timers/promises';
import { shipment as shipmentShape, type endpoints, type Params } from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import { openEventStream, type EventStream } from '../../../core/http/event-stream.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { showShipment } from './show-shipment.ts';

/** A stream ends after this time, and the client reconnects, which checks its session again. */
const longestMs = 10 * 60_000;
/** Changes within this time are sent as one. */
const gatherMs = 50;

/** Sends the shipment now and after each change, until the client disconnects or the time is over. */
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
  // Subscribe before reading, so that no change is missed.
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
 * A shipment as server-sent events: a complete `shipment` at the start and after each change by any process.
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

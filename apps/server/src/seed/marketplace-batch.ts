import { batchBody, bookingDisclaimer, endpoints } from '@waybill/contract';
import { addBusinessDays, addDays, dayAt, ltlClosures } from '@waybill/freight';
import { runCommand } from '../core/command.ts';
import type { Context, Services } from '../core/context.ts';
import { contextInNameOf } from '../core/sessions/impersonated-context.ts';
import { acceptDisclaimer } from '../modules/platform/disclaimers/index.ts';
import { createBatch, uploadOrders } from '../modules/marketplace/marketplace/index.ts';
import { warehouses } from './demo/sites.ts';
import { webOrders } from './demo/web-orders.ts';
import { demoOwner } from './demo-owner.ts';
import { once } from './once.ts';
import { seededIds } from './seeded-ids.ts';

const key = 'building';
const label = 'demo';

/** Context of the person who ships for the demo account. */
async function deskContext(services: Services): Promise<Context | null> {
  const desk = await demoOwner(services.database.staff, key);
  return desk && contextInNameOf(services, label, desk);
}

function pickupOf(email: string) {
  const [warehouse] = warehouses[key];
  return {
    company: warehouse?.company ?? '',
    contact_first_name: 'Joan',
    contact_last_name: 'Pruitt',
    phone: '603-555-0118',
    email,
    street_lines: [warehouse?.street ?? ''],
    city: 'Manchester',
    state: 'NH',
    postal_code: warehouse?.postalCode ?? '',
    country: 'US',
    opens_at: '08:00',
    closes_at: '17:00',
  } as const;
}

/** Uploads the orders and starts the batch; the worker then quotes and books its rows. */
async function ship(ctx: Context, email: string, now: Date): Promise<void> {
  const id = seededIds('marketplace-batch')(new Date(0));
  const known = await ctx.db.selectFrom('marketplace_batches').select('id').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) return;
  const today = dayAt(now, 'UTC');
  await uploadOrders(ctx, { name: 'web-orders.csv' }, Buffer.from(webOrders.replaceAll('{day}', addDays(today, -1))));
  const orders = await ctx.db
    .selectFrom('marketplace_orders')
    .select('id')
    .where('external_id', 'like', 'WEB-%')
    .orderBy('external_id')
    .execute();
  await runCommand(ctx, endpoints.disclaimers.accept.audit, (tx) =>
    acceptDisclaimer(ctx, tx, { body: { version: bookingDisclaimer } }),
  );
  const body = batchBody.parse({
    id,
    order_ids: orders.map((order) => order.id),
    pickup: pickupOf(email),
    // The first possible day may be past its cutoff already.
    pickup_date: addBusinessDays(today, 2, { holidays: ltlClosures }),
    ready_at: '13:00',
    book_at_once: true,
  });
  await runCommand(ctx, endpoints.marketplaceBatches.create.audit, (tx) => createBatch(ctx, tx, { body }));
}

/**
 * Ships some orders of the demo's web shop as a batch, once, with the commands of the page, so that shipments, costs,
 * and notices come from real bookings.
 */
export async function seedMarketplaceBatch(services: Services, now: Date): Promise<void> {
  const ctx = await deskContext(services);
  if (ctx?.actor.kind !== 'user') return;
  const { email } = ctx.actor;
  await once(services.database.staff, 'marketplace_batch', now, () => ship(ctx, email, now));
}

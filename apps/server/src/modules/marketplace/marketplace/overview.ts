import type { Answer, endpoints } from '@waybill/contract';
import { marketplaceAdapters } from '@waybill/marketplaces';
import { accountOf, type Context } from '../../../core/context.ts';
import { isServiceOn } from '../../../core/outside-services.ts';
import { readConnections } from './connection-rows.ts';
import { countOrders } from './list-orders.ts';

type Overview = Answer<typeof endpoints.marketplace.overview>;

/** Marketplaces that can be connected, and existing connections. */
export async function overview(ctx: Context): Promise<Overview> {
  const accountId = accountOf(ctx);
  const [connections, counts] = await Promise.all([readConnections(ctx.db, accountId), countOrders(ctx.db, accountId)]);
  const on = await isServiceOn(ctx.services, 'ebay');
  const registered = ctx.services.outside.marketplaces ?? {};
  const providers = Object.values(marketplaceAdapters).map(({ manifest: { code, name } }) => ({
    code: code as 'ebay',
    name,
    connectable: on && code in registered,
  }));
  return { data: { providers, connections, counts } };
}

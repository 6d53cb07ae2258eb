import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { quoteTruckload } from './quote-truckload.ts';
import { listTruckloads, showTruckload } from './show-truckload.ts';

export { priceTruckload, todayAt, type Priced } from './price.ts';
export { statedTruckload } from './quote-truckload.ts';
export { showTruckload } from './show-truckload.ts';

const { truckload } = endpoints;

export const truckloadQuotesBindings: readonly Binding[] = [
  query(truckload.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listTruckloads(ctx.db, accountOf(ctx), asked, ctx.now());
    return pageBody(rows, total, asked, truckload.list.path);
  }),
  command(truckload.quote, quoteTruckload),
  query(truckload.show, async (ctx, { params }) => ({
    data: await showTruckload(ctx.db, accountOf(ctx), params.id, ctx.now()),
  })),
];

import { endpoints } from '@waybill/contract';
import { accountOf, holds, type Context } from '../../../core/context.ts';
import { type Binding, command, fileOf, process, query, reply } from '../../../core/http/binding.ts';
import type { JobHandler } from '../../../core/jobs/define.ts';
import { pageBody } from '../../../core/page.ts';
import { cancelBatch, createBatch, shipBatch } from './batches/make-batch.ts';
import { listBatches, showBatch } from './batches/show-batch.ts';
import { batchJobs } from './batches/work.ts';
import { connect } from './connect.ts';
import { askConsent } from './consent.ts';
import { disconnect, importNow } from './end-connection.ts';
import { showOrder } from './find-order.ts';
import { importJobs } from './import-orders.ts';
import { linkOrders } from './link-orders.ts';
import { listOrders } from './list-orders.ts';
import { setReportTime } from './set-report-time.ts';
import { markShipped, reportTrackingAgain } from './mark-shipped.ts';
import { orderFileTemplate, uploadOrders } from './order-file.ts';
import { orderRow } from './order-rows.ts';
import { overview } from './overview.ts';
import { prefillQuote } from './prefill.ts';
import { trackingReportJobs } from './report-tracking.ts';
import { sendSlip } from './send-slip.ts';

export { askSeller } from './ask-seller.ts';
export { createBatch } from './batches/make-batch.ts';
export { sealSecret } from './call-marketplace.ts';
export { uploadOrders } from './order-file.ts';

const { marketplace, marketplaceBatches } = endpoints;

const template = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="orders-template.csv"',
} as const;

type Contact = { readonly phone: string | null; readonly email: string | null };

/** A buyer's contact details are only for those who ship, e.g. for the driver's call. Others see only the address. */
function buyerFor<T extends Contact | null>(ctx: Context, buyer: T): T {
  return buyer === null || holds(ctx, 'shipment.book') ? buyer : { ...buyer, phone: null, email: null };
}

export const marketplaceBindings: readonly Binding[] = [
  query(marketplace.overview, overview),
  command(marketplace.consent, askConsent),
  process(marketplace.connect, connect),
  command(marketplace.setReportTime, setReportTime),
  command(marketplace.disconnect, disconnect),
  command(marketplace.importNow, importNow),
  query(marketplace.orders, async (ctx, { query: asked }) => {
    const { rows, total } = await listOrders(ctx.db, accountOf(ctx), asked);
    return pageBody(rows.map(orderRow), total, asked, marketplace.orders.path);
  }),
  query(marketplace.order, async (ctx, { params }) => {
    const { data } = await showOrder(ctx.db, accountOf(ctx), params.id);
    return { data: { ...data, ship_to: buyerFor(ctx, data.ship_to) } };
  }),
  query(marketplace.packingSlip, (ctx, { params }) => sendSlip(ctx, params.id)),
  query(marketplace.prefill, async (ctx, { params, query: asked }) => {
    const { data } = await prefillQuote(ctx.db, accountOf(ctx), params.id, asked.with);
    return { data: { ...data, destination: buyerFor(ctx, data.destination) } };
  }),
  command(marketplace.link, linkOrders),
  command(marketplace.shipped, markShipped),
  command(marketplace.tellAgain, reportTrackingAgain),
  process(marketplace.orderFile, (ctx, { query: asked }, wire) => uploadOrders(ctx, asked, fileOf(wire).content)),
  query(marketplace.orderFileTemplate, async () => reply(200, orderFileTemplate(), template)),
  query(marketplaceBatches.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listBatches(ctx.db, accountOf(ctx), asked);
    return pageBody(rows, total, asked, marketplaceBatches.list.path);
  }),
  command(marketplaceBatches.create, createBatch),
  query(marketplaceBatches.show, (ctx, { params }) => showBatch(ctx, ctx.db, accountOf(ctx), params.id)),
  command(marketplaceBatches.ship, shipBatch),
  command(marketplaceBatches.cancel, cancelBatch),
];
export const marketplaceJobs: readonly JobHandler[] = [...importJobs, ...trackingReportJobs, ...batchJobs];

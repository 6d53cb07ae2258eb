import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { countShipments } from './count-shipments.ts';
import { listShipments, shipmentRowOf } from './list-shipments.ts';
import { customerDocument, customerZpl, staffDocument } from './send-document.ts';
import { customerFile, customerFileZpl, staffFile } from './shipment-files.ts';
import { showShipment } from './show-shipment.ts';
import { sendPapers } from './send-papers.ts';
import { streamShipment } from './stream-shipment.ts';
import { listForStaff, shipmentChoices, showForStaff } from './staff-shipments.ts';

const list = endpoints.shipments.list;

export const shipmentsBindings: readonly Binding[] = [
  query(list, async (ctx, { query: asked }) => {
    const scope = { as: 'customer', accountId: accountOf(ctx) } as const;
    const { rows, total } = await listShipments(ctx.db, scope, asked, billingDay(ctx.now()));
    return pageBody(rows.map(shipmentRowOf), total, asked, list.path);
  }),
  query(endpoints.shipments.counts, async (ctx) => ({ data: await countShipments(ctx.db, accountOf(ctx)) })),
  query(endpoints.shipments.show, async (ctx, { params }) => ({
    data: (await showShipment(ctx.db, accountOf(ctx), params.id, ctx.services.publicUrl)).shipment,
  })),
  query(endpoints.shipments.live, streamShipment),
  query(endpoints.shipments.document, customerDocument),
  query(endpoints.shipments.papers, sendPapers),
  query(endpoints.shipments.zpl, customerZpl),
  query(endpoints.shipments.file, customerFile),
  query(endpoints.shipments.fileZpl, customerFileZpl),
  query(endpoints.staffShipments.list, listForStaff),
  query(endpoints.staffShipments.counts, async (ctx, { query: asked }) => ({
    data: await countShipments(ctx.db, asked.account_id ?? null),
  })),
  query(endpoints.staffShipments.choices, shipmentChoices),
  query(endpoints.staffShipments.show, showForStaff),
  query(endpoints.staffShipments.file, staffFile),
  query(endpoints.staffShipments.document, staffDocument),
];

import type { DocumentKind, endpoints, Params, Shipment } from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { renderLabelsZpl } from '../documents/index.ts';
import { drawDocument } from './draw-document.ts';
import { showShipment, type Found } from './show-shipment.ts';

type Asked = { readonly params: Params<typeof endpoints.shipments.document> };

/** Checks that the shipment has the document. @throws Refusal not_found */
function assertHas({ documents }: Shipment, kind: DocumentKind): void {
  if (!documents.some((paper) => paper.kind === kind)) throw new Refusal('not_found');
}

async function send(ctx: Context, found: Found, kind: Asked['params']['kind']): Promise<Reply<Uint8Array>> {
  const { shipment } = found;
  assertHas(shipment, kind);
  return reply(200, await drawDocument(ctx, found, kind, ctx.language), {
    'content-disposition': `inline; filename="${shipment.bol_number}-${kind}.pdf"`,
    'cache-control': 'private, no-store',
  });
}

export async function customerDocument(ctx: Context, { params }: Asked): Promise<Reply<Uint8Array>> {
  const found = await showShipment(ctx.db, accountOf(ctx), params.id, ctx.services.publicUrl);
  return send(ctx, found, params.kind);
}

/** Labels as ZPL. @throws Refusal not_found */
export async function customerZpl(
  ctx: Context,
  { params }: { readonly params: Params<typeof endpoints.shipments.zpl> },
): Promise<Reply<Uint8Array>> {
  const { shipment } = await showShipment(ctx.db, accountOf(ctx), params.id, ctx.services.publicUrl);
  if (!shipment.documents.some(({ kind, zpl_url }) => kind === params.kind && zpl_url !== null)) {
    throw new Refusal('not_found');
  }
  return reply(200, Buffer.from(renderLabelsZpl(shipment, ctx.language)) as Uint8Array, {
    'content-disposition': `attachment; filename="${shipment.bol_number}-${params.kind}.zpl"`,
    'cache-control': 'private, no-store',
  });
}

export async function staffDocument(ctx: Context, { params }: Asked): Promise<Reply<Uint8Array>> {
  const found = await showShipment(ctx.db, null, params.id, ctx.services.publicUrl, '/api/admin/shipments');
  return send(ctx, found, params.kind);
}

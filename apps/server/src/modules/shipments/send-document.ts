import type { endpoints, Params, Shipment } from '@waybill/contract';
import { accountOf, type Context } from '../../core/context.ts';
import { reply, type Reply } from '../../core/http/binding.ts';
import { renderDocument } from '../documents/index.ts';
import { showShipment } from './show-shipment.ts';

type Asked = { readonly params: Params<typeof endpoints.shipments.document> };

/** Who issues the documents; the provider's name until the settings have one. */
const issuer = 'Waybill';

async function send(ctx: Context, shipment: Shipment, kind: Asked['params']['kind']): Promise<Reply<Uint8Array>> {
  const pdf = await renderDocument(shipment, kind, ctx.language, issuer);
  return reply(200, pdf as Uint8Array, {
    'content-disposition': `inline; filename="${shipment.bol_number}-${kind}.pdf"`,
    'cache-control': 'private, no-store',
  });
}

export async function customerDocument(ctx: Context, { params }: Asked): Promise<Reply<Uint8Array>> {
  const { shipment } = await showShipment(ctx.db, accountOf(ctx), params.id, ctx.services.publicUrl);
  return send(ctx, shipment, params.kind);
}

export async function staffDocument(ctx: Context, { params }: Asked): Promise<Reply<Uint8Array>> {
  const { shipment } = await showShipment(ctx.db, null, params.id, ctx.services.publicUrl, '/api/admin/shipments');
  return send(ctx, shipment, params.kind);
}

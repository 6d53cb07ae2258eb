import type { DocumentKind } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { Context } from '../../../core/context.ts';
import type { Paper } from '../../../core/documents/index.ts';
import { mergePaperFiles } from '../../../core/files/index.ts';
import { carrierBillTo } from '../../carriers/gateway/index.ts';
import { renderDocument } from '../documents/index.ts';
import { printableLabels } from './shipment-files.ts';
import type { Found } from './show-shipment.ts';

/** Labels from the carrier that can be printed: the combined file if there is one, else those of single parcels. */
export async function carrierLabels(ctx: Context, { account_id: accountId, shipment }: Found): Promise<Paper[]> {
  const order = printableLabels(shipment.files).map(({ id }) => id);
  if (order.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('shipment_files')
    .select(['id', 'media_type', 'content'])
    .where('account_id', '=', accountId)
    .where('shipment_id', '=', shipment.id)
    .where('id', 'in', order)
    .execute();
  return rows
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map(({ media_type, content }) => ({ mediaType: media_type, content, of: shipment.bol_number }));
}

/**
 * A document of a shipment as PDF. The bill of lading names who pays the carrier; labels of parcels are those of the
 * carrier, where it sent some.
 */
export async function drawDocument(
  ctx: Context,
  found: Found,
  kind: DocumentKind,
  language: Language,
): Promise<Uint8Array> {
  const { services } = ctx;
  const { shipment, connectionId } = found;
  const labels = kind === 'parcel-labels' ? await carrierLabels(ctx, found) : [];
  if (labels.length > 0) return mergePaperFiles(ctx, labels, services.company.current.name);
  const payer = kind === 'bill-of-lading' ? await carrierBillTo(services, connectionId, shipment.scac) : undefined;
  return renderDocument(shipment, kind, language, services.company.current.issuer, payer);
}

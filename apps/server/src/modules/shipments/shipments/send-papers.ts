import {
  labelKinds,
  type DocumentKind,
  type endpoints,
  type PaperChoice,
  type Params,
  type Query,
} from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Paper } from '../../../core/documents/index.ts';
import { mergePaperFiles } from '../../../core/files/index.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { carrierLabels, drawDocument } from './draw-document.ts';
import { showShipment, type Found } from './show-shipment.ts';

const isLabel = (kind: DocumentKind): boolean => (labelKinds as readonly DocumentKind[]).includes(kind);

const wanted: Readonly<Record<PaperChoice, (kind: DocumentKind) => boolean>> = {
  'bill-of-lading': (kind) => kind === 'bill-of-lading',
  labels: isLabel,
  everything: (kind) => kind === 'bill-of-lading' || isLabel(kind),
  'packing-slip': (kind) => kind === 'packing-slip',
};

async function papersOf(ctx: Context, found: Found, choice: PaperChoice): Promise<Paper[]> {
  const { shipment } = found;
  const papers: Paper[] = [];
  for (const { kind } of shipment.documents.filter((paper) => wanted[choice](paper.kind))) {
    const content = await drawDocument(ctx, found, kind, ctx.language);
    papers.push({ mediaType: 'application/pdf', content, of: shipment.bol_number });
  }
  // Those of parcels are a document already.
  return shipment.mode === 'parcel' || choice === 'bill-of-lading' || choice === 'packing-slip'
    ? papers
    : [...papers, ...(await carrierLabels(ctx, found))];
}

type Asked = {
  readonly params: Params<typeof endpoints.shipments.papers>;
  readonly query: Query<typeof endpoints.shipments.papers>;
};

/**
 * Documents of several shipments as one PDF, in the selected order. Shipments without such a document are skipped.
 * @throws Refusal not_found when one does not belong to the account, or none has such a document
 */
export async function sendPapers(ctx: Context, { params, query }: Asked): Promise<Reply<Uint8Array>> {
  const papers: Paper[] = [];
  for (const id of new Set(query.ids)) {
    const found = await showShipment(ctx.db, accountOf(ctx), id, ctx.services.publicUrl);
    papers.push(...(await papersOf(ctx, found, params.kind)));
  }
  if (papers.length === 0) throw new Refusal('not_found');
  return reply(200, await mergePaperFiles(ctx, papers, ctx.services.company.current.name), {
    'content-disposition': `inline; filename="shipments-${params.kind}.pdf"`,
    'cache-control': 'private, no-store',
  });
}

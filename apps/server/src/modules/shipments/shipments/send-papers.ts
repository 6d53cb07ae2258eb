import {
  labelKinds,
  type DocumentKind,
  type endpoints,
  type PaperChoice,
  type Params,
  type Query,
  type Shipment,
} from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import { isMergeable, type Paper } from '../../../core/documents/index.ts';
import { mergePaperFiles } from '../../../core/files/index.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { drawDocument } from './draw-document.ts';
import { showShipment, type Found } from './show-shipment.ts';

const isLabel = (kind: DocumentKind): boolean => (labelKinds as readonly DocumentKind[]).includes(kind);

const wanted: Readonly<Record<PaperChoice, (kind: DocumentKind) => boolean>> = {
  'bill-of-lading': (kind) => kind === 'bill-of-lading',
  labels: isLabel,
  everything: (kind) => kind === 'bill-of-lading' || isLabel(kind),
  'packing-slip': (kind) => kind === 'packing-slip',
};

/** Labels from the carrier: the combined file if there is one, else those of single parcels. */
async function carrierLabels(ctx: Context, { id, files, bol_number: of }: Shipment): Promise<Paper[]> {
  const readable = files.filter((file) => isMergeable(file.media_type));
  const whole = readable.filter(({ kind }) => kind === 'labels');
  const chosen = whole.length > 0 ? whole : readable.filter(({ kind }) => kind === 'label');
  if (chosen.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('shipment_files')
    .select(['id', 'media_type', 'content'])
    .where('account_id', '=', accountOf(ctx))
    .where('shipment_id', '=', id)
    .where(
      'id',
      'in',
      chosen.map((file) => file.id),
    )
    .execute();
  const order = chosen.map((file) => file.id);
  return rows
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map(({ media_type, content }) => ({ mediaType: media_type, content, of }));
}

async function papersOf(ctx: Context, found: Found, choice: PaperChoice): Promise<Paper[]> {
  const { shipment } = found;
  const papers: Paper[] = [];
  for (const { kind } of shipment.documents.filter((paper) => wanted[choice](paper.kind))) {
    const content = (await drawDocument(ctx.services, found, kind, ctx.language)) as Uint8Array;
    papers.push({ mediaType: 'application/pdf', content, of: shipment.bol_number });
  }
  return choice === 'bill-of-lading' || choice === 'packing-slip'
    ? papers
    : [...papers, ...(await carrierLabels(ctx, shipment))];
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

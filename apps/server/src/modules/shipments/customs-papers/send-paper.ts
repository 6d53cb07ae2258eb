import type { CustomsPaperKind } from '@waybill/contract';
import { accountOf, type Context } from '../../../core/context.ts';
import { renderSheet } from '../../../core/documents/index.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { showShipment } from '../shipments/index.ts';
import { usmcaCertification } from './printed-certification.ts';
import { customsInvoice } from './printed-invoice.ts';
import { savedFacts } from './saved-facts.ts';

/**
 * A customs document of a shipment as PDF.
 * @throws Refusal not_found, also before it was entered, and for a certification that nobody makes
 */
export async function sendPaper(ctx: Context, id: string, paper: CustomsPaperKind): Promise<Reply<Uint8Array>> {
  const { shipment } = await showShipment(ctx.db, accountOf(ctx), id, ctx.services.publicUrl);
  const facts = (await savedFacts(ctx.db, accountOf(ctx), id))?.facts;
  if (facts === undefined) throw new Refusal('not_found');
  if (paper === 'usmca-certification' && facts.certifier === null) throw new Refusal('not_found');
  const sheet =
    paper === 'usmca-certification'
      ? usmcaCertification(facts, shipment, ctx.now())
      : customsInvoice(facts, shipment, paper, ctx.now());
  return reply(200, (await renderSheet(sheet)) as Uint8Array, {
    'content-disposition': `inline; filename="${shipment.bol_number}-${paper}.pdf"`,
    'cache-control': 'private, no-store',
  });
}

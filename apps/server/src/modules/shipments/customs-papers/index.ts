import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { showShipment } from '../shipments/index.ts';
import { draftOf } from './draft-of.ts';
import { productsOf } from './products-of.ts';
import { savedFacts, saveFacts } from './saved-facts.ts';
import { sendPaper } from './send-paper.ts';

const { show, save, pdf } = endpoints.customsPapers;

export const customsPapersBindings: readonly Binding[] = [
  query(show, async (ctx, { params }) => {
    const { shipment } = await showShipment(ctx.db, accountOf(ctx), params.id, ctx.services.publicUrl);
    const saved = await savedFacts(ctx.db, accountOf(ctx), params.id);
    return {
      data: {
        draft: saved?.facts ?? draftOf(shipment, await productsOf(ctx.db, accountOf(ctx), shipment)),
        saved_at: saved?.saved_at.toISOString() ?? null,
      },
    };
  }),
  command(save, saveFacts),
  query(pdf, (ctx, { params }) => sendPaper(ctx, params.id, params.paper)),
];

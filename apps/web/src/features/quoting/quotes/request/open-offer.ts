import type { StatedRequest } from '@waybill/contract';
import { go } from '../../../../lib/routes/navigator.ts';
import { rememberTab } from '../draft/claim-draft.ts';
import type { DetailsDraft } from '../draft/draft.ts';
import { emptyDraft } from '../draft/empty.ts';
import { detailsFrom } from '../draft/from-request.ts';
import { quoteDraftStore, writeDraft } from '../draft/quote-draft-store.ts';
import { requestBody } from '../draft/request.ts';

type Offered = { readonly quoteId: string; readonly rateId: string; readonly request: StatedRequest };

/** Opens the book step with what sales offered, as if its rate had been chosen there. */
export async function openOffer(userId: string, { quoteId, rateId, request }: Offered): Promise<void> {
  const details: DetailsDraft = {
    ...detailsFrom(request),
    pickup_date: request.pickup_date,
    client_reference: request.client_reference ?? '',
  };
  const quoted = { id: quoteId, request: JSON.stringify(requestBody(details, request.pickup_date)), offered: true };
  const draft = { ...emptyDraft(), details, quoted, rate_id: rateId, insured: request.insured };
  writeDraft(userId, draft);
  rememberTab(quoteDraftStore.of.start, draft.id);
  await go('quote.new', {}, { search: { step: 'book' } });
}

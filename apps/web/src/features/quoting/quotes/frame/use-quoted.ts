import { useQuery } from '@tanstack/react-query';
import type { Quote, Rate } from '@waybill/contract';
import { usePickup } from '../details/pickup/use-pickup.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { useQuoteForm, useDraft } from '../draft/quote-form.ts';
import { isPickupMissed } from '../draft/from-quote.ts';
import { useInsuranceLock } from '../draft/insurance-lock.ts';
import { requestBody } from '../draft/request.ts';

/** Why the rates shown cannot be booked as they are: the details changed since, or their time is over. */
export type Outdated = 'changed' | 'expired' | null;

/** The quote of the draft: from what was just answered, or asked for again after a reload. */
export function useQuoted() {
  const { channel } = useQuoteForm();
  const quoted = useDraft((draft) => draft.quoted);
  const rateId = useDraft((draft) => draft.rate_id);
  const details = useDraft((draft) => draft.details);
  const now = useNow();
  const { date } = usePickup();
  const query = useQuery({
    ...channel.shown(quoted?.id ?? ''),
    enabled: quoted !== null,
    staleTime: Number.POSITIVE_INFINITY,
    // Somebody may have booked it meanwhile. While carriers answer it is followed anyway.
    refetchOnWindowFocus: ({ state }) => (state.data?.data.answering === false ? 'always' : false),
  });
  const quote: Quote | null = query.data?.data ?? null;
  const rate: Rate | null = quote?.rates.find(({ id }) => id === rateId) ?? null;
  // What the desk arranged may be for any day that is not over.
  const missed = quote !== null && quoted?.offered !== true && isPickupMissed(quote, now);
  // A day that the clock moved on was not changed by anyone.
  const asked = missed ? quote.request.pickup_date : date;
  const changed =
    quoted !== null &&
    JSON.stringify(requestBody(details, quoted.offered ? details.pickup_date : asked)) !== quoted.request;
  const over = quote !== null && (quote.status === 'expired' || Date.parse(quote.expires_at) <= now || missed);
  const outdated: Outdated = changed ? 'changed' : over ? 'expired' : null;
  return { query, quote, rate, outdated };
}

/** Whether prices are meant with insurance: as the settings fix it, as chosen over the rates, else as the request said. */
export function useInsured(quote: Quote): boolean {
  const chosen = useDraft((draft) => draft.insured);
  return useInsuranceLock() ?? chosen ?? quote.request.insured;
}

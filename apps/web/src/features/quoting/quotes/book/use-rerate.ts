import { useQueryClient } from '@tanstack/react-query';
import { endpoints, quoteRequest, type Quote, type Rate } from '@waybill/contract';
import { useRef, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { queryKey } from '../../../../lib/api/query.ts';
import { withoutEmpty } from '../../../../lib/forms/values.ts';
import { usePickup } from '../details/pickup/use-pickup.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import type { DetailsDraft, QuoteDraft } from '../draft/draft.ts';
import { requestBody } from '../draft/request.ts';

/** What is changed, by the phrase that names it. */
export type RerateWhat = 'LGPU' | 'LGDEL' | 'no_LGPU' | 'no_LGDEL' | 'APPT' | 'no_APPT' | 'origin' | 'destination';

type Chosen = Pick<QuoteDraft, 'details' | 'quoted' | 'rate_id'>;
type Priced = { readonly what: RerateWhat; readonly from: Rate; readonly to: Rate; readonly before: Chosen };
export type Rerated =
  | { readonly state: 'idle' }
  | { readonly state: 'asking' }
  | ({ readonly state: 'changed' } & Priced)
  | { readonly state: 'none'; readonly next: Chosen }
  | { readonly state: 'failed'; readonly message: string };

type Change = (details: DetailsDraft) => DetailsDraft;

const secondsForCarriers = 20;
/** So long a price is taken as it was answered. */
const priceHoldsMs = 600_000;

function sameService(rates: readonly Rate[], wanted: Rate): Rate | undefined {
  return rates.find(({ carrier, service }) => carrier.id === wanted.carrier.id && service.code === wanted.service.code);
}

/**
 * Asks for rates again with something changed that costs, and stays with the same carrier and service. What is typed
 * stays typed; the earlier rate still holds, so that a change can be taken back. Where that carrier gives no rate
 * for it, nothing is changed.
 */
export function useRerate() {
  const quoteForm = useQuoteForm();
  const cache = useQueryClient();
  const { date } = usePickup();
  const busy = useRef(false);
  const [rerated, setRerated] = useState<Rerated>({ state: 'idle' });

  function choose(next: Chosen): void {
    // Another rate is another booking.
    quoteForm.draft.set((now) => ({ ...now, ...next, booking_id: null }));
  }

  async function priceOf(quote: Quote, wanted: Rate): Promise<{ quote: Quote; rate: Rate | undefined }> {
    const rate = sameService(quote.rates, wanted);
    if (rate !== undefined || !quote.answering) return { quote, rate };
    const { data } = await call(endpoints.quotes.show, {
      params: { id: quote.id },
      query: { wait: secondsForCarriers },
    });
    return { quote: data, rate: sameService(data.rates, wanted) };
  }

  /** The price of a change. Asked for once: what was asked ahead is what is chosen later. */
  function priced(from: Rate, change: Change) {
    const changed = change(quoteForm.draft.get().details);
    const body = requestBody(changed, date);
    return {
      queryKey: ['rerate', from.id, body],
      queryFn: async () => {
        const { data } = await call(endpoints.quotes.create, { body: quoteRequest.parse(withoutEmpty(body)) });
        const { quote, rate } = await priceOf(data, from);
        cache.setQueryData(queryKey(endpoints.quotes.show, { params: { id: quote.id } }), { data: quote });
        return { changed, body, quote, rate: rate ?? null };
      },
      staleTime: priceHoldsMs,
      retry: false,
    };
  }

  async function ask(what: RerateWhat, from: Rate, change: Change): Promise<void> {
    const { details, quoted, rate_id } = quoteForm.draft.get();
    const { changed, body, quote, rate } = await cache.fetchQuery(priced(from, change));
    const next = {
      details: changed,
      quoted: { id: quote.id, request: JSON.stringify(body), offered: false },
      rate_id: rate?.id ?? null,
    };
    if (rate === null) return setRerated({ state: 'none', next });
    choose(next);
    setRerated({ state: 'changed', what, from, to: rate, before: { details, quoted, rate_id } });
  }

  async function rerate(what: RerateWhat, from: Rate, change: Change): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setRerated({ state: 'asking' });
    try {
      await ask(what, from, change);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setRerated({ state: 'failed', message: problem.message });
    } finally {
      busy.current = false;
    }
  }
  return {
    rerated,
    priced,
    rerate: (...asked: Parameters<typeof rerate>) => void rerate(...asked),
    /** Takes rates of a change that this carrier does not carry, or those from before it. */
    choose: (next: Chosen) => {
      choose(next);
      setRerated({ state: 'idle' });
    },
  };
}
export type Rerate = ReturnType<typeof useRerate>;

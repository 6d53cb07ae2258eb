import { useQueryClient } from '@tanstack/react-query';
import { askSales, endpoints } from '@waybill/contract';
import { useRef, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { queryKey } from '../../../../lib/api/query.ts';
import { textsOf } from '../../../../lib/forms/errors.ts';
import { serverTexts, type FieldTexts } from '../../../../lib/forms/server-texts.ts';
import { withoutEmpty } from '../../../../lib/forms/values.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { beginNext } from '../draft/begin-next.ts';
import { changeSales, noProblems, useQuoteForm } from '../draft/quote-form.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { salesBody, salesProblems } from './sales-body.ts';

/**
 * Sends the load to sales, once, and opens the page of the request. The id is kept with the draft until it is known to
 * be there; another body takes another id.
 * @param date the day of the details, where no other was wished
 * @param reasons why there is no price online
 */
export function useAskSales(date: string, reasons: unknown) {
  const quoteForm = useQuoteForm();
  const cache = useQueryClient();
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const sent = useRef<string | null>(null);

  function refuse(texts: FieldTexts, failure: string | null): void {
    quoteForm.problems.set(({ failed }) => ({ texts, failure, failed: failed + 1 }));
  }

  /** The id of what is typed now: the same for the same, so that trying again after a lost answer makes no second. */
  function bodyNow() {
    const { details, sales } = quoteForm.draft.get();
    const text = JSON.stringify(salesBody(details, { ...sales, id: null }, { date, reasons }));
    const id = sent.current === text && sales.id !== null ? sales.id : newKey();
    sent.current = text;
    changeSales(quoteForm, { id });
    return salesBody(details, { ...sales, id }, { date, reasons });
  }

  async function send(): Promise<void> {
    const body = askSales.parse(withoutEmpty(bodyNow()));
    const { data } = await call(endpoints.quoteRequests.ask, { body });
    cache.setQueryData(queryKey(endpoints.quoteRequests.show, { params: { id: data.id } }), { data });
    void cache.invalidateQueries({ queryKey: queryKey(endpoints.quoteRequests.list) });
    quoteForm.problems.set(() => noProblems);
    beginNext(quoteForm);
    await go('quote.requests.detail', { id: data.id });
  }

  async function ask(): Promise<void> {
    if (busy.current) return;
    const { details, sales } = quoteForm.draft.get();
    const { own } = salesProblems(salesBody(details, sales, { date, reasons }));
    if (own.length > 0) return refuse(textsOf(own), null);
    busy.current = true;
    setSending(true);
    try {
      await send();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      const said = serverTexts(problem);
      refuse(said, Object.keys(said).length === 0 ? problem.message : null);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }
  return { ask: () => void ask(), sending };
}

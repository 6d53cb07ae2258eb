import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiProblem, unreachable } from '../../../../lib/api/problem.ts';
import { serverTexts, type FieldTexts } from '../../../../lib/forms/server-texts.ts';
import { i18n } from '../../../../lib/language/i18n.ts';
import { noProblems, useQuoteForm } from '../draft/quote-form.ts';
import { requestBody } from '../draft/request.ts';
import { loadChecks, type Checks } from './load-checks.ts';
import { usePlace } from './lane/use-place.ts';
import { useModePrompt } from './mode/use-mode-prompt.ts';
import { requestedDay, usePickup } from './pickup/use-pickup.ts';

/**
 * Asks every carrier for rates with what is typed. What is missing is named first and nothing is sent; a second call
 * while the first is under way does nothing.
 * @param onRates the rates are there
 * @param onRefused something is missing or was refused; the details' own step shows what
 */
export function useGetRates(onRates: () => void, onRefused?: () => void) {
  const quoteForm = useQuoteForm();
  const cache = useQueryClient();
  const pickup = usePickup();
  const mode = useModePrompt();
  const day = () => requestedDay(quoteForm.draft.get().details, Date.now(), pickup);
  const unknown = {
    'origin.postal_code': usePlace('origin').state === 'unknown',
    'destination.postal_code': usePlace('destination').state === 'unknown',
  };
  const busy = useRef(false);
  const [asking, setAsking] = useState(false);

  function refuse(texts: FieldTexts, failure: string | null): void {
    quoteForm.problems.set(({ failed }) => ({ texts, failure, failed: failed + 1 }));
    onRefused?.();
  }

  async function send({ validRequest }: Checks): Promise<void> {
    const body = requestBody(quoteForm.draft.get().details, day().date);
    const quote = await quoteForm.channel.create(validRequest(body));
    const { id } = quote;
    cache.setQueryData(quoteForm.channel.shown(id).queryKey, { data: quote });
    quoteForm.draft.set((now) => ({
      ...now,
      quoted: { id, request: JSON.stringify(body), offered: false },
      rate_id: null,
      insured: null,
    }));
    quoteForm.problems.set(() => noProblems);
    onRates();
  }

  async function ask(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      const checks = await loadChecks().catch(() => null);
      if (checks === null) refuse({}, unreachable().message);
      else await askChecked(checks);
    } finally {
      busy.current = false;
    }
  }

  async function askChecked(checks: Checks): Promise<void> {
    const texts = checks.checkDetails(quoteForm.draft.get().details, day().date);
    for (const [path, wrong] of Object.entries(unknown)) if (wrong) texts[path] = i18n.t('fields.unknown_postal_code');
    if (Object.keys(texts).length > 0) return refuse(texts, null);
    if (!mode.settle(checks, day())) return onRefused?.();
    setAsking(true);
    try {
      await send(checks);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      const said = serverTexts(problem);
      refuse(said, Object.keys(said).length === 0 ? problem.message : null);
    } finally {
      setAsking(false);
    }
  }
  return { ask: () => void ask(), asking, mode };
}

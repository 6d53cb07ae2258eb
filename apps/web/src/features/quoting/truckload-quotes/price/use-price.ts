import { useQueryClient } from '@tanstack/react-query';
import { endpoints, truckloadRequest } from '@waybill/contract';
import { useRef, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { queryKey } from '../../../../lib/api/query.ts';
import { serverTexts, type FieldTexts } from '../../../../lib/forms/server-texts.ts';
import { withoutEmpty } from '../../../../lib/forms/values.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { truckloadBody, truckloadProblems } from '../draft/body.ts';
import { chosenOf, noProblems, useTruckloadForm } from '../draft/truckload-form.ts';

/** Asks for a price. The same request tried again after a lost answer makes no second quote. */
export function usePrice() {
  const truckloadForm = useTruckloadForm();
  const cache = useQueryClient();
  const tried = useRef({ text: '', id: '' });
  const busy = useRef(false);
  const [asking, setAsking] = useState(false);

  function refuse(texts: FieldTexts, failure: string | null): void {
    truckloadForm.problems.set(({ failed }) => ({ texts, failure, failed: failed + 1 }));
  }

  async function send(body: object): Promise<void> {
    const text = JSON.stringify(body);
    if (tried.current.text !== text) tried.current = { text, id: newKey() };
    const parsed = truckloadRequest.parse(withoutEmpty({ ...body, id: tried.current.id }));
    const { data } = await call(endpoints.truckload.quote, { body: parsed });
    cache.setQueryData(queryKey(endpoints.truckload.show, { params: { id: data.id } }), { data });
    // Once it has expired, the same is asked for as a quote of its own.
    tried.current = { text: '', id: '' };
    truckloadForm.problems.set(() => noProblems);
    truckloadForm.draft.set((now) => ({ ...now, quoted: { id: data.id, request: text } }));
  }

  async function ask(): Promise<void> {
    if (busy.current) return;
    const draft = truckloadForm.draft.get();
    const body = truckloadBody(draft, chosenOf(truckloadForm, draft.equipment_id));
    const problems = truckloadProblems(body);
    if (Object.keys(problems).length > 0) return refuse(problems, null);
    busy.current = true;
    setAsking(true);
    try {
      await send(body);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      const said = serverTexts(problem);
      refuse(said, Object.keys(said).length === 0 ? problem.message : null);
    } finally {
      busy.current = false;
      setAsking(false);
    }
  }
  return { ask: () => void ask(), asking };
}

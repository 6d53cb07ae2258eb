import { useQueryClient } from '@tanstack/react-query';
import type { Shipment } from '@waybill/contract';
import { useState } from 'react';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { notifyRefused } from '../../../../ui/notify.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import { draftFromShipment } from '../draft/from-shipment.ts';
import { openBeside } from '../draft/save-draft.ts';
import { writeDraft } from '../draft/quote-draft-store.ts';

/** Begins a new draft with the same load, places and people, or with the way back. */
export function useShipAnother(shipment: Shipment) {
  const quoteForm = useQuoteForm();
  const cache = useQueryClient();
  const [working, setWorking] = useState(false);

  async function start(back: boolean): Promise<void> {
    setWorking(true);
    try {
      openBeside(quoteForm.draft, await draftFromShipment(cache, shipment, back));
      writeDraft(quoteForm.userId, quoteForm.draft.get());
      await go('quote.new');
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      notifyRefused({ title: problem.message });
    } finally {
      setWorking(false);
    }
  }
  return { working, start: (back: boolean) => void start(back) };
}

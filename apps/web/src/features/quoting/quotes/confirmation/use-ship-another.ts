import { useQueryClient } from '@tanstack/react-query';
import type { Shipment } from '@waybill/contract';
import { useState } from 'react';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { notifyRefused } from '../../../../ui/notify.ts';
import { useDesk } from '../draft/draft-context.ts';
import { draftFromShipment } from '../draft/from-shipment.ts';
import { openBeside } from '../draft/keep-draft.ts';
import { writeDraft } from '../draft/local-drafts.ts';

/** Begins a new draft with the same load, places and people, or with the way back. */
export function useShipAnother(shipment: Shipment) {
  const desk = useDesk();
  const cache = useQueryClient();
  const [working, setWorking] = useState(false);

  async function start(back: boolean): Promise<void> {
    setWorking(true);
    try {
      openBeside(desk.draft, await draftFromShipment(cache, shipment, back));
      writeDraft(desk.userId, desk.draft.get());
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

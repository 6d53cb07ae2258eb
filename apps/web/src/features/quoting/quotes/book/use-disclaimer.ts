import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useRef, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { apiQuery, queryKey } from '../../../../lib/api/query.ts';

/** `ask`: the dialog waits for an answer; `read`: it only shows the text. */
export type DisclaimerView = 'closed' | 'ask' | 'read';

/**
 * The disclaimer of bookings: whether the person has accepted the text that holds, and the dialog that asks for it in
 * the middle of a booking, which goes on once it is accepted.
 */
export function useDisclaimer() {
  const cache = useQueryClient();
  const { data } = useQuery(apiQuery(endpoints.disclaimers.show));
  const [view, setView] = useState<DisclaimerView>('closed');
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);
  const waiting = useRef<((accepted: boolean) => void) | null>(null);
  const state = data?.data ?? null;

  function settle(accepted: boolean): void {
    setView('closed');
    waiting.current?.(accepted);
    waiting.current = null;
  }
  async function accept(): Promise<void> {
    setWorking(true);
    setFailed(false);
    try {
      const answer = await call(endpoints.disclaimers.accept, { body: { version: state?.version ?? '' } });
      cache.setQueryData(queryKey(endpoints.disclaimers.show), answer);
      settle(true);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setFailed(true);
    } finally {
      setWorking(false);
    }
  }
  return {
    state,
    view,
    working,
    failed,
    accept: () => void accept(),
    read: () => setView('read'),
    close: () => settle(false),
    /** Opens the dialog; tells whether it was accepted. */
    ask: () =>
      new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        setFailed(false);
        setView('ask');
      }),
  };
}
export type Disclaimer = ReturnType<typeof useDisclaimer>;

import { endpoints, type CarrierBill } from '@waybill/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { call } from '../../../lib/api/call.ts';
import { queryKey } from '../../../lib/api/query.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';

const { accept, dispute, resolve, duplicate, match, show, list } = endpoints.carrierBills;
type One = { readonly data: CarrierBill };

/** Bodies of the decisions without the number of the bill as it was seen. */
export type Decision =
  | { readonly verb: 'accept'; readonly pass_on: boolean }
  | {
      readonly verb: 'dispute';
      readonly reason: NonNullable<CarrierBill['dispute']>['reason'];
      readonly amount: number;
      readonly note: string;
    }
  | {
      readonly verb: 'resolve';
      readonly outcome: NonNullable<NonNullable<CarrierBill['dispute']>['outcome']>;
      readonly agreed: number | null;
      readonly pass_on: boolean;
    }
  | { readonly verb: 'duplicate' }
  | { readonly verb: 'match'; readonly number: string };

function send(bill: CarrierBill, decision: Decision): Promise<One> {
  const params = { id: bill.id };
  const { version } = bill;
  switch (decision.verb) {
    case 'accept':
      return call(accept, { params, body: { version, pass_on: decision.pass_on } });
    case 'dispute':
      return call(dispute, {
        params,
        body: { version, reason: decision.reason, amount: decision.amount, note: decision.note },
      });
    case 'resolve':
      return call(resolve, {
        params,
        body: { version, outcome: decision.outcome, agreed: decision.agreed, pass_on: decision.pass_on },
      });
    case 'match':
      return call(match, { params, body: { version, number: decision.number } });
    default:
      return call(duplicate, { params, body: { version } });
  }
}

/** Makes a decision on a bill as it was seen. One that somebody else has made meanwhile is told and shown. */
export function useDecide(bill: CarrierBill) {
  const cache = useQueryClient();
  const [working, setWorking] = useState<Decision['verb'] | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  async function decide(decision: Decision, done: string): Promise<void> {
    if (working !== null) return;
    setWorking(decision.verb);
    setRefused(null);
    try {
      await send(bill, decision);
      notifyDone({ title: done });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      const [[reason] = []] = Object.values(problem.errors ?? {});
      if (reason === undefined) notifyRefused({ title: problem.message });
      else setRefused(reason);
    } finally {
      for (const read of [show, list]) await cache.invalidateQueries({ queryKey: queryKey(read) });
      setWorking(null);
    }
  }
  return { decide, working, refused };
}

import { endpoints, type BodyInput } from '@waybill/contract';
import { useRef, useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { leaveFor } from '../../../../lib/routes/leave.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import type { Chosen } from './use-payable.ts';

/** An invoice and how much goes on it, in minor units. */
type ToPay = Pick<Chosen, 'amount'> & { readonly invoice: Pick<Chosen['invoice'], 'id'> };

const { start } = endpoints.payments;
type Wanted = BodyInput<typeof start>['invoices'];

function wantedOf(chosen: readonly ToPay[]): Wanted {
  return chosen.flatMap(({ invoice, amount }) => (amount === null ? [] : [{ id: invoice.id, amount }]));
}

/** Whether somebody else, or another tab, is paying one of the invoices. */
export function isHeld(problem: ApiProblem | null): boolean {
  return problem?.code === 'payment_under_way';
}

/** Opens the hosted page for what was chosen. Pressing again after a failure asks for the same payment again. */
export function usePay() {
  const attempt = useRef<{ readonly id: string; readonly wanted: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const idFor = (wanted: Wanted): string => {
    const text = JSON.stringify(wanted);
    if (attempt.current?.wanted !== text) attempt.current = { id: crypto.randomUUID(), wanted: text };
    return attempt.current.id;
  };
  const pay = async (chosen: readonly ToPay[], replaces: readonly string[] = []): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const invoices = wantedOf(chosen);
    const id = idFor(invoices);
    try {
      const { data } = await call(start, { body: { id, invoices, replaces: [...replaces] } });
      if (data.url !== null) return leaveFor(data.url);
      await go('invoices.payment', { id });
    } catch (cause) {
      if (!(cause instanceof ApiProblem)) throw cause;
      // What the server refused for good is not asked for again.
      if (cause.status === 409 || cause.status === 422) attempt.current = null;
      setProblem(cause);
    }
    setBusy(false);
  };
  return {
    busy,
    problem,
    forget: () => setProblem(null),
    /** @param replaces open payments of these invoices to end first */
    pay: (chosen: readonly ToPay[], replaces?: readonly string[]) => void pay(chosen, replaces),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { endpoints, type DisputePart } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery, queryKey } from '../../../lib/api/query.ts';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { accessorialName } from '../../../ui/freight/charges/charge-words.ts';
import { notifyRefused } from '../../../ui/notify.ts';

const { disputes, invoices, creditHolds } = endpoints;

/** What is read anew after a change of a dispute: it moves what is past due, and so whether the account ships. */
export const refreshes = [disputes.ofInvoice, invoices.show, invoices.summary, invoices.list, creditHolds.own] as const;

/** What of an invoice can be contested, and what was. */
export function contestableQuery(invoiceId: string) {
  return {
    ...apiQuery(disputes.ofInvoice, { params: { id: invoiceId } }),
    refetchOnWindowFocus: 'always',
    refetchInterval: 30_000,
  } as const;
}

/** Whether whoever is signed in may contest invoices. */
export function useMayDispute(): boolean {
  return useUser()?.abilities.includes('invoice.dispute') ?? false;
}

/** What a part of an invoice is called. */
export function usePartName(): (part: DisputePart) => string {
  const { t } = useTranslation();
  return ({ kind, code }) => (kind === 'accessorial' ? accessorialName(t, code ?? '') : t(`disputes.parts.${kind}`));
}

/** Says that a change was refused, and shows how the dispute stands now. */
export function useRefused(): (problem: ApiProblem) => void {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return (problem) => {
    if (problem.code === 'dispute_moved')
      notifyRefused({ title: t('disputes.card.moved_title'), text: t('disputes.card.moved_text') });
    else notifyRefused({ title: problem.message });
    for (const endpoint of refreshes) void cache.invalidateQueries({ queryKey: queryKey(endpoint) });
  };
}

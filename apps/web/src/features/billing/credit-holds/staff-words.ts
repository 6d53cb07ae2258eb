import { endpoints, type CreditRow } from '@waybill/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey } from '../../../lib/api/query.ts';
import { notifyRefused } from '../../../ui/notify.ts';

const { list, show } = endpoints.creditHolds;

/** What is read anew after a change of an account's credit. */
export const refreshes = [
  show,
  list,
  endpoints.staffAccounts.show,
  endpoints.staffAccounts.list,
  endpoints.staffAccountRecords.activity,
] as const;

/** The three ways an account can stand. */
export function standsAs({ status, open_until: until }: Pick<CreditRow, 'status' | 'open_until'>) {
  if (status === 'hold') return 'hold';
  return until === null ? 'good' : 'opened';
}

/** Says that somebody was faster and shows how the account stands now; any other problem is the form's own. */
export function useOutrun(close: () => void): (problem: unknown) => void {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return (problem) => {
    if (!(problem instanceof ApiProblem) || problem.code !== 'conflict') throw problem;
    notifyRefused({ title: t('credit_holds.outrun') });
    for (const endpoint of refreshes) void cache.invalidateQueries({ queryKey: queryKey(endpoint) });
    close();
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { endpoints, type DeskDispute } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { notifyRefused } from '../../../ui/notify.ts';

const { staffDisputes } = endpoints;

/** What is read anew after a step of a dispute. */
export const deskRefreshes = [staffDisputes.show, staffDisputes.list] as const;

/** Says that somebody was faster, and shows how the dispute stands now; whether the problem was that. */
export function useOutrun(): (problem: ApiProblem) => boolean {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return (problem) => {
    if (problem.code !== 'dispute_moved') return false;
    notifyRefused({ title: t('disputes.card.moved_title'), text: t('disputes.card.moved_text') });
    for (const endpoint of deskRefreshes) void cache.invalidateQueries({ queryKey: queryKey(endpoint) });
    return true;
  };
}

/** What the history needs to write to the customer. */
export function useWriteToCustomer(dispute: DeskDispute) {
  const { t } = useTranslation();
  const send = useApiMutation(staffDisputes.message, { refreshes: deskRefreshes });
  return {
    label: t('disputes.desk.write'),
    placeholder: t('disputes.desk.write_placeholder'),
    sending: send.isPending,
    send: (text: string) =>
      send.mutateAsync({ params: { id: dispute.id }, body: { text } }).then(
        () => true,
        (problem: ApiProblem) => {
          notifyRefused({ title: problem.message });
          return false;
        },
      ),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { notifyRefused } from '../../../ui/notify.ts';

const { show, list, choices, message } = endpoints.staffQuoteRequests;

/** What is read anew after a change of a request. */
export const refreshes = [show, list, choices] as const;

/** Says that somebody was faster, and shows how the request stands now. */
export function useOutrun(): (problem: ApiProblem) => void {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return (problem) => {
    if (problem.code !== 'quote_request_moved') return notifyRefused({ title: problem.message });
    notifyRefused({ title: problem.message, text: t('staff_quote_requests.moved') });
    for (const endpoint of refreshes) void cache.invalidateQueries({ queryKey: queryKey(endpoint) });
  };
}

/** What the history needs to write to the customer. */
export function useWriteToCustomer(id: string) {
  const { t } = useTranslation();
  const refused = useOutrun();
  const send = useApiMutation(message, { refreshes });
  return {
    label: t('staff_quote_requests.message_title'),
    placeholder: t('staff_quote_requests.message_placeholder'),
    button: t('staff_quote_requests.message_send'),
    sending: send.isPending,
    send: (text: string) =>
      send.mutateAsync({ params: { id }, body: { text } }).then(
        () => true,
        (problem: ApiProblem) => {
          refused(problem);
          return false;
        },
      ),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { notifyRefused } from '../../../ui/notify.ts';

const { show, list, message } = endpoints.quoteRequests;

/** What is read anew after a change of a request. */
export const refreshes = [show, list] as const;

/** Whether whoever is signed in may ask sales and answer them. */
export function useMayAsk(): boolean {
  return useUser()?.abilities.includes('quote.create') ?? false;
}

/** Says that a change was refused, and shows how the request stands now. */
export function useRefusedChange(): (problem: ApiProblem) => void {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return (problem) => {
    if (problem.code !== 'quote_request_moved') return notifyRefused({ title: problem.message });
    notifyRefused({ title: t('quote_requests.page.moved_title'), text: t('quote_requests.page.moved_text') });
    for (const endpoint of refreshes) void cache.invalidateQueries({ queryKey: queryKey(endpoint) });
  };
}

/** What the history needs to send a message. */
export function useWriteToSales(id: string) {
  const { t } = useTranslation();
  const refused = useRefusedChange();
  const send = useApiMutation(message, { refreshes });
  return {
    label: t('quote_requests.page.write'),
    placeholder: t('quote_requests.page.write_placeholder'),
    button: t('quote_requests.page.send'),
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

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, type Answer, type UserSettings } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery, queryKey } from '../../../lib/api/query.ts';
import { setLanguage } from '../../../lib/language/i18n.ts';
import { refreshUser } from '../../../lib/session/actions.ts';
import { session } from '../../../lib/session/store.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { notifyRefused } from '../../../ui/notify.ts';

const { show, update } = endpoints.settings;
type Shown = Answer<typeof show>;
type Part = Partial<UserSettings>;

export type SettingChanges = {
  /** The settings as chosen; of the subscriptions nothing is known before the server has answered. */
  readonly settings:
    | (Omit<UserSettings, 'subscriptions'> & { readonly subscriptions: UserSettings['subscriptions'] | undefined })
    | null;
  readonly change: (part: Part) => void;
  readonly saving: boolean;
  readonly saved: boolean;
  /** Why the subscriptions could not be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
};

/**
 * The settings of the person signed in. A change counts on every screen the moment it is chosen and is sent behind,
 * one after the other; what the server refuses goes back to what it was.
 */
export function useSetting(): SettingChanges {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const user = useUser();
  const query = useQuery(apiQuery(show));
  const key = queryKey(show, {});
  const mutation = useMutation<unknown, ApiProblem, Part>({
    scope: { id: 'settings' },
    mutationFn: (body) => call(update, { body }),
    onError: async (problem) => {
      notifyRefused({ title: t('settings.failed'), text: problem.message });
      await Promise.all([cache.invalidateQueries({ queryKey: key }), refreshUser().catch(() => undefined)]);
    },
  });
  function change({ subscriptions, ...part }: Part): void {
    if (session.user !== null) session.set({ ...session.user, ...part });
    if (part.language !== undefined) void setLanguage(part.language);
    cache.setQueryData<Shown>(
      key,
      (now) => now && { data: { ...now.data, ...part, ...(subscriptions && { subscriptions }) } },
    );
    mutation.mutate({ ...part, ...(subscriptions && { subscriptions }) });
  }
  return {
    settings: user && { ...user, subscriptions: query.data?.data.subscriptions },
    change,
    saving: mutation.isPending,
    saved: mutation.isSuccess,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
}

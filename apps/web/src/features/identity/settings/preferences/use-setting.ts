import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, type Answer, type UserSettings } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import type { ApiProblem } from '../../../../lib/api/problem.ts';
import { apiQuery, queryKey } from '../../../../lib/api/query.ts';
import { setLanguage } from '../../../../lib/language/i18n.ts';
import { refreshUser } from '../../../../lib/session/actions.ts';
import { forgetOwedLanguage } from '../../../../lib/session/save-language.ts';
import { session } from '../../../../lib/session/store.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { notifyRefused } from '../../../../ui/notify.ts';

const { show, update } = endpoints.settings;
type Shown = Answer<typeof show>;
type Part = Partial<UserSettings>;
/** What the login does not tell. */
type Later = 'subscriptions' | 'shipment_mails' | 'shipment_mails_of' | 'time_zone';

export type SettingChanges = {
  /** The settings as chosen; of the mails nothing is known before the server has answered. */
  readonly settings: (Omit<UserSettings, Later> & { readonly [K in Later]: UserSettings[K] | undefined }) | null;
  readonly change: (part: Part) => void;
  readonly saving: boolean;
  readonly saved: boolean;
  /** The mails could not be loaded. */
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
  function change({ subscriptions, shipment_mails, shipment_mails_of, time_zone, ...part }: Part): void {
    const given = { subscriptions, shipment_mails, shipment_mails_of, time_zone };
    const mails = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Part;
    if (session.user !== null) session.set({ ...session.user, ...part });
    if (part.language !== undefined) {
      forgetOwedLanguage();
      void setLanguage(part.language);
    }
    cache.setQueryData<Shown>(key, (now) => now && { data: { ...now.data, ...part, ...mails } });
    mutation.mutate({ ...part, ...mails });
  }
  return {
    settings: user && {
      ...user,
      subscriptions: query.data?.data.subscriptions,
      shipment_mails: query.data?.data.shipment_mails,
      shipment_mails_of: query.data?.data.shipment_mails_of,
      time_zone: query.data?.data.time_zone,
    },
    change,
    saving: mutation.isPending,
    saved: mutation.isSuccess,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
}

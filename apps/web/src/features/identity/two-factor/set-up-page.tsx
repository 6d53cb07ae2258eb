import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { apiQuery } from '../../../lib/api/query.ts';
import { go, goHome } from '../../../lib/routes/navigator.ts';
import { logout, refreshUser } from '../../../lib/session/actions.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { Card } from '../sign-in/public.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanSteps } from './scan-steps.tsx';
import styles from './two-factor.module.css';

/** Sends people who have not typed their password lately to do so, and back here. */
function useFreshPassword(): boolean {
  const fresh = useQuery({
    ...apiQuery(endpoints.session.confirmedPasswordStatus, {}),
    staleTime: 0,
    gcTime: 0,
  });
  const stale = fresh.data?.confirmed === false && !fresh.isFetching;
  useEffect(() => {
    if (stale) void go('confirm-password', {}, { search: { return: '/two-factor' }, replace: true });
  }, [stale]);
  return fresh.data?.confirmed === true;
}

/** The secret for the app. Asked for again it is the same, so a reload shows the picture that was scanned. */
function useSecret(enabled: boolean) {
  return useQuery({
    queryKey: ['two-factor set-up'],
    queryFn: () => call(endpoints.twoFactor.start),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Leaves without setting anything up; staff who must have it can only log out. */
function Later({ required }: { readonly required: boolean }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => void (required ? logout(cache) : go('profile', {}, { replace: true }))}
    >
      {t(required ? 'sign_in.log_out' : 'two_factor.later')}
    </button>
  );
}

/** Turns two-factor login on: picture, first code, recovery codes. */
export function SetUpPage() {
  const { t } = useTranslation();
  const required = useUser()?.two_factor === 'required';
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const secret = useSecret(useFreshPassword() && codes === null);

  async function finish(): Promise<void> {
    await refreshUser();
    notifyDone({ title: t('two_factor.turned_on'), text: t('two_factor.turned_on_text') });
    await (required ? goHome() : go('profile', {}, { replace: true }));
  }

  if (codes !== null) {
    return (
      <Card title={t('two_factor.codes_title')} text={t('two_factor.codes_text')}>
        <RecoveryCodes codes={codes} onDone={() => void finish()} />
      </Card>
    );
  }
  return (
    <Card
      title={t('two_factor.set_up_title')}
      text={t(required ? 'two_factor.required_text' : 'two_factor.set_up_text')}
      foot={<Later required={required} />}
    >
      {secret.isError ? (
        <LoadFailed message={secret.error.message} retry={() => void secret.refetch()} />
      ) : (
        <ScanSteps secret={secret.data?.data ?? null} onCodes={setCodes} />
      )}
    </Card>
  );
}

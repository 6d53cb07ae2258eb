import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type Answer } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { localDay } from '../../../lib/format/today.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { refreshUser } from '../../../lib/session/actions.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconShieldCheck, IconShieldLock } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-factor.module.css';

const { status, disable, newRecoveryCodes } = endpoints.twoFactor;
type Status = Answer<typeof status>['data'];

/** Says why it failed; whoever would rather not type the password need not hear of it. */
function refused(problem: unknown): void {
  if (!(problem instanceof ApiProblem) || problem.code === 'password_confirmation_required') return;
  notifyRefused({ title: problem.message });
}

function CodesDialog({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onDone}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={t('two_factor.codes_title')}
    >
      <p className={styles.dialogText}>{t('two_factor.codes_text')}</p>
      <RecoveryCodes codes={codes} onDone={onDone} />
    </Modal>
  );
}

function TurnOff() {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const turnOff = useApiMutation(disable, { refreshes: [status] });
  async function run(): Promise<void> {
    setAsking(false);
    try {
      await turnOff.mutateAsync({});
      await refreshUser();
      notifyDone({ title: t('two_factor.turned_off') });
    } catch (problem) {
      refused(problem);
    }
  }
  return (
    <>
      <Button variant="subtle" loading={turnOff.isPending} onClick={() => setAsking(true)}>
        {t('two_factor.turn_off')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('two_factor.turn_off_title')}
        confirm={t('two_factor.turn_off')}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        {t('two_factor.turn_off_body')}
      </ConfirmDialog>
    </>
  );
}

function WhenOn({ of }: { readonly of: Status & { readonly enabled_at: string } }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = useApiMutation(newRecoveryCodes, { refreshes: [status] });
  const left = of.recovery_codes_left;
  return (
    <>
      <div className={styles.status}>
        <p className={styles.state} data-on>
          <IconShieldCheck size={20} aria-hidden="true" />
          {t('two_factor.on', { date: longDate(localDay(of.enabled_at)) })}
        </p>
        <p className="wb-soft">{left === 0 ? t('two_factor.left_none') : t('two_factor.left', { count: left })}</p>
        {of.required && <p className="wb-soft">{t('two_factor.required_note')}</p>}
      </div>
      <div className={styles.actions}>
        <Button
          loading={make.isPending}
          onClick={() => make.mutate({}, { onSuccess: ({ data }) => setCodes(data.recovery_codes), onError: refused })}
        >
          {t('two_factor.new_codes')}
        </Button>
        <LinkButton to="two-factor">{t('two_factor.move')}</LinkButton>
        {!of.required && <TurnOff />}
      </div>
      {codes && <CodesDialog codes={codes} onDone={() => setCodes(null)} />}
    </>
  );
}

function WhenOff() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.status}>
        <p className={styles.state}>
          <IconShieldLock size={20} aria-hidden="true" />
          {t('two_factor.off')}
        </p>
        <p className="wb-soft">{t('two_factor.off_text')}</p>
      </div>
      <LinkButton to="two-factor">{t('two_factor.set_up')}</LinkButton>
    </>
  );
}

/** Whether logging in takes a second factor, with everything to be done about it. */
export function TwoFactorPanel() {
  const { t } = useTranslation();
  const known = useQuery(apiQuery(status));
  const data = known.data?.data;
  return (
    <Panel title={t('two_factor.panel')}>
      {known.isError && <LoadFailed retry={() => void known.refetch()} />}
      {data === undefined && !known.isError && (
        <div className={styles.loading} role="status" aria-label={t('common.loading')} />
      )}
      {data && (data.enabled_at === null ? <WhenOff /> : <WhenOn of={{ ...data, enabled_at: data.enabled_at }} />)}
    </Panel>
  );
}

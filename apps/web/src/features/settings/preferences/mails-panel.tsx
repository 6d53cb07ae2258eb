import { Switch } from '@mantine/core';
import { subscriptionKinds } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SettingRow } from './setting-row.tsx';
import type { SettingChanges } from './use-setting.ts';

type Props = Pick<SettingChanges, 'change' | 'failed' | 'retry'> & {
  readonly settings: NonNullable<SettingChanges['settings']>;
};

/** Mails that a person may have or not. */
export function MailsPanel({ settings, change, failed, retry }: Props) {
  const { t } = useTranslation();
  const { subscriptions } = settings;
  return (
    <Panel title={t('settings.mails')} note={t('settings.mails_note')} flush>
      {failed && subscriptions === undefined && <LoadFailed retry={retry} flush />}
      {subscriptionKinds.map((kind) => (
        <SettingRow
          key={kind}
          label={t(`settings.subscriptions.${kind}`)}
          hint={t(`settings.subscription_hints.${kind}`)}
        >
          <Switch
            aria-label={t(`settings.subscriptions.${kind}`)}
            disabled={subscriptions === undefined}
            checked={subscriptions?.includes(kind) ?? false}
            onChange={({ currentTarget }) => {
              const others = subscriptions?.filter((one) => one !== kind) ?? [];
              change({ subscriptions: currentTarget.checked ? [...others, kind] : others });
            }}
          />
        </SettingRow>
      ))}
    </Panel>
  );
}

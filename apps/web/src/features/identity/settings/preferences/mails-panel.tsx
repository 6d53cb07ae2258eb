import { Switch } from '@mantine/core';
import { shipmentMailChoices, shipmentMailScopes, subscriptionKinds } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { zoneName, zonesFor } from '../../../../lib/format/zone-choices.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { useUser } from '../../../../lib/session/use-user.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { SettingRow } from './setting-row.tsx';
import type { SettingChanges } from './use-setting.ts';

type Props = Pick<SettingChanges, 'change' | 'failed' | 'retry'> & {
  readonly settings: NonNullable<SettingChanges['settings']>;
};

const pickupZone = 'pickup';

/** How a person is told of shipments by mail. Staff book nothing and are told at their desks. */
function ShipmentMails({ settings, change }: Pick<Props, 'settings' | 'change'>) {
  const { t } = useTranslation();
  const role = useUser()?.account_role ?? null;
  const { shipment_mails: mails, shipment_mails_of: scope, time_zone: zone } = settings;
  if (role === null || mails === undefined || scope === undefined) return null;
  return (
    <>
      <ChoiceRow
        label={t('settings.shipment_mails')}
        hint={t('settings.shipment_mails_hint')}
        note={mails === 'each' && t('settings.shipment_mails_many')}
        value={mails}
        choices={shipmentMailChoices.map((value) => ({ value, label: t(`settings.shipment_mail_choices.${value}`) }))}
        onChoose={(shipment_mails) => change({ shipment_mails })}
      />
      {(role === 'owner' || role === 'shipper') && (
        <ChoiceRow
          label={t('settings.shipment_mails_of')}
          hint={t('settings.shipment_mails_of_hint')}
          value={scope}
          choices={shipmentMailScopes.map((value) => ({ value, label: t(`settings.shipment_mail_scopes.${value}`) }))}
          onChoose={(shipment_mails_of) => change({ shipment_mails_of })}
        />
      )}
      <ChoiceRow
        label={t('settings.time_zone')}
        hint={t('settings.time_zone_hint')}
        value={zone ?? pickupZone}
        choices={[
          { value: pickupZone, label: t('settings.time_zone_pickup') },
          ...zonesFor(zone ?? null).map((value) => ({ value, label: zoneName(value) })),
        ]}
        onChoose={(chosen) => change({ time_zone: chosen === pickupZone ? null : chosen })}
      />
    </>
  );
}

/** Mails that a person may have or not. */
export function MailsPanel({ settings, change, failed, retry }: Props) {
  const { t } = useTranslation();
  const { subscriptions } = settings;
  return (
    <Panel title={t('settings.mails')} note={t('settings.mails_note')} flush>
      {failed && subscriptions === undefined && <LoadFailed retry={retry} flush />}
      <ShipmentMails settings={settings} change={change} />
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

import { insurancePreferences, preferredModes } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../ui/panel.tsx';
import { CarriersRow } from '../carriers/carriers-row.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { SettingChanges } from './use-setting.ts';

type Props = Pick<SettingChanges, 'change'> & { readonly settings: NonNullable<SettingChanges['settings']> };

/** What a quote begins with: prices, mode, and the carriers that are asked. */
export function QuotingPanel({ settings, change }: Props) {
  const { t } = useTranslation();
  return (
    <Panel title={t('settings.quoting')} flush>
      <ChoiceRow
        label={t('settings.insurance')}
        hint={t('settings.insurance_hint')}
        value={settings.insurance_preference}
        choices={insurancePreferences.map((value) => ({ value, label: t(`settings.insurance_choices.${value}`) }))}
        onChoose={(insurance_preference) => change({ insurance_preference })}
      />
      <ChoiceRow
        label={t('settings.mode')}
        hint={t('settings.mode_hint')}
        value={settings.preferred_mode}
        choices={preferredModes.map((value) => ({ value, label: t(`settings.mode_choices.${value}`) }))}
        onChoose={(preferred_mode) => change({ preferred_mode })}
      />
      <CarriersRow />
    </Panel>
  );
}

import { fields, languages, perPageChoices, unitSystems } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../lib/session/use-user.ts';
import { useRateWords } from '../../../../ui/converted-note.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { SettingChanges } from './use-setting.ts';

type Props = Pick<SettingChanges, 'change'> & { readonly settings: NonNullable<SettingChanges['settings']> };

/** Language, units, currency and rows: how every screen looks. */
export function DisplayPanel({ settings, change }: Props) {
  const { t } = useTranslation();
  const charged = useUser()?.account?.currency ?? 'USD';
  const rate = useRateWords(charged);
  const rows = [...new Set<number>([...perPageChoices, settings.per_page])].toSorted((one, other) => one - other);
  return (
    <Panel title={t('settings.display')} flush>
      <ChoiceRow
        label={t('settings.language')}
        hint={t('settings.language_hint')}
        value={settings.language}
        choices={languages.map((value) => ({ value, label: t(`settings.language_${value}`) }))}
        onChoose={(language) => change({ language })}
      />
      <ChoiceRow
        label={t('settings.units')}
        hint={t('settings.units_hint')}
        value={settings.unit_system}
        choices={unitSystems.map((value) => ({ value, label: t(`settings.${value}`) }))}
        onChoose={(unit_system) => change({ unit_system })}
      />
      <ChoiceRow
        label={t('settings.currency')}
        hint={t('settings.currency_hint')}
        note={rate}
        value={settings.currency}
        choices={fields.currency.options.map((value) => ({ value, label: t(`profile.${value}`) }))}
        onChoose={(currency) => change({ currency })}
      />
      <ChoiceRow
        label={t('settings.per_page')}
        hint={t('settings.per_page_hint')}
        value={String(settings.per_page)}
        choices={rows.map((value) => ({ value: String(value), label: String(value) }))}
        onChoose={(count) => change({ per_page: Number(count) })}
      />
    </Panel>
  );
}

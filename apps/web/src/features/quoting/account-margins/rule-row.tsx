import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import type { AccountMargins } from '@waybill/contract';
import { modes } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { FieldUnit } from '../../../ui/field-unit.tsx';
import { PercentInput } from '../../../ui/numbers/percent-input.tsx';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconTrash } from '../../../ui/icons.ts';
import css from './account-margins.module.css';
import { ruleState, type DraftRule } from './draft.ts';
import type { MarginDraft } from './use-margin-draft.ts';

type Props = {
  readonly rule: DraftRule;
  readonly at: number;
  readonly draft: MarginDraft;
  readonly read: AccountMargins;
  readonly focus: () => void;
};

/** Whether a rule is saved, and what its percentage was before. */
function State({ rule, draft: { saved } }: Pick<Props, 'rule' | 'draft'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const how = ruleState(rule, saved);
  if (how === 'saved') return <span className="wb-soft">{t('account_margins.states.saved')}</span>;
  const before = saved.rules.find(({ id }) => id === rule.id);
  const was = before !== undefined && before.percent !== rule.percent ? Number(before.percent) : null;
  return (
    <ToneChip tone="wait">
      {was === null ? t(`account_margins.states.${how}`) : t('account_margins.states.was', { percent: number(was, 2) })}
    </ToneChip>
  );
}

/** One rule, typed in its row. */
export function RuleRow({ rule, at, draft, read, focus }: Props) {
  const { t } = useTranslation();
  const change = (what: Partial<DraftRule>): void => draft.change(rule.id, what);
  const error = (field: string) => draft.errors[`rules.${at}.${field}`];
  const nth = { number: at + 1 };
  const amount = (field: 'least' | 'flat', unit: string, sentAs: string) => (
    <FieldUnit
      aria-label={t(`account_margins.fields.${field}`, nth)}
      unit={unit}
      decimalScale={2}
      value={rule[field]}
      error={error(sentAs)}
      onChange={(value) => change({ [field]: value })}
    />
  );
  const text = (field: 'from' | 'to', sentAs: string) => (
    <TextInput
      className={css.state ?? ''}
      aria-label={t(`account_margins.fields.${field}`, nth)}
      placeholder={t('account_margins.any_state')}
      maxLength={3}
      value={rule[field]}
      error={error(sentAs)}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value.toUpperCase() })}
    />
  );
  return (
    <tr role="row" data-changed={ruleState(rule, draft.saved) !== 'saved' || undefined} onFocus={focus}>
      <td role="cell" data-title={t('account_margins.heads.mode')}>
        <NativeSelect
          aria-label={t('account_margins.fields.mode', nth)}
          value={rule.mode}
          error={error('mode')}
          onChange={({ currentTarget }) => change({ mode: modes.find((mode) => mode === currentTarget.value) ?? '' })}
          data={[
            { value: '', label: t('account_margins.any_mode') },
            ...modes.map((mode) => ({ value: mode, label: t(`terms.modes.${mode}`) })),
          ]}
        />
      </td>
      <td role="cell" data-title={t('account_margins.heads.lane')}>
        <span className={css.lane}>
          {text('from', 'origin_state')}
          <span aria-hidden="true">→</span>
          {text('to', 'destination_state')}
        </span>
      </td>
      <td role="cell" data-title={t('account_margins.heads.carrier')}>
        <NativeSelect
          aria-label={t('account_margins.fields.carrier', nth)}
          value={rule.carrier}
          error={error('carrier_id')}
          onChange={({ currentTarget }) => change({ carrier: currentTarget.value })}
          data={[
            { value: '', label: t('account_margins.any_carrier') },
            ...read.carriers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </td>
      <td role="cell" data-title={t('account_margins.heads.percent')}>
        <PercentInput
          hidden
          label={t('account_margins.fields.percent', nth)}
          value={rule.percent === '' ? null : Math.round(rule.percent * 100)}
          error={error('percent_bp')}
          onChange={(value) => change({ percent: value === null ? '' : value / 100 })}
          path={`rules.${at}.percent_bp`}
        />
      </td>
      <td role="cell" data-title={t('account_margins.heads.least')}>
        {amount('least', read.currency, 'least')}
      </td>
      <td role="cell" data-title={t('account_margins.heads.flat')}>
        {amount('flat', read.currency, 'flat')}
      </td>
      <td role="cell" data-title={t('account_margins.heads.days')}>
        <span className={css.days}>
          <TextInput
            type="date"
            aria-label={t('account_margins.fields.begins', nth)}
            value={rule.begins}
            error={error('effective_from')}
            onChange={({ currentTarget }) => change({ begins: currentTarget.value })}
          />
          <TextInput
            type="date"
            aria-label={t('account_margins.fields.ends', nth)}
            value={rule.ends}
            error={error('effective_until')}
            onChange={({ currentTarget }) => change({ ends: currentTarget.value })}
          />
        </span>
      </td>
      <td role="cell" data-title={t('account_margins.heads.state')}>
        <span className={css.end}>
          <State rule={rule} draft={draft} />
          <ActionIcon
            variant="subtle"
            aria-label={t('account_margins.remove', nth)}
            onClick={() => draft.remove(rule.id)}
          >
            <IconTrash size={16} aria-hidden="true" />
          </ActionIcon>
        </span>
      </td>
    </tr>
  );
}

/** What holds where no rule fits. */
export function GeneralRow({ draft, focus }: Pick<Props, 'draft' | 'focus'>) {
  const { t } = useTranslation();
  const { general, list } = draft.draft;
  const changed = general !== draft.saved.general;
  return (
    <tr role="row" data-changed={changed || undefined} onFocus={focus}>
      <th role="rowheader" scope="row" colSpan={3}>
        {t('account_margins.general')}
      </th>
      <td role="cell" data-title={t('account_margins.heads.percent')}>
        <PercentInput
          hidden
          label={t('account_margins.fields.general')}
          placeholder={list === null ? undefined : t('account_margins.list', { percent: list })}
          value={general === '' ? null : Math.round(general * 100)}
          error={draft.errors['general_bp']}
          onChange={(value) => draft.setGeneral(value === null ? '' : value / 100)}
          path="general_bp"
        />
      </td>
      <td aria-hidden="true" className={css.blank} colSpan={3}>
        –
      </td>
      <td role="cell" data-title={t('account_margins.heads.state')}>
        <span className="wb-soft">
          {t(changed ? 'account_margins.states.changed' : 'account_margins.states.saved')}
        </span>
      </td>
    </tr>
  );
}

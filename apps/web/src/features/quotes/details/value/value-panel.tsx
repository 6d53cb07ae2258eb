import { Switch, TextInput } from '@mantine/core';
import { insuranceFinding, insurancePrograms, insure, money } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { changeDetails, forgive, useDesk, useDraft, useProblem } from '../../draft/draft-context.ts';
import { useInsuranceLock } from '../../draft/insurance-lock.ts';
import { useNumberText } from '../../fields/use-number-text.ts';
import { InsuranceLocked } from '../../../settings/public.ts';
import { useLeave } from '../use-leave.ts';
import css from './value-panel.module.css';

const program = insurancePrograms.standard;

/** The premium of a value as it will be charged, or null where there is none to name. */
function premiumOf(cents: number | null) {
  if (cents === null || cents < 1 || !Number.isSafeInteger(cents)) return null;
  const value = money(cents, 'USD');
  return insuranceFinding(value, program) === null ? insure(value, program) : null;
}

/** The switch to insure, with the premium live. */
function InsureSwitch() {
  const { t } = useTranslation();
  const formats = useChargedFormats();
  const desk = useDesk();
  const cents = useDraft((draft) => draft.details.value);
  const insured = useDraft((draft) => draft.details.insured);
  const lock = useInsuranceLock();
  const premium = premiumOf(cents);
  const tooHigh = cents !== null && cents > program.maximum;
  const usd = (amount: number): string => formats.money({ amount, currency: 'USD' });
  const label = premium
    ? t('quotes.value.insure_for', { value: usd(premium.insured.amount), premium: usd(premium.premium.amount) })
    : t('quotes.value.insure');
  const rate = t('quotes.value.insure_rate', { rate: usd(program.tiers[0].perHundred), maximum: usd(program.maximum) });
  return (
    <div className={css.insure}>
      <Switch
        checked={insured}
        disabled={lock !== null}
        onChange={({ currentTarget }) => changeDetails(desk, { insured: currentTarget.checked })}
        label={label}
        description={lock === null ? tooHigh ? undefined : rate : <InsuranceLocked insured={lock} />}
        classNames={{ label: css.insureLabel ?? '', description: css.hint ?? '' }}
      />
      <p className={css.tooHigh} role="status">
        {tooHigh && t('findings.insured_value_over_limit')}
      </p>
    </div>
  );
}

/** The shipper's own number for it; whoever has no account finds nothing by it later. */
function Reference() {
  const { t } = useTranslation();
  const desk = useDesk();
  const reference = useDraft((draft) => draft.details.client_reference);
  return (
    <TextInput
      label={t('quotes.value.reference')}
      description={t('quotes.value.reference_hint')}
      value={reference}
      maxLength={60}
      onChange={({ currentTarget }) => changeDetails(desk, { client_reference: currentTarget.value })}
      error={useProblem('client_reference')}
      classNames={{ input: 'wb-mono' }}
      autoComplete="off"
      data-path="client_reference"
    />
  );
}

/** What the freight is worth, whether to insure it, and the customer's own reference. */
export function ValuePanel() {
  const { t } = useTranslation();
  const desk = useDesk();
  const leave = useLeave();
  const cents = useDraft((draft) => draft.details.value);
  const input = useNumberText({
    value: cents === null ? null : cents / 100,
    onChange: (value) => {
      forgive(desk, 'shipment_value');
      changeDetails(desk, { value: value === null ? null : Math.round(value * 100) });
    },
    onLeave: () => leave('shipment_value'),
    decimals: 2,
  });
  return (
    <Panel title={t('quotes.value.title')}>
      <div className={css.fields}>
        <TextInput
          {...input}
          label={t('quotes.value.value')}
          description={t('quotes.value.value_hint')}
          error={useProblem('shipment_value')}
          leftSection="$"
          leftSectionWidth={28}
          rightSection={<span className={css.unit}>USD</span>}
          rightSectionWidth={48}
          rightSectionPointerEvents="none"
          data-path="shipment_value"
        />
        {!desk.channel.guest && <Reference />}
      </div>
      <InsureSwitch />
    </Panel>
  );
}

import { TextInput } from '@mantine/core';
import { currencies, insuranceProgram, type InsuranceTerms } from '@waybill/contract';
import { insuranceFinding, insure, type InsuranceProgram, type Money } from '@waybill/freight';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats, useFormats } from '../../../../../lib/format/use-formats.ts';
import { useCallUs } from '../../../../../lib/language/use-call-us.ts';
import { useSite } from '../../../../../lib/session/use-site.ts';
import { Toggle } from '../../../../../ui/check.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { changeDetails, forgive, useQuoteForm, useDraft, useProblem } from '../../draft/quote-form.ts';
import { useInsuranceLock } from '../../draft/insurance-lock.ts';
import { useNumberText } from '../../../../../ui/numbers/use-number-text.ts';
import { InsuranceLocked } from '../../../../identity/settings/public.ts';
import { useLeave } from '../use-leave.ts';
import { useUsd } from './use-usd.ts';
import css from './value-panel.module.css';

/** The premium of a value as it will be charged, or null where there is none to name. */
function premiumOf(value: Money | null, program: InsuranceProgram) {
  if (value === null || value.amount < 1) return null;
  return insuranceFinding(value, program) === null ? insure(value, program) : null;
}

/** The switch to insure, with the premium live. */
function InsureSwitch({ terms }: { readonly terms: InsuranceTerms }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const quoteForm = useQuoteForm();
  const value = useUsd()?.money ?? null;
  const insured = useDraft((draft) => draft.details.insured);
  const lock = useInsuranceLock();
  const program = insuranceProgram(terms, 'online');
  const premium = premiumOf(value, program);
  const tooHigh = value !== null && value.amount > program.maximum;
  const phoned = t('findings.insured_value_over_limit');
  const withNumber = useCallUs([tooHigh ? phoned : undefined]);
  const usd = (amount: number): string => formats.money({ amount, currency: 'USD' });
  const label = premium
    ? t('quotes.value.insure_for', { value: usd(premium.insured.amount), premium: usd(premium.premium.amount) })
    : t('quotes.value.insure');
  const rate = t('quotes.value.insure_rate', { rate: usd(terms.per_hundred), maximum: usd(program.maximum) });
  return (
    <div className={css.insure}>
      <Toggle
        checked={insured}
        disabled={lock !== null}
        onChange={(on) => changeDetails(quoteForm, { insured: on })}
        label={label}
        description={lock === null ? tooHigh ? undefined : rate : <InsuranceLocked insured={lock} />}
      />
      <p className={css.tooHigh} role="status">
        {tooHigh && withNumber(phoned)}
      </p>
    </div>
  );
}

/** The shipper's own number for it; whoever has no account finds nothing by it later. */
function Reference() {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const reference = useDraft((draft) => draft.details.client_reference);
  return (
    <TextInput
      label={t('quotes.value.reference')}
      description={t('quotes.value.reference_hint')}
      value={reference}
      maxLength={60}
      onChange={({ currentTarget }) => changeDetails(quoteForm, { client_reference: currentTarget.value })}
      error={useProblem('client_reference')}
      classNames={{ input: 'wb-mono' }}
      autoComplete="off"
      data-path="client_reference"
    />
  );
}

/** The currency the value is typed in. */
function CurrencyPick() {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const currency = useDraft((draft) => draft.details.currency);
  return (
    <select
      className={css.currency}
      aria-label={t('quotes.value.currency')}
      value={currency}
      onChange={({ currentTarget }) => {
        forgive(quoteForm, 'shipment_value');
        changeDetails(quoteForm, { currency: currencies.find((one) => one === currentTarget.value) ?? 'USD' });
      }}
    >
      {currencies.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </select>
  );
}

const million = 1_000_000;

/** What the value comes to for carriers and the insurance, by which rate of which day. */
function ConvertedValue() {
  const { t } = useTranslation();
  const { longDate, number } = useFormats();
  const { money } = useChargedFormats();
  const converted = useUsd();
  const currency = useDraft((draft) => draft.details.currency);
  if (converted === null || currency === 'USD') return null;
  const { rate } = converted;
  const figures = {
    from: rate.from,
    to: rate.to,
    rate: number(rate.millionths / million, 6),
    date: longDate(rate.date),
  };
  return (
    <p className={css.converted} role="status">
      {t('quotes.value.converted', { value: money(converted.money), rate: t('settings.currency_rate', figures) })}
    </p>
  );
}

/** What the freight is worth, whether to insure it, and the customer's own reference. */
export const ValuePanel = memo(function ValuePanel() {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const leave = useLeave();
  const insurance = useSite()?.insurance;
  const cents = useDraft((draft) => draft.details.value);
  const input = useNumberText({
    value: cents === null ? null : cents / 100,
    onChange: (value) => {
      forgive(quoteForm, 'shipment_value');
      changeDetails(quoteForm, { value: value === null ? null : Math.round(value * 100) });
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
          rightSection={<CurrencyPick />}
          rightSectionWidth={68}
          data-path="shipment_value"
        />
        {!quoteForm.channel.guest && <Reference />}
      </div>
      <ConvertedValue />
      {insurance && <InsureSwitch terms={insurance} />}
    </Panel>
  );
});

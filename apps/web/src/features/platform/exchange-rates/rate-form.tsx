import { NativeSelect, TextInput } from '@mantine/core';
import {
  endpoints,
  exchangePair,
  exchangePairs,
  exchangeRateBody,
  fields,
  type ExchangePair,
  type StaffExchangeRate,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { forgetExchangeRates } from '../../../lib/format/exchange-rates.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { localToday } from '../../../lib/format/today.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import type { DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { useScaledText } from '../../../ui/numbers/use-scaled-text.ts';
import css from './exchange-rates.module.css';

const { exchangeRates } = endpoints;
const typed = exchangeRateBody.extend({ pair: exchangePair, date: fields.calendarDate });
type Values = { pair: ExchangePair; date: string; millionths: number | null; source: string };

const million = 1_000_000;
/** A rate further away from the last one is more often a slip than a market. */
const farShare = 0.1;

/** Enters the rate of a pair on a day; one that is there for the day is corrected. */
export function RateForm({
  last,
  guard,
}: {
  readonly last: ReadonlyMap<ExchangePair, StaffExchangeRate>;
  readonly guard: DialogGuard;
}) {
  const { t } = useTranslation();
  const { number, percent } = useChargedFormats();
  const { mutateAsync } = useApiMutation(exchangeRates.set, {
    refreshes: [exchangeRates.list, endpoints.settings.exchangeRates],
  });
  const contract = useContractForm<typeof typed, Values>({
    schema: typed,
    initialValues: { pair: 'USD-MXN', date: localToday(), millionths: null, source: '' },
    send: async ({ pair, date, ...body }) => {
      await mutateAsync({ params: { pair, date }, body });
      forgetExchangeRates();
      notifyDone({ title: t('exchange_rates.saved') });
      form.setFieldValue('millionths', null);
      form.resetDirty();
    },
  });
  const { form } = contract;
  const { pair, millionths } = form.values;
  const rate = useScaledText({
    value: millionths,
    onChange: (value) => form.setFieldValue('millionths', value),
    decimals: 6,
  });
  const known = last.get(pair)?.millionths;
  const away = known === undefined || millionths === null ? 0 : Math.abs(millionths - known) / known;
  const [from = '', to = ''] = pair.split('-');
  return (
    <DialogForm of={contract} guard={guard} send={t('exchange_rates.save')}>
      <div className={css.fields}>
        <NativeSelect
          {...form.getInputProps('pair')}
          label={t('exchange_rates.pair')}
          data={exchangePairs.map((value) => ({ value, label: value }))}
          data-path="pair"
        />
        <TextInput
          {...form.getInputProps('date')}
          type="date"
          max={localToday()}
          label={t('exchange_rates.date')}
          required
          data-path="date"
        />
        <TextInput
          {...rate}
          label={t('exchange_rates.pair_of', { from, to })}
          inputMode="decimal"
          required
          error={form.errors['millionths']}
          data-path="millionths"
        />
      </div>
      {known !== undefined && away > farShare && (
        <p className={css.care} role="status">
          {t('exchange_rates.far', { percent: percent(away), rate: number(known / million, 6) })}
        </p>
      )}
      <TextInput
        {...form.getInputProps('source')}
        label={t('exchange_rates.source')}
        description={t('exchange_rates.source_hint')}
        maxLength={120}
        required
        data-path="source"
      />
    </DialogForm>
  );
}

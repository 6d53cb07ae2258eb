import { useQuery } from '@tanstack/react-query';
import { endpoints, exchangePairs, exchangeRateFreshDays, type StaffExchangeRate } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { localToday } from '../../../lib/format/today.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RateForm } from './rate-form.tsx';
import css from './exchange-rates.module.css';

const million = 1_000_000;

/** The rate in force of each pair that has one. */
function inForce(rates: readonly StaffExchangeRate[]): Map<StaffExchangeRate['pair'], StaffExchangeRate> {
  return new Map(rates.toReversed().map((rate) => [rate.pair, rate]));
}

/** Pairs without a rate, and with one that is old. */
function Care({ rates }: { readonly rates: readonly StaffExchangeRate[] }) {
  const { t } = useTranslation();
  const { longDate } = useChargedFormats();
  const current = inForce(rates);
  const missing = exchangePairs.filter((pair) => !current.has(pair));
  const oldest = addDays(localToday(), -exchangeRateFreshDays);
  const old = [...current.values()].filter(({ date }) => date < oldest);
  return (
    <>
      {missing.length > 0 && <Notice tone="care" title={t('exchange_rates.none', { pairs: missing.join(', ') })} />}
      {old.map(({ pair, date }) => (
        <Notice
          key={pair}
          tone="care"
          title={t('exchange_rates.old', { pair, date: longDate(date), days: exchangeRateFreshDays })}
        />
      ))}
    </>
  );
}

function RatesTable({ rates }: { readonly rates: readonly StaffExchangeRate[] }) {
  const { t } = useTranslation();
  const { longDate, number } = useChargedFormats();
  const current = inForce(rates);
  return (
    <table className={css.table} aria-label={t('exchange_rates.table')}>
      <thead>
        <tr>
          <th scope="col">{t('exchange_rates.date')}</th>
          <th scope="col">{t('exchange_rates.pair')}</th>
          <th scope="col" className={css.figure}>
            {t('exchange_rates.rate')}
          </th>
          <th scope="col">{t('exchange_rates.source')}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={`${rate.pair} ${rate.date}`}>
            <th scope="row">{longDate(rate.date)}</th>
            <td>
              {rate.pair}{' '}
              {current.get(rate.pair) === rate && <ToneChip tone="go">{t('exchange_rates.in_force')}</ToneChip>}
            </td>
            <td className={css.figure}>{number(rate.millionths / million, 6)}</td>
            <td>{rate.source || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Exchange rates on record, which are in force and how old they are, and the way to enter one. */
export function ExchangeRatesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(endpoints.exchangeRates.list));
  const rates = query.data?.data;
  return (
    <FormDialog title={t('exchange_rates.title')} size="lg" onClose={onClose}>
      {(guard) => (
        <div className={css.stack}>
          <p className={css.text}>{t('exchange_rates.text')}</p>
          {query.isError && <LoadFailed message={query.error.message} retry={() => void query.refetch()} />}
          {rates && <Care rates={rates} />}
          {rates && <RateForm last={inForce(rates)} guard={guard} />}
          {rates && rates.length > 0 && <RatesTable rates={rates} />}
        </div>
      )}
    </FormDialog>
  );
}

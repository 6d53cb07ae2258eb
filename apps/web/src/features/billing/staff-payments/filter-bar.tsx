import { NativeSelect } from '@mantine/core';
import { paymentMethods, paymentPurposes, staffPaymentStates } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useMethodName } from '../../../lib/format/method-name.ts';
import { localToday } from '../../../lib/format/today.ts';
import layout from '../../../ui/page-layout.module.css';
import { DayRange } from '../../../ui/table/day-range.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { useDayWords } from '../invoices/public.ts';
import type { PaymentList } from './query.ts';

/** The filters above the list of payments; all of them stand in the address. */
export function PaymentFilters({ list }: { readonly list: PaymentList }) {
  const { t } = useTranslation();
  const { filters } = list;
  const { name } = useMethodName();
  const today = localToday();
  const words = useDayWords(filters.from, filters.to, t('staff_payments.filter.any_day'));
  return (
    <div className={layout.tools} role="search">
      <NativeSelect
        aria-label={t('staff_payments.filter.state')}
        value={filters.state ?? ''}
        onChange={({ currentTarget }) => list.filter({ state: currentTarget.value })}
        data={[
          { value: '', label: t('staff_payments.filter.any') },
          ...staffPaymentStates.map((value) => ({ value, label: t(`staff_payments.state.${value}`) })),
          { value: 'refunded', label: t('staff_payments.filter.refunded') },
        ]}
      />
      <NativeSelect
        aria-label={t('staff_payments.filter.purpose')}
        value={filters.purpose ?? ''}
        onChange={({ currentTarget }) => list.filter({ purpose: currentTarget.value })}
        data={[
          { value: '', label: t('staff_payments.filter.any_purpose') },
          ...paymentPurposes.map((value) => ({ value, label: t(`staff_payments.purpose.${value}`) })),
        ]}
      />
      <NativeSelect
        aria-label={t('staff_payments.filter.method')}
        value={filters.method ?? ''}
        onChange={({ currentTarget }) => list.filter({ method: currentTarget.value })}
        data={[
          { value: '', label: t('staff_payments.filter.any_method') },
          ...paymentMethods.map((value) => ({ value, label: name({ method: value, reference: null }) })),
        ]}
      />
      <DayRange
        label={t('staff_payments.filter.begun')}
        words={words}
        from={filters.from}
        to={filters.to}
        usual={[
          { name: t('staff_payments.filter.last_7'), from: addDays(today, -7), to: '' },
          { name: t('staff_payments.filter.last_30'), from: addDays(today, -30), to: '' },
          { name: t('staff_payments.filter.last_90'), from: addDays(today, -90), to: '' },
        ]}
        names={{
          from: t('invoices.filter.from'),
          to: t('invoices.filter.to'),
          wrongWay: t('invoices.filter.wrong_way'),
        }}
        onChange={list.filter}
      />
      <SearchField
        list={list}
        className={layout.search}
        label={t('staff_payments.filter.search')}
        clearLabel={t('staff_payments.filter.clear')}
      />
    </div>
  );
}

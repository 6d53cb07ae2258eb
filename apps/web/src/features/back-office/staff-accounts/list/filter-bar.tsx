import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { accountBookings, accountCredits, accountStates, endpoints } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { ListTools } from '../../../../ui/table/list-tools.tsx';
import css from '../staff-accounts.module.css';
import type { AccountList } from './query.ts';

/** Terms that accounts usually have, in days. */
const usualTerms = [0, 7, 10, 15, 30, 45, 60] as const;

/** The filters above the list of accounts; all of them stand in the address. */
export function AccountFilters({ list, children }: { readonly list: AccountList; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { filters } = list;
  const people = useQuery(apiQuery(endpoints.staffAccounts.people)).data?.data ?? [];
  return (
    <ListTools list={list} label={t('staff_accounts.filter.search')} clearLabel={t('staff_accounts.filter.clear')}>
      <NativeSelect
        aria-label={t('staff_accounts.filter.state')}
        value={filters.state ?? ''}
        onChange={({ currentTarget }) => list.filter({ state: currentTarget.value })}
        data={[
          { value: '', label: t('staff_accounts.filter.any_state') },
          ...accountStates.map((value) => ({ value, label: t(`staff_accounts.state.${value}`) })),
        ]}
      />
      <NativeSelect
        aria-label={t('staff_accounts.filter.credit')}
        value={filters.credit ?? ''}
        onChange={({ currentTarget }) => list.filter({ credit: currentTarget.value })}
        data={[
          { value: '', label: t('staff_accounts.filter.any_credit') },
          ...accountCredits.map((value) => ({ value, label: t(`staff_accounts.filter.credits.${value}`) })),
        ]}
      />
      <NativeSelect
        aria-label={t('staff_accounts.filter.booked')}
        value={filters.booked ?? ''}
        onChange={({ currentTarget }) => list.filter({ booked: currentTarget.value })}
        data={[
          { value: '', label: t('staff_accounts.filter.any_booked') },
          ...accountBookings.map((value) => ({ value, label: t(`staff_accounts.filter.bookings.${value}`) })),
        ]}
      />
      <NativeSelect
        aria-label={t('staff_accounts.filter.terms')}
        value={filters.terms ?? ''}
        onChange={({ currentTarget }) => list.filter({ terms: currentTarget.value })}
        data={[
          { value: '', label: t('staff_accounts.filter.any_terms') },
          ...usualTerms.map((days) => ({ value: String(days), label: t('staff_accounts.list.days', { count: days }) })),
        ]}
      />
      <NativeSelect
        aria-label={t('staff_accounts.filter.owner')}
        value={filters.owner ?? ''}
        onChange={({ currentTarget }) => list.filter({ owner: currentTarget.value })}
        data={[
          { value: '', label: t('staff_accounts.filter.any_owner') },
          { value: 'none', label: t('staff_accounts.filter.no_owner') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <span className={css.end}>{children}</span>
    </ListTools>
  );
}

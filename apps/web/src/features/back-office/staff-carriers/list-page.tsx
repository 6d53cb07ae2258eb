import { Button, Checkbox, NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type QueryInput } from '@waybill/contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { go } from '../../../lib/routes/navigator.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { ExchangeRatesDialog } from '../../platform/exchange-rates/public.ts';
import { CarrierDialog } from './carrier-dialog.tsx';
import { useCarrierColumns } from './columns.tsx';
import css from './staff-carriers.module.css';

const names = ['search', 'state', 'kind', 'mode', 'care'] as const;
const states = ['all', 'active', 'inactive'] as const;
const kinds = ['tariff', 'connected', 'neither'] as const;
const modes = ['ltl', 'parcel', 'truckload'] as const;
const everyMs = 30_000;

type Asked = NonNullable<QueryInput<typeof endpoints.staffCarriers.list>>;

/** Every carrier: where its prices come from, how long they are good for, and how it answers. */
export function CarriersPage() {
  const { t } = useTranslation();
  const list = useList(names, 'name');
  const [adding, setAdding] = useState(false);
  const [exchanging, setExchanging] = useState(false);
  const { filters } = list;
  const asked = {
    search: filters.search?.slice(0, 60),
    state: states.find((one) => one === filters.state) ?? 'all',
    kind: kinds.find((one) => one === filters.kind),
    mode: modes.find((one) => one === filters.mode),
    care: filters.care === 'true' ? 'true' : undefined,
    page: list.page,
    per_page: list.perPage,
    sort: list.sort,
  } as Asked;
  const query = useQuery({ ...apiQuery(endpoints.staffCarriers.list, { query: asked }), refetchInterval: everyMs });
  const columns = useCarrierColumns();
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('staff_carriers.add')}
    </Button>
  );
  const total = query.data?.meta.total;
  return (
    <>
      <PageHeader
        title={t('titles.carriers')}
        note={total !== undefined && t('staff_carriers.note', { count: total })}
        actions={
          <>
            <Button onClick={() => setExchanging(true)}>{t('exchange_rates.open')}</Button>
            {add}
          </>
        }
      />
      <ListTools list={list} label={t('staff_carriers.search')} clearLabel={t('staff_carriers.clear_search')}>
        <SegmentedControl
          aria-label={t('staff_carriers.state')}
          data={states.map((value) => ({ value, label: t(`staff_carriers.states.${value}`) }))}
          value={asked.state ?? 'all'}
          onChange={(value) => list.filter({ state: value === 'all' ? '' : value })}
        />
        <NativeSelect
          aria-label={t('staff_carriers.kind')}
          value={asked.kind ?? ''}
          onChange={({ currentTarget }) => list.filter({ kind: currentTarget.value })}
          data={[
            { value: '', label: t('staff_carriers.kinds.any') },
            ...kinds.map((value) => ({ value, label: t(`staff_carriers.kinds.${value}`) })),
          ]}
        />
        <NativeSelect
          aria-label={t('staff_carriers.mode')}
          value={asked.mode ?? ''}
          onChange={({ currentTarget }) => list.filter({ mode: currentTarget.value })}
          data={[
            { value: '', label: t('staff_carriers.any_mode') },
            ...modes.map((value) => ({ value, label: t(`staff_carriers.modes.${value}`) })),
          ]}
        />
        <Checkbox
          className={css.care ?? ''}
          label={t('staff_carriers.care')}
          title={t('staff_carriers.care_means')}
          checked={filters.care === 'true'}
          onChange={({ currentTarget }) => list.filter({ care: currentTarget.checked ? 'true' : '' })}
        />
      </ListTools>
      <DataTable
        label={t('titles.carriers')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'admin.carriers.detail', params: { id: row.id } })}
        empty={
          <EmptyState title={t('staff_carriers.empty_title')} text={t('staff_carriers.empty_text')} actions={add} />
        }
      />
      {exchanging && (
        <Suspense>
          <ExchangeRatesDialog onClose={() => setExchanging(false)} />
        </Suspense>
      )}
      {adding && (
        <CarrierDialog
          carrier={null}
          onClose={() => setAdding(false)}
          onSaved={({ id }) => void go('admin.carriers.detail', { id })}
        />
      )}
    </>
  );
}

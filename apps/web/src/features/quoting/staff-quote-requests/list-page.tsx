import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, salesKinds, salesStates, type QueryInput } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AccountFilter } from '../../shipments/staff-shipments/public.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { FilterSelects } from '../../../ui/table/filter-selects.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { useDeskColumns } from './columns.tsx';

const names = ['state', 'owner', 'kind', 'age_days', 'account_id'] as const;
const segments = ['open', 'answered', 'all'] as const;
const others = salesStates.filter((state) => state !== 'answered');
const ages = ['1', '3', '7'] as const;
const everyMs = 15_000;
const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
type Asked = NonNullable<QueryInput<typeof endpoints.staffQuoteRequests.list>>;

/** The sales desk: requests of every account, those that are due first. */
export function DeskPage() {
  const { t } = useTranslation();
  const list = useList(names, 'due_at');
  const { filters } = list;
  const { account_id: account, ...narrowed } = filters;
  const asked = {
    ...narrowed,
    ...(isId(account) ? { account_id: account } : {}),
    page: list.page,
    per_page: list.perPage,
    sort: list.sort,
  } as Asked;
  const live = { refetchInterval: everyMs };
  const query = useQuery({ ...apiQuery(endpoints.staffQuoteRequests.list, { query: asked }), ...live });
  const choices = useQuery({ ...apiQuery(endpoints.staffQuoteRequests.choices), ...live }).data?.data;
  const only = useMemo(() => (id: string) => list.filter({ account_id: id }), [list]);
  const columns = useDeskColumns(only);
  const segment = segments.find((one) => one === (filters.state ?? 'open'));
  const overdue = choices && choices.overdue > 0 ? t('staff_quote_requests.overdue', { count: choices.overdue }) : '';
  const name = query.data?.data.find((row) => row.account.id === account)?.account.name;
  const selects = [
    [
      'owner',
      t('staff_quote_requests.any_owner'),
      [
        { value: 'me', label: t('staff_quote_requests.mine') },
        { value: 'none', label: t('staff_quote_requests.nobody') },
        ...(choices?.people ?? []).map((person) => ({ value: person.id, label: person.name })),
      ],
    ],
    [
      'kind',
      t('staff_truckloads.any_kind'),
      salesKinds.map((value) => ({ value, label: t(`staff_truckloads.kinds.${value}`) })),
    ],
    [
      'age_days',
      t('staff_quote_requests.any_age'),
      ages.map((value) => ({ value, label: t('staff_quote_requests.age', { count: Number(value) }) })),
    ],
  ] as const;
  return (
    <>
      <PageHeader
        title={t('titles.quote_requests')}
        note={choices && [t('staff_quote_requests.note', { count: choices.waiting }), overdue].join(' ')}
      />
      <ListTools>
        <SegmentedControl
          aria-label={t('staff_quote_requests.state')}
          data={segments.map((value) => ({ value, label: t(`staff_quote_requests.states.${value}`) }))}
          value={segment ?? ''}
          onChange={(value) => list.filter({ state: value === 'open' ? '' : value })}
        />
        <NativeSelect
          aria-label={t('staff_quote_requests.other_states')}
          value={segment === undefined ? (filters.state ?? '') : ''}
          onChange={({ currentTarget }) => list.filter({ state: currentTarget.value })}
          data={[
            { value: '', label: t('staff_quote_requests.other_states') },
            ...others.map((value) => ({ value, label: t(`quote_requests.states.${value}`) })),
          ]}
        />
        <FilterSelects list={list} selects={selects} />
        {isId(account) && <AccountFilter name={name} drop={() => list.filter({ account_id: '' })} />}
      </ListTools>
      <DataTable
        label={t('titles.quote_requests')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'admin.quote-requests.detail', params: { id: row.id } })}
        empty={<EmptyState title={t('staff_quote_requests.empty_title')} text={t('staff_quote_requests.empty_text')} />}
      />
    </>
  );
}

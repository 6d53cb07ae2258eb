import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type QueryInput } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { useIncidentColumns } from './columns.tsx';
import { failureWords, operationWords } from './words.ts';

const names = ['state', 'carrier', 'operation', 'failure', 'owner'] as const;
const owners = ['me', 'nobody'] as const;
const states = ['open', 'resolved', 'all'] as const;
type Asked = NonNullable<QueryInput<typeof endpoints.incidents.list>>;

const everyMs = 15_000;

/** Failed and slow calls to carriers, each trouble once. */
export function IncidentsPage() {
  const { t } = useTranslation();
  const list = useList(names, '-last_seen_at');
  const { filters } = list;
  const state = states.find((one) => one === filters.state) ?? 'open';
  const asked = { ...filters, state, page: list.page, per_page: list.perPage, sort: list.sort } as Asked;
  const query = useQuery({ ...apiQuery(endpoints.incidents.list, { query: asked }), refetchInterval: everyMs });
  const choices = useQuery({ ...apiQuery(endpoints.incidents.choices), refetchInterval: everyMs }).data?.data;
  const columns = useIncidentColumns();
  const selects = [
    ['carrier', choices?.carriers ?? [], (name: string) => name],
    ['operation', choices?.operations ?? [], operationWords],
    ['failure', choices?.failures ?? [], failureWords],
  ] as const;
  return (
    <>
      <PageHeader title={t('titles.api_incidents')} note={choices && t('incidents.note', { count: choices.open })} />
      <ListTools>
        <SegmentedControl
          aria-label={t('incidents.state')}
          data={states.map((value) => ({ value, label: t(`incidents.states.${value}`) }))}
          value={state}
          onChange={(value) => list.filter({ state: value === 'open' ? '' : value })}
        />
        {selects.map(([name, values, words]) => (
          <NativeSelect
            key={name}
            aria-label={t(`incidents.${name}`)}
            value={filters[name] ?? ''}
            onChange={({ currentTarget }) => list.filter({ [name]: currentTarget.value })}
            data={[
              { value: '', label: t(`incidents.any_${name}`) },
              ...values.map((value) => ({ value, label: words(value) })),
            ]}
          />
        ))}
        <NativeSelect
          aria-label={t('incidents.owner')}
          value={filters.owner ?? ''}
          onChange={({ currentTarget }) => list.filter({ owner: currentTarget.value })}
          data={[
            { value: '', label: t('incidents.any_owner') },
            ...owners.map((value) => ({ value, label: t(`incidents.owners.${value}`) })),
          ]}
        />
      </ListTools>
      <DataTable
        label={t('titles.api_incidents')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'admin.incidents.detail', params: { id: row.id } })}
        empty={<EmptyState title={t('incidents.empty_title')} text={t('incidents.empty_text')} />}
      />
    </>
  );
}

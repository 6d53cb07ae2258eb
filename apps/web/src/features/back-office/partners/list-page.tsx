import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, partnerKinds, partnerStates, type PartnerRow, type QueryInput } from '@waybill/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconNetwork, IconPlus } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { PartnerDialog } from './partner-dialog.tsx';
import { Channels, PartnerChip, Week } from './partner-parts.tsx';
import css from './partners.module.css';
import { ownZone } from './words.ts';

const names = ['state', 'kind', 'search'] as const;
const states = ['open', ...partnerStates, 'all'] as const;
type Asked = NonNullable<QueryInput<typeof endpoints.partners.list>>;

function useColumns(): readonly Column<PartnerRow>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('partners.name'),
        card: 'head',
        sort: 'name',
        cell: (row) => <span className={css.name}>{row.name}</span>,
      },
      {
        key: 'state',
        title: t('partners.state'),
        card: 'corner',
        width: '120px',
        cell: (row) => <PartnerChip state={row.state} />,
      },
      { key: 'kind', title: t('partners.kind'), cell: (row) => t(`partners.kinds.${row.kind}`) },
      { key: 'channels', title: t('partners.channels'), cell: (row) => <Channels channels={row.channels} /> },
      {
        key: 'linked',
        title: t('partners.linked'),
        cell: ({ accounts, clients, connections }) => t('partners.linked_words', { accounts, clients, connections }),
      },
      {
        key: 'week',
        title: t('partners.week'),
        numeric: true,
        width: '130px',
        cell: (row) => <Week calls={row.calls} failures={row.failures} />,
      },
      {
        key: 'changed',
        title: t('partners.changed'),
        sort: 'updated_at',
        cell: (row) => dateTime(row.updated_at, ownZone()),
      },
    ],
    [t, dateTime],
  );
}

/** Companies that exchange data with us. */
export function PartnersPage() {
  const { t } = useTranslation();
  const list = useList(names, 'name');
  const { filters } = list;
  const state = states.find((one) => one === filters.state) ?? 'open';
  const kind = partnerKinds.find((one) => one === filters.kind);
  const search = filters.search?.slice(0, 60);
  const asked = {
    state,
    ...(kind ? { kind } : {}),
    ...(search ? { search } : {}),
    page: list.page,
    per_page: list.perPage,
    sort: list.sort,
  } as Asked;
  const query = useQuery({ ...apiQuery(endpoints.partners.list, { query: asked }), refetchOnWindowFocus: 'always' });
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('partners.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('titles.integration_partners')} note={t('partners.note')} actions={add} />
      <ListTools list={list} label={t('partners.search')} clearLabel={t('partners.clear_search')}>
        <NativeSelect
          aria-label={t('partners.state')}
          value={state}
          data={states.map((value) => ({ value, label: t(`partners.states.${value}`) }))}
          onChange={({ currentTarget: { value } }) => list.filter({ state: value === 'open' ? '' : value })}
        />
        <NativeSelect
          aria-label={t('partners.kind')}
          value={kind ?? ''}
          data={[
            { value: '', label: t('partners.any_kind') },
            ...partnerKinds.map((value) => ({ value, label: t(`partners.kinds.${value}`) })),
          ]}
          onChange={({ currentTarget }) => list.filter({ kind: currentTarget.value })}
        />
      </ListTools>
      <DataTable
        label={t('titles.integration_partners')}
        columns={useColumns()}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'admin.partners.detail', params: { id: row.id } })}
        empty={
          <EmptyState
            picture={<IconNetwork size={32} aria-hidden="true" />}
            title={t('partners.empty_title')}
            text={t('partners.empty_text')}
            actions={add}
          />
        }
      />
      {adding && <PartnerDialog partner={null} onClose={() => setAdding(false)} />}
    </>
  );
}

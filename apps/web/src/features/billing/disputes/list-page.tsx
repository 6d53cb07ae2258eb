import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { disputeStates, endpoints, type DeskDisputeRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconCircleCheck } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { When } from '../../../ui/when.tsx';
import css from './disputes.module.css';
import { DisputeStateChip } from './state-chip.tsx';

const names = ['state', 'search'] as const;
const segments = ['under_way', 'all'] as const;
const sorts = ['created_at', '-created_at', 'amount', '-amount'] as const;
const everyMs = 30_000;

function useColumns(): readonly Column<DeskDisputeRow>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return useMemo(
    () => [
      {
        key: 'invoice',
        title: t('disputes.list.invoice'),
        card: 'head',
        width: '110px',
        cell: ({ invoice }) => <span className={css.number}>{t('invoices.number', { number: invoice.number })}</span>,
      },
      {
        key: 'state',
        title: t('disputes.list.status'),
        card: 'corner',
        width: '180px',
        cell: ({ state }) => <DisputeStateChip state={state} />,
      },
      { key: 'account', title: t('disputes.list.account'), cell: ({ account }) => account.name },
      { key: 'reason', title: t('disputes.list.reason'), cell: ({ reason }) => t(`disputes.reasons.${reason}`) },
      { key: 'carrier', title: t('disputes.list.carrier'), cell: (row) => row.carrier_name ?? '–' },
      { key: 'by', title: t('disputes.list.by'), card: 'none', cell: (row) => row.opened_by },
      {
        key: 'opened',
        title: t('disputes.list.opened'),
        sort: 'created_at',
        cell: (row) => <When at={row.created_at} zone={ownZone()} />,
      },
      {
        key: 'amount',
        title: t('disputes.list.amount'),
        sort: 'amount',
        numeric: true,
        cell: ({ amount }) => money(amount),
      },
    ],
    [t, money],
  );
}

/** Disputes of every account, those to decide first. */
export function DisputesPage() {
  const { t } = useTranslation();
  const list = useList(names, 'created_at');
  const asked = disputeStates.find((one) => one === list.filters.state);
  const state = asked ?? segments.find((one) => one === list.filters.state) ?? 'under_way';
  const search = list.filters.search?.slice(0, 60);
  const sort = sorts.find((one) => one === list.sort) ?? 'created_at';
  const query = useQuery({
    ...apiQuery(endpoints.staffDisputes.list, {
      query: { state, ...(search ? { search } : {}), sort, page: list.page, per_page: list.perPage },
    }),
    refetchInterval: everyMs,
  });
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('titles.disputes')} note={t('disputes.list.note')} />
      <ListTools list={list} label={t('disputes.list.search')} clearLabel={t('disputes.list.clear_search')}>
        <SegmentedControl
          aria-label={t('disputes.list.state')}
          data={segments.map((value) => ({ value, label: t(`disputes.list.${value}`) }))}
          value={asked === undefined ? state : ''}
          onChange={(value) => list.filter({ state: value === 'under_way' ? '' : value })}
        />
        <NativeSelect
          aria-label={t('disputes.list.other_states')}
          value={asked ?? ''}
          onChange={({ currentTarget }) => list.filter({ state: currentTarget.value })}
          data={[
            { value: '', label: t('disputes.list.other_states') },
            ...disputeStates.map((value) => ({ value, label: t(`disputes.states.${value}`) })),
          ]}
        />
      </ListTools>
      <DataTable
        label={t('titles.disputes')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'admin.disputes.detail', params: { id: row.id } })}
        empty={
          <EmptyState
            picture={<IconCircleCheck size={32} aria-hidden="true" />}
            title={t('disputes.list.empty_title')}
            text={t('disputes.list.empty_text')}
          />
        }
      />
    </>
  );
}

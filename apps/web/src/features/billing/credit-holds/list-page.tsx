import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type CreditRow } from '@waybill/contract';
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
import css from './credit-holds.module.css';
import { amountsIn } from './own-credit.ts';
import { CreditChip } from './credit-chip.tsx';

const names = ['state', 'search'] as const;
const states = ['held', 'open', 'all'] as const;

function useColumns(): readonly Column<CreditRow>[] {
  const { t } = useTranslation();
  const { money, date, dateTime } = useChargedFormats();
  return useMemo(
    () => [
      {
        key: 'account',
        title: t('credit_holds.list.account'),
        card: 'head',
        cell: (row) => <span className={css.name}>{row.account.name}</span>,
      },
      {
        key: 'status',
        title: t('credit_holds.list.status'),
        card: 'corner',
        width: '120px',
        cell: (row) => <CreditChip row={row} />,
      },
      {
        key: 'cause',
        title: t('credit_holds.list.cause'),
        cell: (row) => (row.cause === null ? '–' : t(`credit_holds.cause.${row.cause}`)),
      },
      {
        key: 'past_due',
        title: t('credit_holds.list.past_due'),
        numeric: true,
        cell: (row) =>
          row.past_due_count === 0 ? (
            '–'
          ) : (
            <span className={css.two}>
              {amountsIn(row.past_due, money)}
              <span className="wb-soft">{t('credit_holds.list.invoices', { count: row.past_due_count })}</span>
            </span>
          ),
      },
      {
        key: 'exposure',
        title: t('credit_holds.list.exposure'),
        numeric: true,
        cell: (row) => money(row.exposure),
      },
      {
        key: 'limit',
        title: t('credit_holds.list.limit'),
        numeric: true,
        cell: (row) => (row.limit === null ? t('credit_holds.list.no_limit') : money(row.limit)),
      },
      {
        key: 'since',
        title: t('credit_holds.list.since'),
        cell: (row) => (row.since === null ? '–' : dateTime(row.since, ownZone())),
      },
      {
        key: 'until',
        title: t('credit_holds.list.until'),
        cell: (row) => (row.open_until === null ? '–' : date(row.open_until)),
      },
    ],
    [t, money, date, dateTime],
  );
}

/** Accounts on credit hold, those that were opened for a while, or all of them. */
export function CreditHoldsPage() {
  const { t } = useTranslation();
  const list = useList(names, 'name');
  const state = states.find((one) => one === list.filters.state) ?? 'held';
  const search = list.filters.search?.slice(0, 60);
  const asked = { state, ...(search ? { search } : {}), page: list.page, per_page: list.perPage };
  const query = useQuery({
    ...apiQuery(endpoints.creditHolds.list, { query: asked }),
    refetchOnWindowFocus: 'always',
  });
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('titles.credit_holds')} note={t('credit_holds.list.note')} />
      <ListTools list={list} label={t('credit_holds.list.search')} clearLabel={t('credit_holds.list.clear_search')}>
        <SegmentedControl
          aria-label={t('credit_holds.list.state')}
          data={states.map((value) => ({ value, label: t(`credit_holds.list.states.${value}`) }))}
          value={state}
          onChange={(value) => list.filter({ state: value === 'held' ? '' : value })}
        />
      </ListTools>
      <DataTable
        label={t('titles.credit_holds')}
        columns={columns}
        query={query}
        list={state === 'held' ? list : { ...list, filtered: list.filters.search !== undefined }}
        rowKey={(row) => row.account.id}
        rowLink={(row) => ({ to: 'admin.credit-holds.detail', params: { id: row.account.id } })}
        empty={
          <EmptyState
            picture={<IconCircleCheck size={32} aria-hidden="true" />}
            title={t(state === 'open' ? 'credit_holds.list.empty_open_title' : 'credit_holds.list.empty_held_title')}
            text={t(state === 'open' ? 'credit_holds.list.empty_open_text' : 'credit_holds.list.empty_held_text')}
          />
        }
      />
    </>
  );
}

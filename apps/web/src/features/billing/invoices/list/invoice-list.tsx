import type { Answer, endpoints, InvoiceRow } from '@waybill/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../../lib/api/problem.ts';
import type { RouteTarget } from '../../../../lib/routes/table.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { ListTools } from '../../../../ui/table/list-tools.tsx';
import type { Selection } from '../../../../ui/table/selection.tsx';
import type { List } from '../../../../ui/table/use-list.ts';
import { useInvoiceColumns } from './columns.tsx';
import { InvoiceTabs } from './invoice-tabs.tsx';
import { useSumRows } from './sum-rows.tsx';

type Props = {
  readonly kind: 'open' | 'history';
  readonly words: { readonly title: string; readonly note: string };
  readonly list: List<'search'>;
  readonly query: UseQueryResult<Answer<typeof endpoints.invoices.list>, ApiProblem>;
  readonly actions: ReactNode;
  /** Sums of the whole list, above its filters. */
  readonly above?: ReactNode;
  /** What stands beside the search. */
  readonly filters: { readonly before?: ReactNode; readonly after: ReactNode };
  readonly empty: ReactNode;
  /** Rows can be ticked; left out where this person may not. */
  readonly select?: Selection<InvoiceRow> | undefined;
  /** Under the list. */
  readonly below?: ReactNode;
};

const rowLink = ({ id }: InvoiceRow): RouteTarget => ({ to: 'invoices.detail', params: { id } });

/** A list of invoices with its tabs, filters and sums: the open ones, or those that are paid. */
export function InvoiceList({ kind, words, list, query, actions, above, filters, empty, select, below }: Props) {
  const { t } = useTranslation();
  const columns = useInvoiceColumns(kind);
  const sumRows = useSumRows();
  const shown = query.data;
  return (
    <>
      <PageHeader title={words.title} note={words.note} actions={actions} />
      <InvoiceTabs current={kind} paid={kind === 'history' ? shown?.meta.total : undefined} />
      {above}
      <ListTools list={list} label={t('invoices.filter.search')} clearLabel={t('invoices.filter.clear_search')}>
        {filters.before}
        {filters.after}
      </ListTools>
      <DataTable
        label={t(`invoices.tabs.${kind}`)}
        columns={columns}
        query={query}
        list={list}
        rowKey={({ id }) => id}
        rowLink={rowLink}
        select={select}
        empty={empty}
        failed={t('invoices.failed')}
        foot={shown && sumRows({ kind, count: shown.meta.total, sums: shown.sums })}
        fixed
      />
      {below}
    </>
  );
}

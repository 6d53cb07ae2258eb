import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type InvoiceRow } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import type { RouteTarget } from '../../lib/routes/table.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export/export-button.tsx';
import { IconHistory } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { todayHere } from '../tracking/public.ts';
import { invoiceHistoryQuery } from './api.ts';
import { useInvoiceColumns } from './list/columns.tsx';
import { firstSort, historyFilters, historyQueryOf } from './list/filters.ts';
import { InvoiceTabs } from './list/invoice-tabs.tsx';
import { PaidRange } from './list/paid-range.tsx';
import { SumRows } from './list/sum-rows.tsx';
import css from './list/tools.module.css';

const rowLink = ({ id }: InvoiceRow): RouteTarget => ({ to: 'invoices.detail', params: { id } });

/** Invoices that are paid, by the day they were: those of the past 7 days until others are asked for. */
export function InvoiceHistoryPage() {
  const { t } = useTranslation();
  const list = useList(historyFilters, firstSort.history);
  const query = useQuery(invoiceHistoryQuery(list));
  const columns = useInvoiceColumns('history');
  const shown = query.data;
  return (
    <>
      <PageHeader
        title={t('titles.invoice_history')}
        note={t('invoices.history_note')}
        actions={
          <ExportButton
            endpoint={endpoints.invoices.exportHistory}
            words="invoices"
            name="invoice-history"
            query={historyQueryOf(list)}
            disabled={(shown?.data.length ?? 0) === 0}
          />
        }
      />
      <InvoiceTabs current="history" paid={shown?.meta.total} />
      <div className={css.tools} role="search">
        <SearchField
          list={list}
          className={css.search}
          label={t('invoices.filter.search')}
          clearLabel={t('invoices.filter.clear_search')}
        />
        <PaidRange list={list} />
      </div>
      <div className={css.sheet}>
        <DataTable
          label={t('invoices.tabs.history')}
          columns={columns}
          query={query}
          list={list}
          rowKey={({ id }) => id}
          rowLink={rowLink}
          empty={
            <EmptyState
              picture={<IconHistory size={32} aria-hidden="true" />}
              title={t('invoices.empty.history_title')}
              text={t('invoices.empty.history_text')}
              actions={
                <Button onClick={() => list.filter({ from: addDays(todayHere(), -90), to: '' })}>
                  {t('invoices.empty.look_back')}
                </Button>
              }
            />
          }
          failed={t('invoices.failed')}
          foot={shown && <SumRows kind="history" count={shown.meta.total} sums={shown.sums} before={8} />}
        />
      </div>
    </>
  );
}

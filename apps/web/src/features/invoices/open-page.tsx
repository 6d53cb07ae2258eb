import { useQuery } from '@tanstack/react-query';
import { endpoints, type InvoiceRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { RouteTarget } from '../../lib/routes/table.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export/export-button.tsx';
import { IconAlertCircle, IconReceipt2 } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { useList } from '../../ui/table/use-list.ts';
import { openInvoicesQuery } from './api.ts';
import { useInvoiceColumns } from './list/columns.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { firstSort, openFilters, openQueryOf } from './list/filters.ts';
import { InvoiceTabs } from './list/invoice-tabs.tsx';
import { SumRows } from './list/sum-rows.tsx';
import css from './list/tools.module.css';
import { Summaries } from './summary/summaries.tsx';
import { summaryQuery } from './summary/summary-query.ts';

const rowLink = ({ id }: InvoiceRow): RouteTarget => ({ to: 'invoices.detail', params: { id } });

/** What the account still has to pay: sums by age, and every open invoice. */
export function OpenInvoicesPage() {
  const { t } = useTranslation();
  const list = useList(openFilters, firstSort.open);
  const query = useQuery(openInvoicesQuery(list));
  const counts = useQuery(summaryQuery()).data?.data.counts;
  const columns = useInvoiceColumns('open');
  const shown = query.data;
  return (
    <>
      <PageHeader
        title={t('titles.invoices')}
        note={t('invoices.open_note')}
        actions={
          <ExportButton
            endpoint={endpoints.invoices.export}
            words="invoices"
            name="open-invoices"
            query={openQueryOf(list)}
            disabled={(shown?.data.length ?? 0) === 0}
          />
        }
      />
      <InvoiceTabs current="open" />
      <Summaries />
      <div className={css.tools} role="search">
        <FilterBar list={list} counts={counts} />
        <SearchField
          list={list}
          className={css.search}
          label={t('invoices.filter.search')}
          clearLabel={t('invoices.filter.clear_search')}
        />
        <span className={css.calm}>
          <IconAlertCircle size={14} aria-hidden="true" />
          {t('invoices.never_chased')}
        </span>
      </div>
      <div className={css.sheet}>
        <DataTable
          label={t('invoices.tabs.open')}
          columns={columns}
          query={query}
          list={list}
          rowKey={({ id }) => id}
          rowLink={rowLink}
          empty={
            <EmptyState
              picture={<IconReceipt2 size={32} aria-hidden="true" />}
              title={t('invoices.empty.open_title')}
              text={t('invoices.empty.open_text')}
              actions={<LinkButton to="invoices.history">{t('invoices.empty.to_history')}</LinkButton>}
            />
          }
          failed={t('invoices.failed')}
          foot={shown && <SumRows kind="open" count={shown.meta.total} sums={shown.sums} before={8} />}
        />
      </div>
    </>
  );
}

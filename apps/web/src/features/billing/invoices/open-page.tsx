import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/routes/path-to.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconAlertCircle, IconReceipt2 } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { MergedRecords } from '../../identity/customer-views/public.ts';
import { OpenBanner } from '../credit-holds/public.ts';
import { PayBar, usePayable, WaitingBookings } from '../payments/public.ts';
import { openInvoicesQuery } from './api.ts';
import { FilterBar } from './list/filter-bar.tsx';
import { firstSort, openFilters, openQueryOf } from './list/filters.ts';
import { InvoiceFiles } from './list/invoice-files.tsx';
import { InvoiceList } from './list/invoice-list.tsx';
import css from './list/tools.module.css';
import { Summaries } from './summary/summaries.tsx';
import { summaryQuery } from './summary/summary-query.ts';

/** What the account still has to pay: sums by age, and every open invoice. */
export function OpenInvoicesPage() {
  const { t } = useTranslation();
  const list = useList(openFilters, firstSort.open);
  const query = useQuery(openInvoicesQuery(list));
  const counts = useQuery(summaryQuery()).data?.data.counts;
  const shown = query.data;
  const payable = usePayable(query.isPlaceholderData ? [] : (shown?.data ?? []), useAddressQuery()['choose'] === 'all');
  return (
    <InvoiceList
      kind="open"
      words={{ title: t('titles.invoices'), note: t('invoices.open_note') }}
      list={list}
      query={query}
      actions={<InvoiceFiles kind="open" query={openQueryOf(list)} count={shown?.meta.total} />}
      above={
        <>
          <MergedRecords path={pathTo('invoices.history')} />
          <OpenBanner />
          <WaitingBookings />
          <Summaries />
        </>
      }
      filters={{
        before: <FilterBar list={list} counts={counts} />,
        after: (
          <span className={css.calm}>
            <IconAlertCircle size={14} aria-hidden="true" />
            {t('invoices.never_chased')}
          </span>
        ),
      }}
      empty={
        <EmptyState
          picture={<IconReceipt2 size={32} aria-hidden="true" />}
          title={t('invoices.empty.open_title')}
          text={t('invoices.empty.open_text')}
          actions={<LinkButton to="invoices.history">{t('invoices.empty.to_history')}</LinkButton>}
        />
      }
      select={payable?.selection}
      below={
        payable !== null && (payable.chosen.length > 0 || (shown?.data.length ?? 0) > 0) && <PayBar payable={payable} />
      }
    />
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addDays } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { localToday } from '../../../lib/format/today.ts';
import { pathTo } from '../../../lib/routes/path-to.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconHistory } from '../../../ui/icons.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { MergedRecords } from '../../identity/customer-views/public.ts';
import { invoiceHistoryQuery } from './api.ts';
import { firstSort, historyFilters, historyQueryOf } from './list/filters.ts';
import { InvoiceFiles } from './list/invoice-files.tsx';
import { InvoiceList } from './list/invoice-list.tsx';
import { PaidRange } from './list/paid-range.tsx';

/** Invoices that are paid, by the day they were: those of the past 7 days until others are asked for. */
export function InvoiceHistoryPage() {
  const { t } = useTranslation();
  const list = useList(historyFilters, firstSort.history);
  const query = useQuery(invoiceHistoryQuery(list));
  return (
    <InvoiceList
      kind="history"
      words={{ title: t('titles.invoice_history'), note: t('invoices.history_note') }}
      list={list}
      query={query}
      actions={<InvoiceFiles kind="history" query={historyQueryOf(list)} count={query.data?.meta.total} />}
      above={<MergedRecords path={pathTo('invoices.history')} />}
      filters={{ after: <PaidRange list={list} /> }}
      empty={
        <EmptyState
          picture={<IconHistory size={32} aria-hidden="true" />}
          title={t('invoices.empty.history_title')}
          text={t('invoices.empty.history_text')}
          actions={
            <Button onClick={() => list.filter({ from: addDays(localToday(), -90), to: '' })}>
              {t('invoices.empty.look_back')}
            </Button>
          }
        />
      }
    />
  );
}

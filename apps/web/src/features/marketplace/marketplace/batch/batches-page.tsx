import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { DetailHead } from '../../../../ui/detail-head.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { useList } from '../../../../ui/table/use-list.ts';
import css from '../marketplace.module.css';
import { useBatchColumns } from './batch-columns.tsx';
import { isMoving } from './batch-values.ts';

const noFilters = [] as const;
const [watchedMs, restMs] = [3000, 30_000];

/** Everything that was quoted and shipped together, the latest first: the way back to what came of it. */
export function BatchesPage() {
  const { t } = useTranslation();
  const list = useList(noFilters, '-created_at');
  const query = useQuery({
    ...apiQuery(endpoints.marketplaceBatches.list, { query: { page: list.page, per_page: list.perPage } }),
    refetchInterval: ({ state }) => (state.data?.data.some(isMoving) ? watchedMs : restMs),
  });
  return (
    <>
      <DetailHead
        trail={t('marketplace.back')}
        back={{ to: 'ebay.orders', words: t('titles.ebay_orders') }}
        title={<span className={css.words}>{t('marketplace.batches')}</span>}
      />
      <p className={css.lead}>{t('marketplace.batches_note')}</p>
      <DataTable
        label={t('marketplace.batches')}
        columns={useBatchColumns()}
        query={query}
        list={list}
        rowKey={({ id }) => id}
        rowLink={({ id }) => ({ to: 'ebay.orders.batch', params: { id } })}
        failed={t('marketplace.batches_failed')}
        empty={
          <EmptyState
            title={t('marketplace.batches_empty_title')}
            text={t('marketplace.batches_empty_text')}
            actions={<LinkButton to="ebay.orders">{t('titles.ebay_orders')}</LinkButton>}
          />
        }
      />
    </>
  );
}

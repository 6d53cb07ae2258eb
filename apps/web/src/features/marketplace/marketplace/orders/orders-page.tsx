import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, orderStatuses, type MarketplaceOrderRow } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { CountTabs } from '../../../../ui/count-tabs/count-tabs.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { IconPlug, IconUpload } from '../../../../ui/icons.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { ListTools } from '../../../../ui/table/list-tools.tsx';
import { useChosen } from '../../../../ui/table/use-chosen.ts';
import { useList } from '../../../../ui/table/use-list.ts';
import { BatchDialog } from '../batch/batch-dialog.tsx';
import { ConnectionRow } from '../connect/connection-row.tsx';
import { ConsentNotice } from '../connect/consent-notice.tsx';
import { useConsent, useConsentReturn } from '../connect/use-consent.ts';
import { UploadDialog } from '../files/upload-dialog.tsx';
import css from '../marketplace.module.css';
import { firstSort, orderFilters, ordersQuery, statusIn } from './query.ts';
import { ChosenOrders } from './chosen-bar.tsx';
import { useOrderColumns } from './columns.tsx';
import { OrderedRange } from './ordered-range.tsx';

const everyMs = 15_000;
/** While orders come in somebody watches them do so. */
const importingMs = 2000;

function useOverview() {
  return useQuery({
    ...apiQuery(endpoints.marketplace.overview),
    refetchInterval: ({ state }) =>
      state.data?.data.connections.some(({ importing }) => importing !== null) ? importingMs : everyMs,
  }).data?.data;
}

/** Orders of the marketplaces, where they come from, and the ways to ship them. */
export function OrdersPage() {
  const { t } = useTranslation();
  const user = useUser();
  const list = useList(orderFilters, firstSort);
  const query = useQuery({
    ...apiQuery(endpoints.marketplace.orders, { query: ordersQuery(list) }),
    refetchInterval: everyMs,
  });
  const overview = useOverview();
  const consent = useConsent();
  const became = useConsentReturn();
  const chosen = useChosen<MarketplaceOrderRow>();
  const [uploading, setUploading] = useState(false);
  const [shipping, setShipping] = useState<readonly MarketplaceOrderRow[] | null>(null);
  const columns = useOrderColumns();
  const connections = overview?.connections ?? [];
  const mayManage = user?.abilities.includes('account.manage') ?? false;
  const mayBook = user?.abilities.includes('shipment.book') ?? false;
  const connectable = overview?.providers.some(({ code, connectable: can }) => code === 'ebay' && can) ?? false;
  const first = connections.every(({ provider }) => provider !== 'ebay');
  const actions = (
    <>
      {mayBook && (
        <Button leftSection={<IconUpload size={16} aria-hidden="true" />} onClick={() => setUploading(true)}>
          {t('marketplace.upload')}
        </Button>
      )}
      {mayManage && connectable && (
        <Button
          variant={first ? 'filled' : 'default'}
          leftSection={<IconPlug size={16} aria-hidden="true" />}
          loading={consent.asking}
          onClick={consent.ask}
        >
          {t('marketplace.connect')}
        </Button>
      )}
    </>
  );
  const counts = overview?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = (['to_ship', ...orderStatuses.filter((one) => one !== 'to_ship'), 'all'] as const).map((value) => ({
    key: value,
    words: value === 'all' ? t('marketplace.all') : t(`marketplace.statuses.${value}`),
    count: (value === 'all' ? all : counts?.[value]) ?? null,
  }));
  return (
    <>
      <PageHeader
        title={t('titles.ebay_orders')}
        note={t('marketplace.note')}
        actions={
          <>
            <LinkButton to="ebay.orders.batches" variant="subtle">
              {t('marketplace.batches')}
            </LinkButton>
            {actions}
          </>
        }
      />
      <ConsentNotice became={became} {...consent} />
      {connections.length > 0 && (
        <ul className={css.connections} aria-label={t('marketplace.connections')}>
          {connections.map((connection) => (
            <ConnectionRow key={connection.id} of={connection} {...consent} />
          ))}
        </ul>
      )}
      <CountTabs
        label={t('marketplace.status')}
        tabs={tabs}
        chosen={statusIn(list) ?? 'all'}
        choose={(status) => list.filter({ status: status === 'to_ship' ? '' : status })}
      />
      <ListTools list={list} label={t('marketplace.search')} clearLabel={t('marketplace.clear_search')}>
        <OrderedRange list={list} />
        {connections.length > 1 && (
          <NativeSelect
            aria-label={t('marketplace.shop')}
            value={list.filters.connection ?? ''}
            onChange={({ currentTarget }) => list.filter({ connection: currentTarget.value })}
            data={[
              { value: '', label: t('marketplace.any_connection') },
              ...connections.map(({ id, seller, provider }) => ({
                value: id,
                label: seller === '' ? t(`marketplace.providers.${provider}`) : seller,
              })),
            ]}
          />
        )}
      </ListTools>
      <DataTable
        label={t('titles.ebay_orders')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'ebay.orders.detail', params: { ebayId: row.external_id } })}
        select={{
          ...chosen,
          label: (row) => t('common.choose_row', { name: row.external_id }),
          labelAll: t('common.choose_page'),
          disabled: ({ status }) => status !== 'to_ship',
        }}
        bar={chosen.rows.length > 0 && <ChosenOrders chosen={chosen} onShip={setShipping} />}
        failed={t('marketplace.failed')}
        empty={
          connections.length > 0 && (all ?? 0) > 0 ? (
            <EmptyState
              title={t('marketplace.nothing_to_ship')}
              actions={<Button onClick={() => list.filter({ status: 'all' })}>{t('marketplace.all')}</Button>}
            />
          ) : (
            <EmptyState
              title={t('marketplace.empty_title')}
              text={t(connections.length === 0 ? 'marketplace.empty_text' : 'marketplace.empty_connected')}
              actions={connections.length === 0 && actions}
            />
          )
        }
      />
      {uploading && <UploadDialog onClose={() => setUploading(false)} />}
      {shipping !== null && <BatchDialog orders={shipping} onClose={() => setShipping(null)} />}
    </>
  );
}

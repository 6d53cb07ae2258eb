import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type MarketplaceOrder } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useAddressParams } from '../../../../lib/routes/use-address.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { DetailHead } from '../../../../ui/detail-head.tsx';
import page from '../../../../ui/detail-page.module.css';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { OrderChip } from '../chips.tsx';
import css from '../marketplace.module.css';
import { ItemsPanel } from './items-panel.tsx';
import { SameBuyerPanel } from './same-buyer-panel.tsx';
import { SlipButton } from './slip-button.tsx';
import { ShippedDialog } from './shipped-dialog.tsx';
import { BuyerPanel, ReportLaterPanel, ShipmentPanel, TrackingReportPanel } from './side-panels.tsx';

const everyMs = 15_000;

function Actions({ order, along }: { readonly order: MarketplaceOrder; readonly along: readonly string[] }) {
  const { t } = useTranslation();
  const user = useUser();
  const [marking, setMarking] = useState(false);
  if (order.status !== 'to_ship') return <SlipButton order={order} />;
  const target = {
    params: { ebayId: order.external_id },
    ...(along.length > 0 ? { search: { with: along.join() } } : {}),
  };
  return (
    <>
      <SlipButton order={order} />
      {user?.abilities.includes('shipment.book') && (
        <Button onClick={() => setMarking(true)}>{t('marketplace.mark')}</Button>
      )}
      {user?.abilities.includes('quote.create') && (
        <>
          <LinkButton to="ebay.quote" {...target}>
            {t('marketplace.quote')}
          </LinkButton>
          <LinkButton to="ebay.ship" variant="filled" {...target}>
            {t('marketplace.quote_ship')}
          </LinkButton>
        </>
      )}
      {marking && <ShippedDialog order={order} onClose={() => setMarking(false)} />}
    </>
  );
}

function Order({ order }: { readonly order: MarketplaceOrder }) {
  const { t } = useTranslation();
  const [along, setAlong] = useState<readonly string[]>([]);
  return (
    <div className={page.page}>
      <DetailHead
        trail={t('marketplace.back')}
        back={{ to: 'ebay.orders', words: t('titles.ebay_orders') }}
        title={
          <span className={css.head}>
            {order.external_id} <OrderChip status={order.status} />
          </span>
        }
        actions={<Actions order={order} along={along} />}
      />
      {order.status === 'unpaid' && <Notice tone="care" title={t('marketplace.not_paid')} />}
      <div className={page.columns}>
        <div className={page.column}>
          <ItemsPanel order={order} />
          {order.status === 'to_ship' && order.same_buyer.length > 0 && (
            <SameBuyerPanel orders={order.same_buyer} along={along} onChoose={setAlong} />
          )}
        </div>
        <div className={page.column}>
          {order.shipment !== null && <ShipmentPanel shipment={order.shipment} />}
          {order.told !== null && <TrackingReportPanel order={order} told={order.told} />}
          {order.told === null && order.shipment !== null && order.report_at !== null && (
            <ReportLaterPanel provider={order.provider} at={order.report_at} />
          )}
          <BuyerPanel order={order} />
        </div>
      </div>
    </div>
  );
}

/** One order of a marketplace. */
export function OrderPage() {
  const { ebayId = '' } = useAddressParams();
  const query = useQuery({
    ...apiQuery(endpoints.marketplace.order, { params: { id: ebayId } }),
    refetchInterval: everyMs,
  });
  if (query.data !== undefined) return <Order order={query.data.data} />;
  if (query.isError) return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
  return (
    <div className={css.waiting} aria-hidden="true">
      <Skeleton height={36} />
      <Skeleton height={240} />
    </div>
  );
}

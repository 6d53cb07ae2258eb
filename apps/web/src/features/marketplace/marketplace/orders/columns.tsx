import type { MarketplaceOrderRow } from '@waybill/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../../lib/format/today.ts';
import { useChargedFormats, useFormats } from '../../../../lib/format/use-formats.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { When } from '../../../../ui/when.tsx';
import { OrderChip, TrackingReportChip } from '../chips.tsx';
import css from '../marketplace.module.css';

/** By when it was promised to leave; late is said in words too. */
function ShipBy({ order: { ship_by: at, status } }: { readonly order: MarketplaceOrderRow }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [now] = useState(() => Date.now());
  if (at === null) return '–';
  const late = status === 'to_ship' && Date.parse(at) < now;
  return (
    <span className={css.day} data-late={late || undefined}>
      {date(localDay(at))}
      {late && <span className={css.care}> {t('marketplace.late')}</span>}
    </span>
  );
}

/** The columns of the orders. */
export function useOrderColumns(): readonly Column<MarketplaceOrderRow>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return useMemo(
    () => [
      {
        key: 'order',
        title: t('marketplace.order'),
        card: 'head',
        width: '168px',
        cell: (row) => <span className={css.number}>{row.external_id}</span>,
      },
      {
        key: 'status',
        title: t('marketplace.status'),
        card: 'corner',
        width: '116px',
        cell: ({ status }) => <OrderChip status={status} />,
      },
      {
        key: 'buyer',
        title: t('marketplace.buyer'),
        sort: 'buyer',
        cell: ({ buyer, together }) => (
          <span className={css.twoLines}>
            {buyer}
            {together > 0 && <span className={css.soft}>{t('marketplace.together', { count: together })}</span>}
          </span>
        ),
      },
      {
        key: 'ship_to',
        priority: 3,
        card: 'line',
        title: t('marketplace.ships_to'),
        width: '14%',
        cell: ({ ship_to: to }) => `${to.city}, ${to.state || to.country} ${to.postal_code}`,
      },
      {
        key: 'items',
        priority: 2,
        title: t('marketplace.items'),
        width: '22%',
        cell: ({ titles, lines, pieces, matched }) => (
          <span className={css.twoLines}>
            <span className={css.titles}>
              {titles[0]}{' '}
              {lines > 1 && <span className="wb-soft">{t('marketplace.more_items', { count: lines - 1 })}</span>}
            </span>
            <span className={css.soft}>
              {t('marketplace.pieces', { count: pieces })}
              {matched < lines && (
                <span className={css.care}> · {t('marketplace.in_catalog', { matched, lines })}</span>
              )}
            </span>
          </span>
        ),
      },
      {
        key: 'ordered',
        priority: 4,
        title: t('marketplace.ordered'),
        sort: 'ordered_at',
        cell: (row) => <When at={row.ordered_at} />,
      },
      {
        key: 'ship_by',
        card: 'part',
        title: t('marketplace.ship_by'),
        sort: 'ship_by',
        cell: (row) => <ShipBy order={row} />,
      },
      {
        key: 'shipment',
        title: t('marketplace.shipment'),
        cell: ({ shipment, told }) => (
          <span className={css.twoLines}>
            {shipment && (
              <RouteLink to="tracking.detail" params={{ loadId: shipment.id }} className={css.over}>
                <span className="wb-mono">{shipment.bol_number}</span>
              </RouteLink>
            )}
            {told && <TrackingReportChip state={told.state} />}
          </span>
        ),
      },
      {
        key: 'total',
        title: t('marketplace.total'),
        sort: 'total',
        numeric: true,
        pin: true,
        card: 'amount',
        cell: (row) => (row.total === null ? '–' : money(row.total)),
      },
    ],
    [t, money],
  );
}

import type { ShipmentRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { StatusChip } from '../../../../ui/freight/status/status-chip.tsx';
import { Lane } from '../../../../ui/freight/lane/lane.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import css from './cells.module.css';
import type { boards } from './filters.ts';
import { Day, When } from '../../../../ui/when.tsx';
import { DueCell } from './due-cell.tsx';

/**
 * The columns of every shipments list. Widths are shares of the sheet, so that nothing moves from page to page.
 * @param kind one of the account's own lists: what a shipment waits for is a link to where it is done, and more columns sort
 */
export function useShipmentColumns<Row extends ShipmentRow>(
  kind: keyof typeof boards | 'staff' = 'staff',
): readonly Column<Row>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(() => {
    const own = kind !== 'staff';
    const sorting = (sort: string) => (own ? { sort } : {});
    return [
      {
        key: 'bol',
        title: t('tracking.column.bol'),
        sort: 'bol_number',
        width: own ? '130px' : '138px',
        card: 'head',
        cell: (row) => <span className="wb-mono">{row.bol_number}</span>,
      },
      {
        key: 'status',
        title: t('tracking.column.status'),
        ...sorting(kind === 'tracking' ? 'attention' : 'status'),
        width: '140px',
        card: 'corner',
        cell: (row) => <StatusChip status={row.action_required === null ? row.status : 'action_required'} />,
      },
      {
        key: 'lane',
        title: t('tracking.column.lane'),
        card: 'line',
        cell: (row) => (
          <Lane
            origin={{ city: row.origin_city, state: row.origin_state, zip: row.origin_postal_code }}
            destination={{ city: row.destination_city, state: row.destination_state, zip: row.destination_postal_code }}
            consignee={row.consignee}
          />
        ),
      },
      {
        key: 'carrier',
        title: t('tracking.column.carrier'),
        ...sorting('carrier'),
        width: '140px',
        priority: 2,
        card: 'part',
        cell: (row) => row.carrier_name,
      },
      {
        key: 'pro',
        title: t('tracking.column.pro'),
        width: '118px',
        priority: 5,
        card: 'none',
        cell: (row) => (
          <span className={css.number} title={row.pro_number ?? row.tracking_number ?? undefined}>
            {row.pro_number ?? row.tracking_number ?? '–'}
          </span>
        ),
      },
      {
        key: 'pickup',
        title: t('tracking.column.pickup'),
        sort: 'pickup_date',
        width: '86px',
        priority: kind === 'tracking' ? 3 : 4,
        card: 'none',
        cell: (row) => <Day on={row.pickup_date} />,
      },
      {
        key: 'due',
        title: t('tracking.column.due'),
        ...sorting('delivery'),
        width: '112px',
        card: 'part',
        cell: (row) => <DueCell row={row} resolvable={own} />,
      },
      {
        key: 'reference',
        title: t('tracking.column.reference'),
        width: '84px',
        priority: kind === 'history' ? 3 : 4,
        card: 'none',
        cell: (row) => (
          <span className="wb-soft" title={row.reference ?? undefined}>
            {row.reference ?? '–'}
          </span>
        ),
      },
      {
        key: 'mode',
        title: t('tracking.column.mode'),
        width: '92px',
        priority: 5,
        card: 'none',
        cell: (row) => t(`terms.modes.${row.mode}`),
      },
      {
        key: 'booked',
        title: t('tracking.column.booked'),
        ...sorting('created_at'),
        width: '88px',
        priority: 4,
        card: 'none',
        cell: (row) => <When at={row.created_at} />,
      },
      {
        key: 'total',
        title: t('tracking.column.total'),
        ...sorting('total'),
        numeric: true,
        pin: true,
        width: '92px',
        card: 'amount',
        cell: (row) => (
          <span className={css.total} data-off={row.status === 'canceled' || undefined}>
            {formats.money(row.total)}
          </span>
        ),
      },
    ];
  }, [t, formats, kind]);
}

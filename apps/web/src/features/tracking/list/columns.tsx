import type { ShipmentRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { StatusChip } from '../../../ui/freight/status/status-chip.tsx';
import { WaybillStub } from '../../../ui/freight/strip/waybill-stub.tsx';
import { CarrierNumber } from '../../../ui/freight/type/carrier-number.tsx';
import { IconArrowRight } from '../../../ui/icons.ts';
import type { Column } from '../../../ui/table/column.ts';
import css from './cells.module.css';
import { shortDay } from './days.ts';
import { DueCell } from './due-cell.tsx';

type PlaceProps = { readonly city: string; readonly state: string; readonly zip: string };

/** City and state, and the ZIP where there is room for it. */
function PlaceCell({ city, state, zip }: PlaceProps) {
  return (
    <span className={css.place}>
      <span className={css.city}>
        {city}, {state}
      </span>
      <span className={css.zip}>{zip}</span>
    </span>
  );
}

function To(place: PlaceProps) {
  return (
    <span className={css.to}>
      <IconArrowRight size={14} aria-hidden="true" />
      <PlaceCell {...place} />
    </span>
  );
}

/** The columns of every shipments list. Widths are shares of the sheet, so that nothing moves from page to page. */
export function useShipmentColumns<Row extends ShipmentRow>(): readonly Column<Row>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(
    () => [
      {
        key: 'bol',
        title: t('tracking.column.bol'),
        sort: 'bol_number',
        width: '158px',
        card: 'head',
        cell: (row) => <WaybillStub number={row.bol_number} />,
      },
      {
        key: 'status',
        title: t('tracking.column.status'),
        width: '142px',
        card: 'corner',
        cell: (row) => <StatusChip status={row.action_required === null ? row.status : 'action_required'} />,
      },
      {
        key: 'from',
        title: t('tracking.column.from'),
        width: '12%',
        cell: (row) => <PlaceCell city={row.origin_city} state={row.origin_state} zip={row.origin_postal_code} />,
      },
      {
        key: 'to',
        title: t('tracking.column.to'),
        width: '14%',
        cell: (row) => (
          <To city={row.destination_city} state={row.destination_state} zip={row.destination_postal_code} />
        ),
      },
      {
        key: 'carrier',
        title: t('tracking.column.carrier'),
        width: '13.5%',
        cell: (row) => <span className={css.line}>{row.carrier_name}</span>,
      },
      {
        key: 'pro',
        title: t('tracking.column.pro'),
        width: '118px',
        card: 'none',
        cell: (row) => <CarrierNumber value={row.pro_number} />,
      },
      {
        key: 'pickup',
        title: t('tracking.column.pickup'),
        sort: 'pickup_date',
        width: '78px',
        card: 'none',
        cell: (row) => <span className={css.line}>{shortDay(row.pickup_date)}</span>,
      },
      { key: 'due', title: t('tracking.column.due'), width: '13%', cell: (row) => <DueCell row={row} /> },
      {
        key: 'reference',
        title: t('tracking.column.reference'),
        width: '8%',
        card: 'none',
        cell: (row) => (
          <span className={css.soft} title={row.reference ?? undefined}>
            {row.reference ?? '–'}
          </span>
        ),
      },
      {
        key: 'total',
        title: t('tracking.column.total'),
        numeric: true,
        width: '100px',
        cell: (row) => (
          <span className={css.total} data-off={row.status === 'canceled' || undefined}>
            {formats.money(row.total)}
          </span>
        ),
      },
    ],
    [t, formats],
  );
}

import type { ShipmentRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { StatusChip } from '../../../ui/freight/status/status-chip.tsx';
import { WaybillStub } from '../../../ui/freight/strip/waybill-stub.tsx';
import { CarrierNumber } from '../../../ui/freight/type/carrier-number.tsx';
import { PlaceLine } from '../../../ui/freight/type/place-line.tsx';
import { IconArrowRight } from '../../../ui/icons.ts';
import type { Column } from '../../../ui/table/column.ts';
import css from './cells.module.css';
import { shortDay } from './days.ts';
import { DueCell } from './due-cell.tsx';

function From({ row }: { readonly row: ShipmentRow }) {
  return (
    <span className={css.line}>
      <PlaceLine city={row.origin_city} state={row.origin_state} postalCode={row.origin_postal_code} />
    </span>
  );
}

function To({ row }: { readonly row: ShipmentRow }) {
  return (
    <span className={css.to}>
      <IconArrowRight size={14} aria-hidden="true" />
      <span className={css.line}>
        <PlaceLine city={row.destination_city} state={row.destination_state} postalCode={row.destination_postal_code} />
      </span>
    </span>
  );
}

/** The columns of every shipments list. Widths are shares of the sheet, so that nothing moves from page to page. */
export function useShipmentColumns<Row extends ShipmentRow>(): readonly Column<Row>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(
    () => [
      { key: 'bol', title: t('tracking.column.bol'), sort: 'bol_number', width: '172px', card: 'head', cell: (row) => <WaybillStub number={row.bol_number} /> },
      { key: 'status', title: t('tracking.column.status'), width: '138px', card: 'corner', cell: (row) => <StatusChip status={row.action_required === null ? row.status : 'action_required'} /> },
      { key: 'from', title: t('tracking.column.from'), width: '14%', cell: (row) => <From row={row} /> },
      { key: 'to', title: t('tracking.column.to'), width: '16%', cell: (row) => <To row={row} /> },
      { key: 'carrier', title: t('tracking.column.carrier'), width: '14%', cell: (row) => <span className={css.line}>{row.carrier_name}</span> },
      { key: 'pro', title: t('tracking.column.pro'), width: '122px', cell: (row) => <CarrierNumber value={row.pro_number} /> },
      { key: 'pickup', title: t('tracking.column.pickup'), sort: 'pickup_date', width: '76px', cell: (row) => <span className={css.line}>{shortDay(row.pickup_date)}</span> },
      { key: 'due', title: t('tracking.column.due'), width: '13%', cell: (row) => <DueCell row={row} /> },
      { key: 'reference', title: t('tracking.column.reference'), width: '9%', cell: (row) => <span className={css.soft} title={row.reference ?? undefined}>{row.reference ?? '–'}</span> },
      {
        key: 'total',
        title: t('tracking.column.total'),
        numeric: true,
        width: '96px',
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

import type { ShipmentRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { StatusChip } from '../../../../ui/freight/status/status-chip.tsx';
import { WaybillStub } from '../../../../ui/freight/strip/waybill-stub.tsx';
import { IconArrowRight } from '../../../../ui/icons.ts';
import type { Column } from '../../../../ui/table/column.ts';
import css from './cells.module.css';
import { localToday } from '../../../../lib/format/today.ts';
import { shortDay } from '../../../../lib/format/days.ts';
import { DueCell } from './due-cell.tsx';

type PlaceProps = { readonly city: string; readonly state: string; readonly zip: string };

/** City and state, and the ZIP where there is room for it. */
function PlaceCell({ city, state, zip }: PlaceProps) {
  return (
    <span className={css.place}>
      <span className={css.city} title={`${city}, ${state}`}>
        <span className={css.name}>{city}</span>, {state}
      </span>
      <span className={css.zip}>{zip}</span>
    </span>
  );
}

/** Who receives it, and where. */
function To({ consignee, ...place }: PlaceProps & { readonly consignee: string | null }) {
  return (
    <span className={css.to}>
      <IconArrowRight size={14} aria-hidden="true" />
      <span className={css.receiver}>
        {consignee !== null && (
          <span className={css.line} title={consignee}>
            {consignee}
          </span>
        )}
        <PlaceCell {...place} />
      </span>
    </span>
  );
}

/**
 * The columns of every shipments list. Widths are shares of the sheet, so that nothing moves from page to page.
 * @param own the account's own list: what a shipment waits for is a link to where it is done, and more columns sort
 */
export function useShipmentColumns<Row extends ShipmentRow>(own = false): readonly Column<Row>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(() => {
    const sorting = (sort: string) => (own ? { sort } : {});
    return [
      {
        key: 'bol',
        title: t('tracking.column.bol'),
        sort: 'bol_number',
        width: '148px',
        card: 'head',
        cell: (row) => <WaybillStub number={row.bol_number} />,
      },
      {
        key: 'status',
        title: t('tracking.column.status'),
        ...sorting('status'),
        width: '134px',
        card: 'corner',
        cell: (row) => <StatusChip status={row.action_required === null ? row.status : 'action_required'} />,
      },
      {
        key: 'from',
        title: t('tracking.column.from'),
        width: '12.3%',
        cell: (row) => <PlaceCell city={row.origin_city} state={row.origin_state} zip={row.origin_postal_code} />,
      },
      {
        key: 'to',
        title: t('tracking.column.to'),
        width: '14.5%',
        cell: (row) => (
          <To
            consignee={row.consignee}
            city={row.destination_city}
            state={row.destination_state}
            zip={row.destination_postal_code}
          />
        ),
      },
      {
        key: 'carrier',
        title: t('tracking.column.carrier'),
        ...sorting('carrier'),
        width: '14.3%',
        cell: (row) => <span className={css.line}>{row.carrier_name}</span>,
      },
      {
        key: 'pro',
        title: t('tracking.column.pro'),
        width: '106px',
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
        width: '80px',
        card: 'none',
        cell: (row) => <span className={css.line}>{shortDay(row.pickup_date)}</span>,
      },
      {
        key: 'due',
        title: t('tracking.column.due'),
        ...sorting('delivery'),
        width: '12.2%',
        cell: (row) => <DueCell row={row} resolvable={own} />,
      },
      {
        key: 'reference',
        title: t('tracking.column.reference'),
        width: '9.2%',
        card: 'none',
        cell: (row) => (
          <span className={css.soft} title={row.reference ?? undefined}>
            {row.reference ?? '–'}
          </span>
        ),
      },
      {
        key: 'mode',
        title: t('tracking.column.mode'),
        width: '90px',
        card: 'none',
        cell: (row) => <span className={css.line}>{t(`terms.modes.${row.mode}`)}</span>,
      },
      {
        key: 'booked',
        title: t('tracking.column.booked'),
        width: '84px',
        card: 'none',
        cell: (row) => <span className={css.line}>{shortDay(localToday(new Date(row.created_at)))}</span>,
      },
      {
        key: 'total',
        title: t('tracking.column.total'),
        ...sorting('total'),
        numeric: true,
        width: '88px',
        cell: (row) => (
          <span className={css.total} data-off={row.status === 'canceled' || undefined}>
            {formats.money(row.total)}
          </span>
        ),
      },
    ];
  }, [t, formats, own]);
}

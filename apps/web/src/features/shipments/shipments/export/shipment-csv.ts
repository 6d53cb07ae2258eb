import { csvTime, type CsvColumn, type ShipmentRow } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { ownZone } from '../../../../lib/format/zones.ts';

/**
 * The columns of exported shipments: those of the list, in parts that a sheet can sort by. Times are by the reader's
 * clock, which the heading names.
 */
export function shipmentCsv(t: TFunction): readonly CsvColumn<ShipmentRow>[] {
  const zone = ownZone();
  return [
    { title: t('tracking.column.bol'), value: (row) => row.bol_number },
    {
      title: t('tracking.column.status'),
      value: (row) => t(`freight.status.${row.action_required === null ? row.status : 'action_required'}`),
    },
    { title: t('tracking.export.mode'), value: (row) => t(`terms.modes.${row.mode}`) },
    { title: t('tracking.export.origin_city'), value: (row) => row.origin_city },
    { title: t('tracking.export.origin_state'), value: (row) => row.origin_state },
    { title: t('tracking.export.origin_zip'), value: (row) => row.origin_postal_code },
    { title: t('tracking.export.destination_city'), value: (row) => row.destination_city },
    { title: t('tracking.export.destination_state'), value: (row) => row.destination_state },
    { title: t('tracking.export.destination_zip'), value: (row) => row.destination_postal_code },
    { title: t('tracking.export.consignee'), value: (row) => row.consignee },
    { title: t('tracking.column.carrier'), value: (row) => row.carrier_name },
    { title: t('tracking.export.pro'), value: (row) => row.pro_number },
    { title: t('tracking.export.tracking'), value: (row) => row.tracking_number },
    { title: t('tracking.column.pickup'), value: (row) => row.pickup_date },
    { title: t('tracking.export.delivery_date'), value: (row) => row.delivery_date },
    { title: `${t('tracking.export.delivered_at')} (${zone})`, value: (row) => csvTime(row.delivered_at, zone) },
    { title: t('tracking.column.reference'), value: (row) => row.reference },
    { title: t('tracking.column.total'), value: (row) => row.total.amount / 100, decimals: 2 },
    { title: t('tracking.export.currency'), value: (row) => row.total.currency },
    { title: `${t('tracking.export.booked')} (${zone})`, value: (row) => csvTime(row.created_at, zone) },
  ];
}

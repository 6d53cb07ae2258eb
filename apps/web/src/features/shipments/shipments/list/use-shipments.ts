import { useQuery } from '@tanstack/react-query';
import { endpoints, ownShipmentSorts, type ShipmentRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import type { RouteTarget } from '../../../../lib/routes/table.ts';
import { useList } from '../../../../ui/table/use-list.ts';
import { countsQuery, shipmentsQuery } from '../api.ts';
import { shipmentCsv } from '../export/shipment-csv.ts';
import { useShipmentColumns } from './columns.tsx';
import { boards, listQuery, shipmentFilters } from './filters.ts';

const rowLink = (row: ShipmentRow): RouteTarget => ({ to: 'tracking.detail', params: { loadId: row.id } });

/** Everything a list of the account's shipments is made of; its state is in the URL. */
export function useShipments(kind: keyof typeof boards) {
  const { t } = useTranslation();
  const board = boards[kind];
  const list = { ...useList(shipmentFilters, board.sort), board };
  const asked = listQuery(list);
  return {
    list,
    sorts: ownShipmentSorts.filter((sort) => !sort.endsWith(kind === 'tracking' ? 'status' : 'attention')),
    query: useQuery(shipmentsQuery(asked)),
    counts: useQuery(countsQuery()),
    columns: useShipmentColumns<ShipmentRow>(kind),
    csv: useMemo(() => shipmentCsv(t), [t]),
    read: (page: number, rows: number, signal: AbortSignal) =>
      call(endpoints.shipments.list, { query: { ...asked, page, per_page: rows }, signal }),
    rowLink,
  };
}

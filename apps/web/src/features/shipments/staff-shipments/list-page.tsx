import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import {
  firstSort,
  staffListQuery,
  shipmentCsv,
  shipmentFilters,
  ShipmentsBoard,
  type CsvColumn,
} from '../shipments/public.ts';
import { AccountFilter } from './account-filter.tsx';
import { staffShipmentsQuery, type StaffListQuery, type StaffShipmentRow } from './api.ts';
import { useStaffColumns } from './staff-columns.tsx';

const filters = [...shipmentFilters, 'account_id'] as const;
const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Shipments of every account, for staff. */
export function StaffShipmentsPage() {
  const { t } = useTranslation();
  const list = useList(filters, firstSort);
  const { account_id } = list.filters;
  const asked: StaffListQuery = { ...staffListQuery(list), ...(isId(account_id) ? { account_id } : {}) };
  const query = useQuery(staffShipmentsQuery(asked));
  const only = useMemo(() => (id: string) => list.filter({ account_id: id }), [list]);
  const columns = useStaffColumns(only);
  const csv = useMemo(() => {
    const account: CsvColumn<StaffShipmentRow> = {
      title: t('staff_shipments.account'),
      value: (row) => row.account.name,
    };
    return [account, ...shipmentCsv(t)];
  }, [t]);
  const name = query.data?.data.find(({ account }) => account.id === account_id)?.account.name;
  return (
    <ShipmentsBoard
      title={t('titles.shipments')}
      note={t('staff_shipments.note')}
      searchLabel={t('staff_shipments.search')}
      list={list}
      query={query}
      columns={columns}
      csv={csv}
      read={(page, rows, signal) =>
        call(endpoints.staffShipments.list, { query: { ...asked, page, per_page: rows }, signal })
      }
      rowLink={(row) => ({ to: 'admin.shipments.detail', params: { id: row.id } })}
      filters={isId(account_id) && <AccountFilter name={name} drop={() => list.filter({ account_id: '' })} />}
      empty={<EmptyState title={t('staff_shipments.empty_title')} text={t('staff_shipments.empty_text')} />}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterSelects } from '../../../ui/table/filter-selects.tsx';
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
import {
  shipmentChoicesQuery,
  staffCountsQuery,
  staffShipmentsQuery,
  type StaffListQuery,
  type StaffShipmentRow,
} from './api.ts';
import { useStaffColumns } from './staff-columns.tsx';

const filters = [...shipmentFilters, 'account_id', 'mode', 'carrier_id', 'owner_id'] as const;
const modes = ['ltl', 'parcel', 'truckload'] as const;
const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Shipments of every account, for staff. */
export function StaffShipmentsPage() {
  const { t } = useTranslation();
  const list = useList(filters, firstSort);
  const { account_id, carrier_id, owner_id } = list.filters;
  const mode = modes.find((one) => one === list.filters.mode);
  const ids = Object.entries({ account_id, carrier_id, owner_id }).filter(([, id]) => isId(id));
  const asked: StaffListQuery = { ...staffListQuery(list), ...Object.fromEntries(ids), ...(mode && { mode }) };
  // Counts are kept by account and status; narrowed by anything else, tabs have none.
  const counted = mode === undefined && !isId(carrier_id) && !isId(owner_id);
  const counts = useQuery({ ...staffCountsQuery(isId(account_id) ? account_id : undefined), enabled: counted });
  const choices = useQuery(shipmentChoicesQuery()).data?.data;
  const named = (rows: readonly { readonly id: string; readonly name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  const selects = [
    ['mode', t('reports.any_mode'), modes.map((value) => ({ value, label: t(`terms.modes.${value}`) }))],
    ['carrier_id', t('reports.any_carrier'), named(choices?.carriers)],
    ['owner_id', t('staff_accounts.filter.any_owner'), named(choices?.owners)],
  ] as const;
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
      {...(counted ? { counts } : {})}
      keepable="columns"
      columns={columns}
      csv={csv}
      read={(page, rows, signal) =>
        call(endpoints.staffShipments.list, { query: { ...asked, page, per_page: rows }, signal })
      }
      rowLink={(row) => ({ to: 'admin.shipments.detail', params: { id: row.id } })}
      filters={
        <>
          <FilterSelects list={list} selects={selects} />
          {isId(account_id) && <AccountFilter name={name} drop={() => list.filter({ account_id: '' })} />}
        </>
      }
      empty={<EmptyState title={t('staff_shipments.empty_title')} text={t('staff_shipments.empty_text')} />}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { endpoints, type AccountQuoteRow, type AccountShipmentRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { StatusChip, ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { useUser } from '../../../../lib/session/use-user.ts';
import { StaffShipmentLink } from '../../../../ui/freight/staff-shipment-link.tsx';
import { Day, When } from '../../../../ui/when.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { NumberCell, RecordTable, useRecordList } from './record-table.tsx';
import type { AccountTabProps } from './tabs.ts';

const { quotes, shipments } = endpoints.staffAccountRecords;
type End = AccountQuoteRow['origin'];
const lane = (origin: End, destination: End): string =>
  `${origin.city}, ${origin.state} → ${destination.city}, ${destination.state}`;

function useQuoteColumns(): readonly Column<AccountQuoteRow>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return useMemo(
    (): readonly Column<AccountQuoteRow>[] => [
      {
        key: 'number',
        title: t('staff_account_records.records.quote'),
        card: 'head',
        width: '150px',
        cell: (row) => <NumberCell number={row.number} of={row.of_account} />,
      },
      {
        key: 'state',
        title: t('staff_account_records.records.state'),
        card: 'corner',
        cell: ({ shipment, expires_at: end }) => {
          if (shipment !== null)
            return (
              <StaffShipmentLink id={shipment.id} className="wb-mono">
                {shipment.bol_number}
              </StaffShipmentLink>
            );
          const over = end <= new Date().toISOString();
          return (
            <ToneChip tone={over ? 'off' : 'wait'}>
              {t(over ? 'staff_account_records.records.expired' : 'staff_account_records.records.open')}
            </ToneChip>
          );
        },
      },
      { key: 'mode', title: t('staff_account_records.records.mode'), cell: ({ mode }) => t(`terms.modes.${mode}`) },
      {
        key: 'lane',
        title: t('staff_account_records.records.lane'),
        cell: ({ origin, destination }) => lane(origin, destination),
      },
      {
        key: 'asked',
        title: t('staff_account_records.records.asked'),
        cell: (row) => <When at={row.created_at} />,
      },
      { key: 'rates', title: t('staff_account_records.records.rates'), numeric: true, cell: ({ rates }) => rates },
      {
        key: 'lowest',
        title: t('staff_account_records.records.lowest'),
        numeric: true,
        cell: ({ lowest }) => (lowest === null ? '–' : money(lowest)),
      },
    ],
    [t, money],
  );
}

/** What the account asked rates for, and what became of it. */
export function QuotesTab({ account }: AccountTabProps) {
  const list = useRecordList();
  const query = useQuery(
    apiQuery(quotes, { params: { id: account.id }, query: { page: list.page, per_page: list.perPage } }),
  );
  const columns = useQuoteColumns();
  return <RecordTable kind="quotes" account={account} columns={columns} list={list} query={query} />;
}

function useShipmentColumns(): readonly Column<AccountShipmentRow>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return useMemo(
    (): readonly Column<AccountShipmentRow>[] => [
      {
        key: 'bol',
        title: t('staff_account_records.records.bol'),
        card: 'head',
        width: '150px',
        cell: (row) => <NumberCell number={row.bol_number} of={row.of_account} />,
      },
      {
        key: 'status',
        title: t('staff_account_records.records.state'),
        card: 'corner',
        cell: ({ status }) => <StatusChip status={status} />,
      },
      {
        key: 'pro',
        title: t('staff_account_records.records.pro'),
        cell: ({ pro_number: pro }) => <span className="wb-mono">{pro ?? '–'}</span>,
      },
      { key: 'carrier', title: t('staff_account_records.records.carrier'), cell: ({ carrier }) => carrier },
      {
        key: 'lane',
        title: t('staff_account_records.records.lane'),
        cell: ({ origin, destination }) => lane(origin, destination),
      },
      { key: 'pickup', title: t('staff_account_records.records.pickup'), cell: (row) => <Day on={row.pickup_date} /> },
      {
        key: 'total',
        title: t('staff_account_records.records.total'),
        numeric: true,
        cell: ({ total }) => money(total),
      },
    ],
    [t, money],
  );
}

/** What the account ships; each leads to the shipment as staff see it. */
export function ShipmentsTab({ account }: AccountTabProps) {
  const list = useRecordList();
  const query = useQuery(
    apiQuery(shipments, { params: { id: account.id }, query: { page: list.page, per_page: list.perPage } }),
  );
  const columns = useShipmentColumns();
  const looks = useUser()?.abilities.includes('staff.shipments.read') ?? false;
  return (
    <RecordTable
      kind="shipments"
      account={account}
      columns={columns}
      list={list}
      query={query}
      link={looks ? ({ id }) => ({ to: 'admin.shipments.detail', params: { id } }) : undefined}
    />
  );
}

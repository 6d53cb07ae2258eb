import { useQuery } from '@tanstack/react-query';
import { endpoints, type AccountChatRow, type AccountDisputeRow, type AccountInvoiceRow } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { StaffShipmentLink } from '../../../../ui/freight/staff-shipment-link.tsx';
import { Day, When } from '../../../../ui/when.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { DisputeStateChip } from '../../../billing/disputes/public.ts';
import { InvoiceStatusChip } from '../../../billing/invoices/public.ts';
import { NumberCell, RecordTable, useRecordList } from './record-table.tsx';
import type { AccountTabProps } from './tabs.ts';

const { invoices, disputes, chats } = endpoints.staffAccountRecords;

function useInvoiceColumns(): readonly Column<AccountInvoiceRow>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return useMemo(
    (): readonly Column<AccountInvoiceRow>[] => [
      {
        key: 'number',
        title: t('staff_account_records.records.invoice'),
        card: 'head',
        width: '150px',
        cell: (row) => <NumberCell number={t('invoices.number', { number: row.number })} of={row.of_account} />,
      },
      {
        key: 'status',
        title: t('staff_account_records.records.state'),
        card: 'corner',
        cell: ({ status }) => <InvoiceStatusChip status={status} />,
      },
      {
        key: 'bol',
        title: t('staff_account_records.records.bol'),
        cell: ({ bol_number: bol, shipment_id: id }) =>
          id === null ? (
            (bol ?? '–')
          ) : (
            <StaffShipmentLink id={id} className="wb-mono">
              {bol ?? '–'}
            </StaffShipmentLink>
          ),
      },
      { key: 'issued', title: t('staff_account_records.records.issued'), cell: (row) => <Day on={row.issued_on} /> },
      { key: 'due', title: t('staff_account_records.records.due'), cell: (row) => <Day on={row.due_on} /> },
      {
        key: 'total',
        title: t('staff_account_records.records.total'),
        numeric: true,
        cell: ({ total }) => money(total),
      },
      {
        key: 'balance',
        title: t('staff_account_records.records.balance'),
        numeric: true,
        cell: ({ balance }) => (balance.amount === 0 ? '–' : money(balance)),
      },
      {
        key: 'disputed',
        title: t('staff_account_records.records.disputed'),
        numeric: true,
        cell: ({ disputed }) => (disputed.amount === 0 ? '–' : money(disputed)),
      },
    ],
    [t, money],
  );
}

/** What the account was billed, with what is open on each; the shipment is one click away. */
export function InvoicesTab({ account }: AccountTabProps) {
  const list = useRecordList();
  const query = useQuery(
    apiQuery(invoices, { params: { id: account.id }, query: { page: list.page, per_page: list.perPage } }),
  );
  const columns = useInvoiceColumns();
  return (
    <RecordTable
      kind="invoices"
      account={account}
      columns={columns}
      list={list}
      query={query}
      link={({ id, of_account: of }) => ({
        to: 'admin.invoices.detail',
        params: { account: of?.id ?? account.id, id },
      })}
    />
  );
}

function useDisputeColumns(): readonly Column<AccountDisputeRow>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return useMemo(
    (): readonly Column<AccountDisputeRow>[] => [
      {
        key: 'invoice',
        title: t('staff_account_records.records.invoice'),
        card: 'head',
        width: '150px',
        cell: (row) => <NumberCell number={t('invoices.number', { number: row.invoice_number })} of={row.of_account} />,
      },
      {
        key: 'state',
        title: t('staff_account_records.records.state'),
        card: 'corner',
        cell: ({ state }) => <DisputeStateChip state={state} />,
      },
      {
        key: 'reason',
        title: t('staff_account_records.records.reason'),
        cell: ({ reason }) => t(`disputes.reasons.${reason}`),
      },
      {
        key: 'opened',
        title: t('staff_account_records.records.opened'),
        cell: (row) => <When at={row.created_at} />,
      },
      {
        key: 'amount',
        title: t('staff_account_records.records.disputed'),
        numeric: true,
        cell: ({ amount }) => money(amount),
      },
    ],
    [t, money],
  );
}

/** What the account contests; whoever settles disputes opens them from here. */
export function DisputesTab({ account }: AccountTabProps) {
  const list = useRecordList();
  const query = useQuery(
    apiQuery(disputes, { params: { id: account.id }, query: { page: list.page, per_page: list.perPage } }),
  );
  const may = useUser()?.abilities.includes('staff.disputes') ?? false;
  const columns = useDisputeColumns();
  return (
    <RecordTable
      kind="disputes"
      account={account}
      columns={columns}
      list={list}
      query={query}
      {...(may
        ? { link: ({ id }: AccountDisputeRow) => ({ to: 'admin.disputes.detail', params: { id } }) as const }
        : {})}
    />
  );
}

function useChatColumns(): readonly Column<AccountChatRow>[] {
  const { t } = useTranslation();
  return useMemo(
    (): readonly Column<AccountChatRow>[] => [
      {
        key: 'who',
        title: t('staff_account_records.records.who'),
        card: 'head',
        cell: (row) => <NumberCell number={row.customer} of={row.of_account} />,
      },
      {
        key: 'state',
        title: t('staff_account_records.records.state'),
        card: 'corner',
        cell: ({ state }) => (
          <ToneChip tone={state === 'open' ? 'wait' : 'off'}>
            {t(`staff_account_records.records.chat.${state}`)}
          </ToneChip>
        ),
      },
      {
        key: 'about',
        title: t('staff_account_records.records.about'),
        cell: (row) => t(`chats.categories.${row.category}`),
      },
      { key: 'last', title: t('staff_account_records.records.last'), cell: (row) => row.last_text || '–' },
      { key: 'owner', title: t('staff_account_records.records.owner'), cell: (row) => row.owner ?? '–' },
      { key: 'at', title: t('staff_account_records.records.at'), cell: (row) => <When at={row.updated_at} /> },
    ],
    [t],
  );
}

/** Conversations with people of the account. */
export function ChatsTab({ account }: AccountTabProps) {
  const list = useRecordList();
  const query = useQuery(
    apiQuery(chats, { params: { id: account.id }, query: { page: list.page, per_page: list.perPage } }),
  );
  const columns = useChatColumns();
  return (
    <RecordTable
      kind="chats"
      account={account}
      columns={columns}
      list={list}
      query={query}
      link={({ id }) => ({ to: 'admin.chats.detail', params: { id } })}
    />
  );
}

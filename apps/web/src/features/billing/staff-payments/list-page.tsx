import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { queryOf, firstSort, paymentFilters } from './query.ts';
import { usePaymentColumns } from './columns.tsx';
import { PaymentFilters } from './filter-bar.tsx';

const everyMs = 30_000;

/** Payments of every account, or of the one that is asked for. */
export function StaffPaymentsPage() {
  const { t } = useTranslation();
  const list = useList(paymentFilters, firstSort);
  const query = useQuery({
    ...apiQuery(endpoints.staffPayments.list, { query: queryOf(list) }),
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
  const account = query.data?.account ?? null;
  const columns = usePaymentColumns();
  return (
    <>
      <PageHeader
        title={t('titles.payments')}
        note={account === null ? t('staff_payments.note') : t('staff_payments.note_account', { account })}
        actions={
          <>
            {list.filters.account !== undefined && (
              <Button onClick={() => list.filter({ account: '' })}>{t('staff_payments.all_accounts')}</Button>
            )}
            <LinkButton to="admin.payments.bank-file">{t('received_payments.bank.open')}</LinkButton>
            <LinkButton
              to="admin.payments.record"
              variant="filled"
              {...(list.filters.account === undefined ? {} : { search: { account: list.filters.account } })}
            >
              {t('received_payments.open')}
            </LinkButton>
          </>
        }
      />
      <PaymentFilters list={list} />
      <DataTable
        label={t('titles.payments')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => `${row.account.id} ${row.id}`}
        rowLink={(row) => ({ to: 'admin.payments.detail', params: { account: row.account.id, id: row.id } })}
        empty={<EmptyState title={t('staff_payments.empty_title')} text={t('staff_payments.empty_text')} />}
        failed={t('staff_payments.failed')}
      />
    </>
  );
}

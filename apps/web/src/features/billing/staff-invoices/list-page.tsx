import { Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { agingBuckets, endpoints, invoiceTypes, staffInvoiceStates, type StaffInvoiceRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconMail, IconX } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import layout from '../../../ui/page-layout.module.css';
import bar from '../../../ui/table/chosen-bar.module.css';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { FilterSelects } from '../../../ui/table/filter-selects.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { useChosen, type Chosen } from '../../../ui/table/use-chosen.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { AgingBar } from './aging-bar.tsx';
import { useStaffInvoiceColumns } from './columns.tsx';
import { firstSort, invoiceFilters, queryOf, type StaffInvoiceList } from './query.ts';

function Filters({ list }: { readonly list: StaffInvoiceList }) {
  const { t } = useTranslation();
  const states = staffInvoiceStates.filter((state) => state !== 'open');
  return (
    <div className={layout.tools} role="search">
      <FilterSelects
        list={list}
        selects={[
          [
            'state',
            t('staff_invoices.any_state'),
            states.map((value) => ({ value, label: t(`staff_invoices.state.${value}`) })),
          ],
          [
            'type',
            t('staff_invoices.any_type'),
            invoiceTypes.map((value) => ({ value, label: t(`invoices.type.${value}`) })),
          ],
          [
            'bucket',
            t('staff_invoices.any_bucket'),
            agingBuckets.map((value) => ({ value, label: t(`staff_invoices.bucket.${value}`) })),
          ],
        ]}
      />
      <SearchField
        list={list}
        className={layout.search}
        label={t('staff_invoices.search')}
        clearLabel={t('staff_invoices.clear')}
      />
    </div>
  );
}

function ChosenBar({ chosen }: { readonly chosen: Chosen<StaffInvoiceRow> }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useApiMutation(endpoints.staffInvoices.resend);
  const send = (): void =>
    mutate(
      { body: { invoices: chosen.rows.map(({ id, account }) => ({ id, account: account.id })) } },
      {
        onSuccess: ({ data }) => {
          notifyDone({ title: t('staff_invoices.resent', { count: data.invoices }) });
          chosen.clear();
        },
        onError: (problem) => notifyRefused({ title: problem.message }),
      },
    );
  return (
    <div className={bar.bar} role="toolbar" aria-label={t('staff_invoices.chosen', { count: chosen.rows.length })}>
      <p className={bar.count} role="status">
        <strong>{t('staff_invoices.chosen', { count: chosen.rows.length })}</strong>
      </p>
      <UnstyledButton className={bar.act} disabled={isPending} onClick={send}>
        <IconMail size={16} aria-hidden="true" />
        {t('staff_invoices.resend')}
      </UnstyledButton>
      <UnstyledButton className={bar.act} data-end onClick={chosen.clear}>
        <IconX size={16} aria-hidden="true" />
        {t('received_payments.clear')}
      </UnstyledButton>
    </div>
  );
}

/** Invoices of every account, or of the one that is asked for. */
export function StaffInvoicesPage() {
  const { t } = useTranslation();
  const list = useList(invoiceFilters, firstSort);
  const query = useQuery(apiQuery(endpoints.staffInvoices.list, { query: queryOf(list) }));
  const chosen = useChosen<StaffInvoiceRow>();
  const columns = useStaffInvoiceColumns();
  const may = useUser()?.abilities.includes('staff.payments') ?? false;
  const account = query.data?.account ?? null;
  const { account: accountId } = list.filters;
  return (
    <>
      <PageHeader
        title={t('titles.staff_invoices')}
        note={account === null ? t('staff_invoices.note') : t('staff_invoices.note_account', { account })}
        actions={
          <>
            {accountId !== undefined && (
              <Button onClick={() => list.filter({ account: '' })}>{t('staff_invoices.all_accounts')}</Button>
            )}
            <LinkButton to="admin.invoices.aging">{t('staff_invoices.by_customer')}</LinkButton>
            {may && (
              <LinkButton
                to="admin.payments.record"
                variant="filled"
                {...(accountId === undefined ? {} : { search: { account: accountId } })}
              >
                {t('staff_invoices.record')}
              </LinkButton>
            )}
          </>
        }
      />
      <AgingBar aging={query.data?.aging ?? []} list={list} />
      <Filters list={list} />
      <DataTable
        label={t('titles.staff_invoices')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'admin.invoices.detail', params: { account: row.account.id, id: row.id } })}
        select={
          may
            ? {
                has: chosen.has,
                set: chosen.set,
                label: ({ number }) => t('staff_invoices.pick', { number }),
                labelAll: t('staff_invoices.pick_all'),
              }
            : undefined
        }
        bar={chosen.rows.length > 0 && <ChosenBar chosen={chosen} />}
        empty={<EmptyState title={t('staff_invoices.empty_title')} text={t('staff_invoices.empty_text')} />}
        failed={t('staff_invoices.failed')}
      />
    </>
  );
}

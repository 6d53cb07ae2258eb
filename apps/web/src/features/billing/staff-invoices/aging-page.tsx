import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { agingBuckets, endpoints, type AccountAging } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../lib/api/query.ts';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconMail, IconX } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import layout from '../../../ui/page-layout.module.css';
import { RouteLink } from '../../../ui/route-link.tsx';
import bar from '../../../ui/table/chosen-bar.module.css';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { useChosen, type Chosen } from '../../../ui/table/use-chosen.ts';
import { useList } from '../../../ui/table/use-list.ts';

type Row = AccountAging & { readonly id: string };

const filters = ['search'] as const;
const sorts = ['-total', 'total', '-name', 'name'] as const;

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return useMemo(
    () => [
      {
        key: 'account',
        title: t('staff_invoices.customer'),
        card: 'head',
        sort: 'name',
        cell: ({ account }) => account.name,
      },
      { key: 'count', title: t('staff_invoices.count'), numeric: true, cell: ({ count }) => String(count) },
      ...agingBuckets.map((bucket): Column<Row> => ({
        key: bucket,
        title: t(`staff_invoices.short_bucket.${bucket}`),
        numeric: true,
        cell: ({ buckets }) => {
          const amount = buckets.find((one) => one.bucket === bucket)?.amount;
          return amount === undefined || amount.amount === 0 ? '–' : money(amount);
        },
      })),
      {
        key: 'credit',
        title: t('staff_invoices.credit_column'),
        numeric: true,
        cell: ({ credit }) => (credit.amount === 0 ? '–' : money(credit)),
      },
      {
        key: 'total',
        title: t('staff_invoices.open'),
        sort: 'total',
        numeric: true,
        cell: ({ total }) => <b>{money(total)}</b>,
      },
    ],
    [t, money],
  );
}

function ChosenBar({ chosen }: { readonly chosen: Chosen<Row> }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useApiMutation(endpoints.staffAccountsMany.mail);
  const ids = [...new Set(chosen.rows.map(({ account }) => account.id))];
  const label = t('staff_invoices.chosen_accounts', { count: ids.length });
  const send = (kind: 'statement' | 'reminder'): void =>
    mutate(
      { body: { ids, kind } },
      {
        onSuccess: ({ data }) => {
          notifyDone({
            title: t('staff_invoices.mailed', { count: data.changed }),
            ...(data.passed_over === 0 ? {} : { text: t('staff_invoices.passed', { count: data.passed_over }) }),
          });
          chosen.clear();
        },
        onError: (problem) => notifyRefused({ title: problem.message }),
      },
    );
  return (
    <div className={bar.bar} role="toolbar" aria-label={label}>
      <p className={bar.count} role="status">
        <strong>{label}</strong>
      </p>
      {(['statement', 'reminder'] as const).map((kind) => (
        <UnstyledButton key={kind} className={bar.act} disabled={isPending} onClick={() => send(kind)}>
          <IconMail size={16} aria-hidden="true" />
          {t(`staff_invoices.mail_${kind}`)}
        </UnstyledButton>
      ))}
      <UnstyledButton className={bar.act} data-end onClick={chosen.clear}>
        <IconX size={16} aria-hidden="true" />
        {t('received_payments.clear')}
      </UnstyledButton>
    </div>
  );
}

/** What each customer owes by age; a row leads to the open invoices behind it. */
export function AgingPage() {
  const { t } = useTranslation();
  const list = useList(filters, '-total');
  const query = useQuery({
    ...apiQuery(endpoints.staffInvoices.aging, {
      query: {
        ...(list.filters.search ? { search: list.filters.search.slice(0, 60) } : {}),
        sort: sorts.find((one) => one === list.sort) ?? '-total',
        page: list.page,
        per_page: list.perPage,
      },
    }),
    select: (page) => ({
      ...page,
      data: page.data.map((row) => ({ ...row, id: `${row.account.id} ${row.total.currency}` })),
    }),
  });
  const chosen = useChosen<Row>();
  const columns = useColumns();
  const may = useUser()?.abilities.includes('staff.credit') ?? false;
  return (
    <>
      <PageHeader
        trail={<RouteLink to="admin.invoices">{t('titles.staff_invoices')}</RouteLink>}
        title={t('titles.aging')}
        note={t('staff_invoices.aging_note')}
        actions={<LinkButton to="admin.invoices">{t('staff_invoices.all_invoices')}</LinkButton>}
      />
      <div className={layout.tools} role="search">
        <SearchField
          list={list}
          className={layout.search}
          label={t('staff_invoices.customer')}
          clearLabel={t('staff_invoices.clear')}
        />
      </div>
      <DataTable
        label={t('titles.aging')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={({ account }) => ({ to: 'admin.invoices', search: { account: account.id } })}
        select={
          may
            ? {
                has: chosen.has,
                set: chosen.set,
                label: ({ account: { name } }) => t('staff_invoices.pick_account', { name }),
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

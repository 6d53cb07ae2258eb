import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type StaffAccountRow } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export/export-button.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useChosen } from '../../../ui/table/use-chosen.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { CreateDialog } from './create/create-dialog.tsx';
import { accountFilters, queryOf, filtersOf, firstSort } from './list/query.ts';
import { ChosenAccounts } from './list/chosen-bar.tsx';
import { useAccountColumns } from './list/columns.tsx';
import { AccountFilters } from './list/filter-bar.tsx';
import { ViewsButton } from './list/views-button.tsx';

/** Every account, found by anything it is known by. */
export function AccountsPage() {
  const { t } = useTranslation();
  const list = useList(accountFilters, firstSort);
  const may = useUser()?.abilities ?? [];
  const [opening, setOpening] = useState(false);
  const chosen = useChosen<StaffAccountRow>();
  const query = useQuery({
    ...apiQuery(endpoints.staffAccounts.list, { query: queryOf(list) }),
    refetchOnWindowFocus: 'always',
  });
  const columns = useAccountColumns();
  const mayOpen = may.includes('staff.accounts.write');
  return (
    <>
      <PageHeader
        title={t('titles.account_management')}
        note={t('staff_accounts.list.note')}
        actions={
          mayOpen && (
            <Button
              variant="filled"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => setOpening(true)}
            >
              {t('staff_accounts.create.open')}
            </Button>
          )
        }
      />
      <AccountFilters list={list}>
        <ViewsButton list={list} />
        <ExportButton
          endpoint={endpoints.staffAccounts.csv}
          words="staff_accounts"
          label={t('staff_accounts.export.csv')}
          name="accounts"
          query={filtersOf(list)}
          disabled={(query.data?.meta.total ?? 0) === 0}
        />
      </AccountFilters>
      <DataTable
        label={t('titles.account_management')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'admin.accounts.detail', params: { id: row.id } })}
        select={{
          has: chosen.has,
          set: chosen.set,
          label: ({ name }) => t('staff_accounts.many.choose', { name }),
          labelAll: t('staff_accounts.many.choose_all'),
        }}
        bar={chosen.rows.length > 0 && <ChosenAccounts selection={chosen} />}
        empty={
          <EmptyState
            title={t('staff_accounts.list.empty_title')}
            text={t('staff_accounts.list.empty_text')}
            actions={mayOpen && <Button onClick={() => setOpening(true)}>{t('staff_accounts.create.open')}</Button>}
          />
        }
        failed={t('staff_accounts.list.failed')}
      />
      {opening && <CreateDialog onClose={() => setOpening(false)} />}
    </>
  );
}

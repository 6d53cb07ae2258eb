import { useQuery } from '@tanstack/react-query';
import { endpoints, type StaffUserRow } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { useUserColumns } from './columns.tsx';
import { ResetDialog } from './reset-dialog.tsx';

const names = ['search'] as const;

/** Everybody who can log in; a second factor that got lost is reset here. */
export function StaffUsersPage() {
  const { t } = useTranslation();
  const list = useList(names, '');
  const asked = { ...list.filters, page: list.page, per_page: list.perPage };
  const query = useQuery(apiQuery(endpoints.staffUsers.list, { query: asked }));
  const [person, setPerson] = useState<StaffUserRow | null>(null);
  const columns = useUserColumns(setPerson);
  return (
    <>
      <PageHeader title={t('titles.logins')} note={t('staff_users.note')} />
      <ListTools list={list} label={t('staff_users.search')} clearLabel={t('staff_users.clear_search')} />
      <DataTable
        label={t('titles.logins')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('staff_users.empty_title')} text={t('staff_users.empty_text')} />}
      />
      {person && <ResetDialog person={person} onClose={() => setPerson(null)} />}
    </>
  );
}

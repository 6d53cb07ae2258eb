import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, staffRoles, type QueryInput } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { usePeopleColumns } from './columns.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';

const names = ['search', 'role', 'who'] as const;
type Asked = NonNullable<QueryInput<typeof endpoints.roleManagement.people>>;

/** Who holds which role; each person's roles are changed from their row. */
export function PeopleView() {
  const { t } = useTranslation();
  const list = useList(names, '');
  const asked = { ...list.filters, page: list.page, per_page: list.perPage } as Asked;
  const query = useQuery(apiQuery(endpoints.roleManagement.people, { query: asked }));
  const overview = useQuery(apiQuery(endpoints.roleManagement.overview));
  const [chosen, setChosen] = useState<string | null>(null);
  const columns = usePeopleColumns((person) => setChosen(person.id));
  const person = query.data?.data.find(({ id }) => id === chosen);
  const holders = overview.data?.data.holders;
  const counted = (role: (typeof staffRoles)[number]): string =>
    holders === undefined ? t(`roles.${role}`) : `${t(`roles.${role}`)} (${holders[role] ?? 0})`;
  return (
    <>
      <InvitationsPanel invitations={overview.data?.data.invitations ?? []} />
      <ListTools list={list} label={t('staff_roles.search')} clearLabel={t('staff_roles.clear_search')}>
        <NativeSelect
          aria-label={t('staff_roles.by_role')}
          value={list.filters.who === 'all' ? 'all' : (list.filters.role ?? '')}
          onChange={({ currentTarget: { value } }) =>
            list.filter(value === 'all' ? { who: 'all', role: '' } : { who: '', role: value })
          }
          data={[
            { value: '', label: t('staff_roles.everybody') },
            ...staffRoles.map((role) => ({ value: role, label: counted(role) })),
            { value: 'all', label: t('staff_roles.any_login') },
          ]}
        />
      </ListTools>
      <DataTable
        label={t('titles.role_management')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('staff_roles.empty_title')} text={t('staff_roles.empty_text')} />}
      />
      {person && <ChangeDialog person={person} onClose={() => setChosen(null)} />}
    </>
  );
}

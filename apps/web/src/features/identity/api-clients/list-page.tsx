import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { apiClientStates, apiScopes, endpoints, type QueryInput } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconKey, IconPlus } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { useClientColumns } from './columns.tsx';
import { NewClientDialog } from './edit-dialogs.tsx';
import { SecretDialog, type IssuedSecret } from './secret-dialog.tsx';

const names = ['state', 'search', 'scope'] as const;
const states = [...apiClientStates, 'all'] as const;
type Asked = NonNullable<QueryInput<typeof endpoints.staffApiClients.list>>;

/** API clients of all accounts. */
export function OauthPage() {
  const { t } = useTranslation();
  const list = useList(names, '-created_at');
  const { filters } = list;
  const state = states.find((one) => one === filters.state) ?? 'active';
  const search = filters.search?.slice(0, 60);
  const scope = apiScopes.find((one) => one === filters.scope);
  const asked = {
    state,
    ...(search ? { search } : {}),
    ...(scope ? { scope } : {}),
    page: list.page,
    per_page: list.perPage,
    sort: list.sort,
  } as Asked;
  const query = useQuery({
    ...apiQuery(endpoints.staffApiClients.list, { query: asked }),
    refetchOnWindowFocus: 'always',
  });
  const [adding, setAdding] = useState(false);
  const [told, setTold] = useState<IssuedSecret | null>(null);
  const add = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t('api_clients.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('titles.oauth_credentials')} note={t('api_clients.note')} actions={add} />
      <ListTools list={list} label={t('api_clients.search')} clearLabel={t('api_clients.clear_search')}>
        <SegmentedControl
          aria-label={t('api_clients.state')}
          data={states.map((value) => ({ value, label: t(`api_clients.states.${value}`) }))}
          value={state}
          onChange={(value) => list.filter({ state: value === 'active' ? '' : value })}
        />
        <NativeSelect
          aria-label={t('api_clients.scope')}
          value={scope ?? ''}
          data={[{ value: '', label: t('api_clients.any_scope') }, ...apiScopes]}
          onChange={({ currentTarget }) => list.filter({ scope: currentTarget.value })}
        />
      </ListTools>
      <DataTable
        label={t('titles.oauth_credentials')}
        columns={useClientColumns('staff')}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'admin.oauth.detail', params: { id: row.id } })}
        empty={
          <EmptyState
            picture={<IconKey size={32} aria-hidden="true" />}
            title={t('api_clients.empty_title')}
            text={t('api_clients.empty_text')}
            actions={add}
          />
        }
      />
      {adding && (
        <NewClientDialog
          of="staff"
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false);
            setTold(made);
          }}
        />
      )}
      {told !== null && <SecretDialog told={told} onClose={() => setTold(null)} />}
    </>
  );
}

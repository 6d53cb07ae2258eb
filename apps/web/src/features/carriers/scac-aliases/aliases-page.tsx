import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type QueryInput, type ScacAlias } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconPlus } from '../../../ui/icons.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { AliasDialog, type Given } from './alias-dialog.tsx';
import { useAliasColumns } from './columns.tsx';
import { SeenNames } from './seen-names.tsx';
import { useRemoveAlias } from './use-remove-alias.ts';

const names = ['search'] as const;
type Asked = NonNullable<QueryInput<typeof endpoints.scacAliases.list>>;

/** Names that carriers are known by, and those that nobody goes by yet. */
export function AliasesPage() {
  const { t } = useTranslation();
  const list = useList(names, 'name');
  const asked = { ...list.filters, page: list.page, per_page: list.perPage, sort: list.sort } as Asked;
  const query = useQuery(apiQuery(endpoints.scacAliases.list, { query: asked }));
  const offered = useQuery(apiQuery(endpoints.scacAliases.suggestions));
  const [given, setGiven] = useState<Given | null>(null);
  const remove = useRemoveAlias();
  const edit = (alias: ScacAlias): void => setGiven(alias);
  const columns = useAliasColumns(edit, (alias) => void remove(alias));
  const carriers = offered.data?.data.carriers ?? [];
  const add = (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
      onClick={() => setGiven({ id: null, name: '', scac: '' })}
    >
      {t('scac_aliases.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('titles.scac_aliases')} note={t('scac_aliases.note')} actions={add} />
      <SeenNames seen={offered.data?.data.seen ?? []} onGive={setGiven} />
      <ListTools list={list} label={t('scac_aliases.search')} clearLabel={t('scac_aliases.clear_search')} />
      <DataTable
        label={t('titles.scac_aliases')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('scac_aliases.empty_title')} text={t('scac_aliases.empty_text')} actions={add} />}
      />
      {given && <AliasDialog given={given} carriers={carriers} onClose={() => setGiven(null)} />}
    </>
  );
}

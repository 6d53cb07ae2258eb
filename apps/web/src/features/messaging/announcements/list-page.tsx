import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { announcementKinds, announcementStates, endpoints, type QueryInput } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { useAnnouncementColumns } from './columns.tsx';

const names = ['search', 'state', 'kind'] as const;
type Asked = NonNullable<QueryInput<typeof endpoints.announcements.list>>;
const everyMs = 15_000;

/** What the house says to many at once, with how many have read it. */
export function AnnouncementsPage() {
  const { t } = useTranslation();
  const list = useList(names, '-starts_at');
  const asked = { ...list.filters, page: list.page, per_page: list.perPage, sort: list.sort } as Asked;
  const query = useQuery({ ...apiQuery(endpoints.announcements.list, { query: asked }), refetchInterval: everyMs });
  const columns = useAnnouncementColumns();
  const add = (
    <LinkButton to="admin.notifications.new" variant="filled">
      {t('announcements.add')}
    </LinkButton>
  );
  const { filters } = list;
  const selects = [
    ['state', announcementStates, (value: string) => t(`announcements.states.${value as 'live'}`)],
    ['kind', announcementKinds, (value: string) => t(`announcements.kinds.${value as 'info'}`)],
  ] as const;
  return (
    <>
      <PageHeader title={t('titles.notifications')} note={t('announcements.note')} actions={add} />
      <ListTools list={list} label={t('announcements.search')} clearLabel={t('announcements.clear_search')}>
        {selects.map(([name, values, words]) => (
          <NativeSelect
            key={name}
            aria-label={t(`announcements.${name}`)}
            value={filters[name] ?? ''}
            onChange={({ currentTarget }) => list.filter({ [name]: currentTarget.value })}
            data={[
              { value: '', label: t(`announcements.any_${name}`) },
              ...values.map((value) => ({ value, label: words(value) })),
            ]}
          />
        ))}
      </ListTools>
      <DataTable
        label={t('titles.notifications')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        rowLink={(row) => ({ to: 'admin.notifications.edit', params: { id: row.id } })}
        empty={<EmptyState title={t('announcements.empty_title')} text={t('announcements.empty_text')} actions={add} />}
      />
    </>
  );
}

import { NativeSelect, SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints, workAges, workKinds, type QueryInput, type WorkRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import type { RouteTarget } from '../../../lib/routes/table.ts';
import { CountTabs } from '../../../ui/count-tabs/count-tabs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList } from '../../../ui/table/use-list.ts';
import { useWorkColumns } from './work-columns.tsx';
import { kindTitles } from './work-words.ts';

const names = ['kind', 'owner', 'age'] as const;
type Asked = NonNullable<QueryInput<typeof endpoints.workInbox.list>>;
const everyMs = 15_000;

/** The page on which a piece of work is done. */
function placeOf({ kind, id, about }: WorkRow): RouteTarget {
  const params = { id };
  switch (kind) {
    case 'exceptions':
      return about === 'unknown_booking' ? { to: 'admin.bookings' } : { to: 'admin.shipments.detail', params };
    case 'bookings':
      return { to: 'admin.bookings' };
    case 'quote_requests':
      return { to: 'admin.quote-requests.detail', params };
    case 'chats':
      return { to: 'admin.chats.detail', params };
    case 'disputes':
      return { to: 'admin.disputes.detail', params };
    case 'carrier_bills':
      return { to: 'admin.carrier-bills.detail', params };
    case 'incidents':
      return { to: 'admin.incidents.detail', params };
  }
}

/** The open work of every queue in one list, what cannot wait first. */
export function WorkPage() {
  const { t } = useTranslation();
  const list = useList(names, 'urgent');
  const { filters } = list;
  const asked = { ...filters, page: list.page, per_page: list.perPage, sort: list.sort } as Asked;
  const query = useQuery({
    ...apiQuery(endpoints.workInbox.list, { query: asked }),
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  });
  const counts = query.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const columns = useWorkColumns(query.dataUpdatedAt);
  return (
    <>
      <PageHeader title={t('titles.work_inbox')} note={all !== undefined && t('work_inbox.note', { count: all })} />
      <CountTabs
        label={t('work_inbox.kinds')}
        chosen={workKinds.find((kind) => kind === filters.kind) ?? 'all'}
        choose={(kind) => list.filter({ kind: kind === 'all' ? '' : kind })}
        tabs={[
          { key: 'all' as const, words: t('work_inbox.all'), count: all ?? null },
          ...workKinds
            .filter((kind) => counts === undefined || counts[kind] !== undefined)
            .map((kind) => ({
              key: kind,
              words: t(`titles.${kindTitles[kind]}`),
              count: counts?.[kind] ?? null,
              care: true,
            })),
        ]}
      />
      <ListTools>
        <SegmentedControl
          aria-label={t('work_inbox.owners')}
          value={filters.owner ?? ''}
          onChange={(owner) => list.filter({ owner })}
          data={[
            { value: '', label: t('work_inbox.anyone') },
            { value: 'me', label: t('work_inbox.me') },
            { value: 'nobody', label: t('work_inbox.nobody') },
          ]}
        />
        <NativeSelect
          aria-label={t('work_inbox.any_age')}
          value={filters.age ?? ''}
          onChange={({ currentTarget }) => list.filter({ age: currentTarget.value })}
          data={[
            { value: '', label: t('work_inbox.any_age') },
            ...workAges.map((age) => ({ value: age, label: t(`work_inbox.ages.${age}`) })),
          ]}
        />
      </ListTools>
      <DataTable
        label={t('titles.work_inbox')}
        columns={columns}
        query={query}
        list={list}
        rowKey={(row) => `${row.kind} ${row.id} ${row.about}`}
        rowLink={placeOf}
        failed={t('work_inbox.failed')}
        empty={<EmptyState title={t('work_inbox.empty_title')} text={t('work_inbox.empty_text')} />}
      />
    </>
  );
}

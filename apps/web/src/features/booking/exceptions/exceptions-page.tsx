import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints, exceptionKinds, type ExceptionCounts, type ExceptionRow, type QueryInput } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { CountTabs } from '../../../ui/count-tabs/count-tabs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListTools } from '../../../ui/table/list-tools.tsx';
import { useList, type List } from '../../../ui/table/use-list.ts';
import { PickupDecisionDialog } from '../staff-bookings/public.ts';
import { AccountFilter, NoteDialog, RescheduleDialog, useMayWork } from '../../shipments/staff-shipments/public.ts';
import { rowKeyOf, useExceptionColumns } from './columns.tsx';
import css from './exceptions.module.css';
import { useRowActionKeys } from './use-desk-keys.ts';
import { useWork } from './use-work.ts';
import { kindIcons, kindIn } from './words.ts';

const names = ['kind', 'owner', 'snoozed', 'search', 'account_id', 'scac'] as const;
type Filters = (typeof names)[number];
type Asked = NonNullable<QueryInput<typeof endpoints.exceptions.list>>;
const everyMs = 15_000;

type TabsProps = { readonly list: List<Filters>; readonly counts: ExceptionCounts | undefined };

function KindTabs({ list, counts }: TabsProps) {
  const { t } = useTranslation();
  return (
    <CountTabs
      label={t('exceptions.kinds_label')}
      chosen={kindIn(list.filters.kind) ?? 'all'}
      choose={(kind) => list.filter({ kind: kind === 'all' ? '' : kind })}
      tabs={(['all', ...exceptionKinds] as const).map((kind) => ({
        key: kind,
        words: kind === 'all' ? t('exceptions.all') : t(`exceptions.kinds.${kind}`),
        icon: kind === 'all' ? undefined : kindIcons[kind],
        count: counts?.[kind] ?? null,
        care: kind !== 'all',
      }))}
    />
  );
}

function Tools({ list, counts }: TabsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { owner = '', snoozed = '' } = list.filters;
  const counted = (words: string, count: number | undefined) => (count ? `${words} ${number(count)}` : words);
  return (
    <ListTools list={list} label={t('exceptions.search')} clearLabel={t('exceptions.clear_search')}>
      <SegmentedControl
        aria-label={t('exceptions.owner_filter')}
        value={owner}
        onChange={(value) => list.filter({ owner: value })}
        data={[
          { value: '', label: t('exceptions.anybody') },
          { value: 'me', label: counted(t('exceptions.me'), counts?.mine) },
          { value: 'nobody', label: counted(t('exceptions.nobody'), counts?.nobodys) },
        ]}
      />
      <SegmentedControl
        aria-label={t('exceptions.when_filter')}
        value={snoozed}
        onChange={(value) => list.filter({ snoozed: value })}
        data={[
          { value: '', label: t('exceptions.due') },
          { value: 'only', label: counted(t('exceptions.put_off'), counts?.snoozed) },
        ]}
      />
    </ListTools>
  );
}

type Opened = { readonly what: 'note' | 'pickup' | 'made' | 'not_made'; readonly row: ExceptionRow };

/** The form that was opened for a row. */
function OpenedForm({ what, row, onClose }: Opened & { readonly onClose: () => void }) {
  const about = { id: row.id, number: row.number };
  const { request } = row;
  if (what === 'note') return <NoteDialog about={about} onClose={onClose} />;
  if (what === 'pickup') {
    const again = request === null ? {} : { again: { requestId: request.id, date: request.date } };
    return <RescheduleDialog about={about} {...again} onClose={onClose} />;
  }
  if (request === null) return null;
  const pickup = { ...request, carrier_name: row.carrier.name, shipment: { bol_number: row.number } };
  return <PickupDecisionDialog decision={{ made: what === 'made', pickup }} onClose={onClose} />;
}

/** Everything that does not go as it should: what happened, since when, and the next step of each. */
export function ExceptionsPage() {
  const { t } = useTranslation();
  const list = useList(names, 'since');
  const mayWork = useMayWork();
  const work = useWork();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [menu, openMenu] = useState<string | null>(null);
  const asked = { ...list.filters, page: list.page, per_page: list.perPage, sort: list.sort } as Asked;
  const query = useQuery({
    ...apiQuery(endpoints.exceptions.list, { query: asked }),
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({ ...apiQuery(endpoints.exceptions.counts), refetchInterval: everyMs }).data?.data;
  const note = (row: ExceptionRow): void => {
    if (row.kind !== 'unknown_booking') setOpened({ what: 'note', row });
  };
  const columns = useExceptionColumns({
    work,
    mayWork,
    now: query.dataUpdatedAt,
    menu,
    openMenu,
    note,
    reschedule: (row) => setOpened({ what: 'pickup', row }),
    decide: (row, made) => setOpened({ what: made ? 'made' : 'not_made', row }),
  });
  useRowActionKeys(mayWork && opened === null ? query.data?.data : undefined, {
    own: work.own,
    note,
    snooze: (row) => openMenu(rowKeyOf(row)),
  });
  const close = (): void => setOpened(null);
  const account = query.data?.data.find((row) => row.account.id === list.filters.account_id)?.account.name;
  return (
    <>
      <PageHeader title={t('titles.exceptions')} note={counts && t('exceptions.note', { count: counts.all })} />
      <KindTabs list={list} counts={counts} />
      <Tools list={list} counts={counts} />
      {list.filters.account_id && <AccountFilter name={account} drop={() => list.filter({ account_id: '' })} />}
      <DataTable
        fixed
        label={t('titles.exceptions')}
        columns={columns}
        query={query}
        list={list}
        rowKey={rowKeyOf}
        rowLink={(row) =>
          row.kind === 'unknown_booking'
            ? { to: 'admin.bookings' }
            : { to: 'admin.shipments.detail', params: { id: row.id } }
        }
        empty={<EmptyState title={t('exceptions.empty_title')} text={t('exceptions.empty_text')} />}
      />
      {mayWork && <p className={css.keys}>{t('exceptions.keys')}</p>}
      {opened && <OpenedForm {...opened} onClose={close} />}
    </>
  );
}

import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import layout from '../../../../ui/page-layout.module.css';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Pager } from '../../../../ui/table/pager.tsx';
import { useList } from '../../../../ui/table/use-list.ts';
import { ActivityList } from './activity-list.tsx';
import { NoteForm } from './note-form.tsx';
import type { AccountTabProps } from './tabs.ts';

const none = [] as const;

/** Everything that happened to the account and what its people did, a page at a time. */
export function ActivityTab({ account }: AccountTabProps) {
  const { t } = useTranslation();
  const list = useList(none, '');
  const query = useQuery(
    apiQuery(endpoints.staffAccountRecords.activity, {
      params: { id: account.id },
      query: { page: list.page, per_page: list.perPage },
    }),
  );
  const page = query.data;
  return (
    <Panel title={t('staff_accounts.tabs.activity')} note={t('staff_account_records.activity.about')} flush>
      <NoteForm accountId={account.id} />
      {query.isPending && <Skeleton height={320} role="status" aria-label={t('common.loading')} />}
      {query.isError && (
        <LoadFailed message={t('staff_account_records.activity.failed')} retry={() => void query.refetch()} flush />
      )}
      {page?.data.length === 0 && <p className={layout.none}>{t('staff_account_records.activity.none')}</p>}
      {page && page.data.length > 0 && <ActivityList entries={page.data} currency={account.currency} />}
      {page && <Pager meta={page.meta} list={list} />}
    </Panel>
  );
}

import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type StaffAccount } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import layout from '../../../../ui/page-layout.module.css';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { ActivityList } from './activity-list.tsx';
import { NoteForm } from './note-form.tsx';

const newest = 6;

/** The newest of what happened to the account, and a place for a note to the team. */
export function ActivityPanel({ account }: { readonly account: StaffAccount }) {
  const { t } = useTranslation();
  const { number } = useChargedFormats();
  const query = useQuery(
    apiQuery(endpoints.staffAccountRecords.activity, {
      params: { id: account.id },
      query: { page: 1, per_page: newest },
    }),
  );
  const page = query.data;
  return (
    <Panel
      title={t('staff_accounts.tabs.activity')}
      aside={
        page &&
        page.meta.total > newest && (
          <RouteLink to="admin.accounts.detail" params={{ id: account.id }} search={{ tab: 'activity' }}>
            {t('staff_account_records.activity.all', { total: number(page.meta.total) })}
          </RouteLink>
        )
      }
      foot={<NoteForm accountId={account.id} />}
      flush
    >
      {query.isPending && <Skeleton height={180} role="status" aria-label={t('common.loading')} />}
      {query.isError && (
        <LoadFailed message={t('staff_account_records.activity.failed')} retry={() => void query.refetch()} flush />
      )}
      {page?.data.length === 0 && <p className={layout.none}>{t('staff_account_records.activity.none')}</p>}
      {page && page.data.length > 0 && <ActivityList entries={page.data} currency={account.currency} />}
    </Panel>
  );
}

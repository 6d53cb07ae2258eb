import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Answer, ChatQueue, endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconFilterOff } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import type { Inbox } from './query.ts';
import { InboxList } from './inbox-list.tsx';
import css from './inbox.module.css';

type Page = Answer<typeof endpoints.staffChats.list>;
type Props = {
  readonly list: Inbox;
  readonly queue: ChatQueue;
  readonly query: UseQueryResult<Page, ApiProblem>;
  /** The chat that stands open beside it. */
  readonly current: string | null;
};

const bones = ['72%', '54%', '66%', '48%', '60%'] as const;

/** Rows that keep the place of those on their way. */
function Bones() {
  return (
    <div className={css.bones} aria-busy="true">
      {bones.map((width) => (
        <div key={width}>
          <Skeleton h={14} w={width} />
          <Skeleton h={10} w="40%" />
          <Skeleton h={12} />
        </div>
      ))}
    </div>
  );
}

/** Why no chat is shown, and where those are that were looked for. */
function Nothing({ list, queue, page }: Pick<Props, 'list' | 'queue'> & { readonly page: Page }) {
  const { t } = useTranslation();
  if (list.page > 1)
    return (
      <EmptyState
        title={t('staff_chats.past_title')}
        actions={<Button onClick={() => list.goToPage(1)}>{t('staff_chats.past_first')}</Button>}
      />
    );
  if (!list.filters.search && !list.filters.category)
    return <EmptyState title={t('staff_chats.empty_title')} text={t('staff_chats.empty_text')} />;
  const elsewhere = (['open', 'closed'] as const).filter((one) => one !== queue && page.queues[one] > 0);
  return (
    <EmptyState
      picture={<IconFilterOff size={32} aria-hidden="true" />}
      title={t('common.nothing_matches')}
      text={elsewhere.length > 0 ? t('staff_chats.elsewhere') : t('common.nothing_matches_text')}
      actions={
        <>
          {elsewhere.map((one) => (
            <Button key={one} onClick={() => list.filter({ queue: one === 'open' ? '' : one })}>
              {`${t(`staff_chats.queues.${one}`)} (${page.queues[one]})`}
            </Button>
          ))}
          <Button variant="subtle" onClick={() => list.filter({ search: '', category: '' })}>
            {t('common.clear_all')}
          </Button>
        </>
      }
    />
  );
}

/** The chats of a queue, a page at a time; a failed load keeps those that were there. */
export function InboxPane({ list, queue, query, current }: Props) {
  const { t } = useTranslation();
  const { data: page } = query;
  return (
    <section className={css.list} aria-label={t('staff_chats.list')} aria-busy={query.isFetching}>
      {query.isError && (
        <LoadFailed
          message={t('staff_chats.failed')}
          retry={() => void query.refetch()}
          shownSince={page && query.dataUpdatedAt}
          flush
        />
      )}
      <div className={css.scroll} data-stale={query.isPlaceholderData || query.isError || undefined}>
        {page === undefined && !query.isError && <Bones />}
        {page && page.data.length > 0 && <InboxList chats={page.data} current={current} />}
        {page?.data.length === 0 && <Nothing list={list} queue={queue} page={page} />}
      </div>
      {page && page.data.length > 0 && <Pager meta={page.meta} list={list} narrow />}
    </section>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, queryKey } from '../../../lib/api/query.ts';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { queryOf, useInbox } from './query.ts';
import { DeskChat } from './desk-chat.tsx';
import { Figures } from './figures.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxPane } from './inbox-pane.tsx';
import css from './inbox.module.css';
import { useInboxStream } from './use-inbox-stream.ts';

/** A stream that no network lets through is made up for by asking now and then. */
const everyMs = 10_000;

/** The staff's inbox of chats: who waits longest first, the conversation, and the customer beside it. */
export function InboxPage() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const { id } = useAddressParams();
  const list = useInbox();
  const asked = queryOf(list);
  const query = useQuery({
    ...apiQuery(endpoints.staffChats.list, { query: asked }),
    refetchInterval: everyMs,
    placeholderData: (before) => before,
  });
  const onChanged = useCallback(
    () => void cache.invalidateQueries({ queryKey: queryKey(endpoints.staffChats.list) }),
    [cache],
  );
  useInboxStream(id === undefined, onChanged);
  return (
    <div className={css.page} data-open={id !== undefined || undefined}>
      <PageHeader
        title={t('titles.chats')}
        note={t('staff_chats.intro')}
        actions={query.data && <Figures data={query.data} />}
      />
      <InboxFilters list={list} queue={asked.queue} figures={query.data} />
      <div className={css.columns}>
        <InboxPane list={list} queue={asked.queue} query={query} current={id ?? null} />
        {id === undefined ? (
          <section className={css.nothing}>
            <EmptyState title={t('staff_chats.choose_title')} text={t('staff_chats.choose_text')} />
          </section>
        ) : (
          <DeskChat key={id} id={id} onChanged={onChanged} />
        )}
      </div>
    </div>
  );
}

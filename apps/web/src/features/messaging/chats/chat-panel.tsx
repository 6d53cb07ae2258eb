import { ActionIcon, Button, Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, type Chat, type SupportHours } from '@waybill/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, queryKey } from '../../../lib/api/query.ts';
import { usePageSubject } from '../../../lib/routes/page-subject.ts';
import { IconChevronLeft, IconMinus } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { ChatList } from './chat-list.tsx';
import { showChat, useChatView } from './chat-open.ts';
import css from './chat-panel.module.css';
import { ConversationView } from './conversation-view.tsx';
import { HoursNote } from './hours-note.tsx';
import { OpeningForm } from './opening-form.tsx';
import { useConversation } from './use-conversation.ts';
import { customerWire } from './wires.ts';

type Hours = { readonly hours: SupportHours | null | undefined };

function OneChat({ chat, hours }: Hours & { readonly chat: Chat }) {
  const cache = useQueryClient();
  const onChanged = useCallback(
    () => void cache.invalidateQueries({ queryKey: queryKey(endpoints.chats.list) }),
    [cache],
  );
  const conversation = useConversation(customerWire, chat, { onChanged });
  return <ConversationView wire={customerWire} hours={hours} conversation={conversation} />;
}

function LoadedChat({ id, hours }: Hours & { readonly id: string }) {
  const { t } = useTranslation();
  // Asked for anew each time it is opened; from then on the stream tells.
  const query = useQuery({ ...apiQuery(endpoints.chats.show, { params: { id } }), staleTime: 0, gcTime: 0 });
  if (query.isError) return <LoadFailed message={t('chats.load_failed')} retry={() => void query.refetch()} />;
  if (query.data === undefined)
    return (
      <Stack p={16} aria-busy="true">
        <Skeleton h={48} w="70%" />
        <Skeleton h={48} w="60%" ml="auto" />
        <Skeleton h={64} w="75%" />
      </Stack>
    );
  return <OneChat key={id} chat={query.data.data} hours={hours} />;
}

/** The chat beside the page: it covers a corner of it and blocks nothing; on a phone it takes the screen. */
export function ChatPanel() {
  const { t } = useTranslation();
  const view = useChatView();
  const subject = usePageSubject();
  const box = useRef<HTMLElement>(null);
  const own = useQuery(apiQuery(endpoints.chats.list));
  const { chats = [], hours } = own.data?.data ?? {};
  const minimize = useCallback(() => {
    showChat({ kind: 'closed' });
    document.getElementById('chat-button')?.focus();
  }, []);
  useEffect(() => {
    if (view.kind !== 'closed') box.current?.focus();
  }, [view.kind]);
  useEffect(() => {
    const panel = box.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') minimize();
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, [minimize]);
  const fresh = view.kind === 'new' || (view.kind === 'list' && own.data !== undefined && chats.length === 0);
  return (
    <section ref={box} tabIndex={-1} role="dialog" aria-labelledby="chat-title" className={css.panel}>
      <div className={css.head}>
        {view.kind !== 'list' && chats.length > 0 && (
          <ActionIcon aria-label={t('chats.back')} onClick={() => showChat({ kind: 'list' })}>
            <IconChevronLeft size={20} aria-hidden="true" />
          </ActionIcon>
        )}
        <h2 id="chat-title">{t('chats.title')}</h2>
        <ActionIcon aria-label={t('chats.minimize')} onClick={minimize}>
          <IconMinus size={20} aria-hidden="true" />
        </ActionIcon>
      </div>
      {view.kind !== 'chat' && hours?.open === false && <HoursNote hours={hours} />}
      {view.kind === 'chat' && <LoadedChat key={view.id} id={view.id} hours={hours} />}
      {fresh && <OpeningForm soon={hours?.open ?? false} />}
      {view.kind === 'list' && own.isError && (
        <LoadFailed message={t('chats.load_failed')} retry={() => void own.refetch()} />
      )}
      {view.kind === 'list' && chats.length > 0 && (
        <>
          <ChatList chats={chats} />
          <footer className={css.foot}>
            <Button variant="filled" fullWidth onClick={() => showChat({ kind: 'new' })}>
              {subject === null ? t('chats.new') : t('chats.new_about', { number: subject.number })}
            </Button>
          </footer>
        </>
      )}
    </section>
  );
}

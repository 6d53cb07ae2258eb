import { Button, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, type InboxChat } from '@waybill/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { IconChevronLeft } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { notifyRefused } from '../../../ui/notify.ts';
import { RouteLink } from '../../../ui/route-link.tsx';
import { ConversationView, staffWire, useConversation } from '../chats/public.ts';
import { useInboxPlace } from './query.ts';
import { CannedMenu } from './canned-menu.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ContextPanel } from './context-panel.tsx';
import css from './inbox.module.css';
import { NoteForm } from './note-form.tsx';

const { show, list, assign } = endpoints.staffChats;

type Props = { readonly id: string; readonly onChanged: () => void };

function useFresh(id: string) {
  const cache = useQueryClient();
  return useCallback(
    () => void cache.invalidateQueries({ queryKey: queryKey(show, { params: { id }, query: {} }) }),
    [cache, id],
  );
}

type HeadProps = { readonly chat: InboxChat; readonly state: 'open' | 'closed'; readonly onMoved: () => void };

/** Who has the chat, and the ways to take it, give it back and close it. */
function Head({ chat, state, onMoved }: HeadProps) {
  const { t } = useTranslation();
  const user = useUser();
  const place = useInboxPlace();
  const [closing, setClosing] = useState(false);
  const move = useApiMutation(assign, { refreshes: [show, list] });
  const mine = chat.owner !== null && chat.owner.id === user?.id;
  const take = (wanted: boolean): void =>
    move.mutate(
      { params: { id: chat.id }, body: { take: wanted, seen: chat.owner?.id ?? null } },
      {
        onSettled: onMoved,
        onError: (problem) => notifyRefused({ id: 'chat-move', title: problem.message }),
      },
    );
  return (
    <header className={css.head}>
      <RouteLink to="admin.chats" search={place} className={css.back} aria-label={t('titles.chats')}>
        <IconChevronLeft size={20} aria-hidden="true" />
      </RouteLink>
      <div className={css.who}>
        <h2>{chat.customer}</h2>
        <span className={css.meta}>
          {chat.owner === null ? t('staff_chats.nobody') : t('staff_chats.owner', { name: chat.owner.name })}
        </span>
      </div>
      {mine ? (
        <Button onClick={() => take(false)} loading={move.isPending}>
          {t('staff_chats.give_back')}
        </Button>
      ) : (
        <Button onClick={() => take(true)} loading={move.isPending}>
          {t(chat.owner === null ? 'staff_chats.take' : 'staff_chats.take_over')}
        </Button>
      )}
      {state === 'open' && (chat.owner === null || mine) && (
        <Button onClick={() => setClosing(true)}>{t('staff_chats.close')}</Button>
      )}
      {closing && <CloseDialog id={chat.id} onClose={() => setClosing(false)} />}
    </header>
  );
}

function Open({ chat, onChanged }: { readonly chat: InboxChat; readonly onChanged: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const fresh = useFresh(chat.id);
  const changed = useCallback(() => {
    onChanged();
    fresh();
  }, [onChanged, fresh]);
  const conversation = useConversation(staffWire, chat, { onChanged: changed, onNoted: fresh });
  const [as, setAs] = useState<'answer' | 'note'>('answer');
  const others = chat.owner !== null && chat.owner.id !== user?.id;
  const chooser = (
    <div className={css.as}>
      <SegmentedControl
        size="xs"
        aria-label={t('staff_chats.write_as')}
        value={as}
        onChange={(next) => setAs(next === 'note' ? 'note' : 'answer')}
        data={[
          { value: 'answer', label: t('staff_chats.answer') },
          { value: 'note', label: t('staff_chats.note') },
        ]}
      />
    </div>
  );
  return (
    <>
      <section className={css.chat}>
        <Head chat={chat} state={conversation.head.state} onMoved={fresh} />
        <ConversationView
          wire={staffWire}
          conversation={conversation}
          notes={chat.notes}
          tools={{ Menu: CannedMenu, language: chat.context.customer.language }}
          above={chooser}
          {...(as === 'note' ? { instead: <NoteForm id={chat.id} onAdded={fresh} /> } : {})}
          {...(as === 'answer' && others
            ? { instead: <p className={css.taken}>{t('staff_chats.taken_by_other')}</p> }
            : {})}
        />
      </section>
      <ContextPanel context={chat.context} />
    </>
  );
}

/** One chat of the inbox, with the customer beside it. */
export function DeskChat({ id, onChanged }: Props) {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(show, { params: { id }, query: {} }));
  if (query.isError)
    return (
      <section className={css.chat}>
        <LoadFailed message={t('chats.load_failed')} retry={() => void query.refetch()} />
      </section>
    );
  if (query.data === undefined)
    return (
      <section className={css.chat} aria-busy="true">
        <Stack p={16}>
          <Skeleton h={40} w="50%" />
          <Skeleton h={56} w="70%" />
          <Skeleton h={56} w="60%" ml="auto" />
        </Stack>
      </section>
    );
  return <Open chat={query.data.data} onChanged={onChanged} />;
}

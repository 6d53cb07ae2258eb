import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { later } from '../../../lib/later.tsx';
import { useUser } from '../../../lib/session/use-user.ts';
import { CountMark } from '../../../ui/frame/count-mark.tsx';
import { IconMessageCircle } from '../../../ui/icons.ts';
import css from './chat-button.module.css';
import { showChat, useChatView } from './chat-open.ts';

const panel = later(() => import('./chat-panel.tsx').then((part) => part.ChatPanel));
const everyMs = 15_000;
const mostShown = 9;

function Button() {
  const { t } = useTranslation();
  const view = useChatView();
  const options = apiQuery(endpoints.chats.list);
  const query = useQuery({ ...options, refetchInterval: everyMs, refetchOnWindowFocus: 'always' });
  const unread = query.data?.data.unread ?? 0;
  // Whoever comes after this person begins with it closed.
  useEffect(() => () => showChat({ kind: 'closed' }), []);
  const open = view.kind !== 'closed';
  const words = unread === 0 ? t('chats.open_button_none') : t('chats.open_button', { count: unread });
  return (
    <>
      <ActionIcon
        className={css.button ?? ''}
        aria-label={words}
        aria-expanded={open}
        id="chat-button"
        onPointerEnter={() => void panel.fetch()}
        onClick={() => showChat({ kind: open ? 'closed' : 'list' })}
      >
        <IconMessageCircle size={20} aria-hidden="true" />
        {unread > 0 && <CountMark count={unread > mostShown ? `${mostShown}+` : unread} />}
      </ActionIcon>
      {open && (
        <Suspense>
          <panel.Part />
        </Suspense>
      )}
    </>
  );
}

/** The chat over every page of a customer: how much is unread, and the way in. */
export function ChatButton() {
  const user = useUser();
  if (!user?.abilities.includes('chat.use') || user.email_verified_at === null) return null;
  return <Button />;
}

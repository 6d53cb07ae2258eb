import type { ChatRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ownZone } from '../../../lib/format/zones.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { showChat } from './chat-open.ts';
import css from './chat-panel.module.css';
import { useAbout } from './use-about.ts';

/** A person's chats, the latest first: what is open and what is history. */
export function ChatList({ chats }: { readonly chats: readonly ChatRow[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const about = useAbout();
  return (
    <ul className={css.list} aria-label={t('chats.history')}>
      {chats.map((chat) => (
        <li key={chat.id} className={css.row}>
          <button
            type="button"
            className={css.open}
            data-fresh={chat.unread > 0 || undefined}
            onClick={() => showChat({ kind: 'chat', id: chat.id })}
          >
            <span className={css.first}>
              <strong>{about(chat)}</strong>
              {chat.unread > 0 && <span className={css.unread}>{t('chats.unread', { count: chat.unread })}</span>}
              {chat.state === 'closed' && <span className={css.state}>{t('chats.closed')}</span>}
            </span>
            <span className={css.last}>{chat.last.text === '' ? t('chats.only_files') : chat.last.text}</span>
            <span className={css.when}>{dateTime(chat.updated_at, ownZone())}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

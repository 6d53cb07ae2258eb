import type { InboxRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../ui/route-link.tsx';
import { useInboxPlace } from './query.ts';
import css from './inbox.module.css';
import { useNow } from '../../../lib/use-now.ts';
import { useSpan } from './use-span.ts';

/** Beyond this a customer has waited for long. */
const longSeconds = 300;

type Props = { readonly chats: readonly InboxRow[]; readonly current: string | null };

/** Chats of a queue; who waits longest stands first. */
export function InboxList({ chats, current }: Props) {
  const { t } = useTranslation();
  const [span, now] = [useSpan(), useNow(15_000)];
  const place = useInboxPlace();
  return (
    <ul className={css.rows}>
      {chats.map((chat) => {
        const waited = chat.waiting_since === null ? null : (now - Date.parse(chat.waiting_since)) / 1000;
        return (
          <li key={chat.id}>
            <RouteLink
              to="admin.chats.detail"
              params={{ id: chat.id }}
              search={place}
              className={css.row}
              aria-current={chat.id === current ? 'true' : undefined}
            >
              <span className={css.first}>
                <strong>{chat.customer}</strong>
                {waited !== null && (
                  <span className={css.wait} data-long={waited > longSeconds || undefined}>
                    {t('staff_chats.waiting_for', { time: span(waited) })}
                  </span>
                )}
              </span>
              <span className={css.meta}>
                {chat.account.name} · {t(`chats.categories.${chat.category}`)}
                {chat.number !== null && ` · ${chat.number}`}
              </span>
              <span className={css.last} data-fresh={chat.unread > 0 || undefined}>
                {chat.last.text === '' ? t('chats.only_files') : chat.last.text}
              </span>
              <span className={css.meta}>
                {chat.owner === null ? t('staff_chats.nobody') : t('staff_chats.owner', { name: chat.owner.name })}
                {chat.unread > 0 && <b className={css.unread}>{t('chats.unread', { count: chat.unread })}</b>}
              </span>
            </RouteLink>
          </li>
        );
      })}
    </ul>
  );
}

import { ActionIcon, Popover } from '@mantine/core';
import { countedUnread, isStaff } from '@waybill/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/use-user.ts';
import { IconBell } from '../../ui/icons.ts';
import css from './bell.module.css';
import { useUnread } from './use-unread.ts';

const NoticeList = lazy(() => import('./notice-list.tsx').then((part) => ({ default: part.NoticeList })));

/** The bell over every page: how much is unread, and what it is. */
export function Bell() {
  const { t } = useTranslation();
  const user = useUser();
  const [open, setOpen] = useState(false);
  const { unread, newest } = useUnread();
  if (user === null) return null;
  const words = unread === 0 ? t('notices.open_none') : t('notices.open', { count: unread });
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={380}
      withinPortal={false}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon className={css.bell ?? ''} aria-label={words} onClick={() => setOpen((now) => !now)}>
          <IconBell size={20} aria-hidden="true" />
          {unread > 0 && (
            <span className={css.count} aria-hidden="true">
              {unread > countedUnread ? t('notices.many') : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} className={css.sheet ?? ''} aria-label={t('notices.title')}>
        <Suspense>
          {open && (
            <NoticeList staff={isStaff(user.roles)} unread={unread} newest={newest} close={() => setOpen(false)} />
          )}
        </Suspense>
      </Popover.Dropdown>
      <span className="wb-only-heard" role="status">
        {unread > 0 && words}
      </span>
    </Popover>
  );
}

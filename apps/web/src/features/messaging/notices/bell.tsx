import { ActionIcon } from '@mantine/core';
import { countedUnread, isStaff } from '@waybill/contract';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../../lib/later.tsx';
import { useUser } from '../../../lib/session/use-user.ts';
import { useFloat } from '../../../ui/float/use-float.ts';
import { CountMark } from '../../../ui/frame/count-mark.tsx';
import { IconBell } from '../../../ui/icons.ts';
import css from './bell.module.css';
import { useUnread } from './use-unread.ts';

const sheet = later(() => import('./bell-sheet.tsx').then((part) => part.BellSheet));

/** The bell over every page: how much is unread, and what it is. */
export function Bell() {
  const { t } = useTranslation();
  const user = useUser();
  const { float, button, near } = useFloat(sheet.fetch, 'dialog');
  const { unread, newest } = useUnread();
  if (user === null) return null;
  const words = unread === 0 ? t('notices.open_none') : t('notices.open', { count: unread });
  return (
    <>
      <ActionIcon {...button} className={css.bell ?? ''} aria-label={words}>
        <IconBell size={20} aria-hidden="true" />
        {unread > 0 && <CountMark count={unread > countedUnread ? t('notices.many') : unread} />}
      </ActionIcon>
      <Suspense>
        {near && <sheet.Part float={float} staff={isStaff(user.roles)} unread={unread} newest={newest} />}
      </Suspense>
      <span className="wb-only-heard" role="status">
        {unread > 0 && words}
      </span>
    </>
  );
}

import { Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FloatSheet } from '../../../ui/float/float-sheet.tsx';
import type { Float } from '../../../ui/float/use-float.ts';
import css from './bell.module.css';
import { NoticeList } from './notice-list.tsx';

type Props = {
  readonly float: Float;
  readonly staff: boolean;
  readonly unread: number;
  readonly newest: string | null;
};

/** What the bell opens. */
export function BellSheet({ float, ...notices }: Props) {
  const { t } = useTranslation();
  return (
    <FloatSheet float={float} position="bottom-end" width={380} withinPortal={false} shadow="md">
      <Popover.Dropdown p={0} className={css.sheet ?? ''} aria-label={t('notices.title')}>
        {float.opened && <NoticeList {...notices} close={() => float.change(false)} />}
      </Popover.Dropdown>
    </FloatSheet>
  );
}

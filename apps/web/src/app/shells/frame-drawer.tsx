import { CloseButton, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { partsOf } from '../../lib/class-names.ts';
import { useProductName } from '../../lib/session/use-site.ts';
import { Brand } from '../../ui/brand.tsx';
import { useOpenedAfter } from '../../ui/float/opened-after.ts';
import styles from './frame.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The ink plate beside the sign. */
  readonly plate?: string;
  readonly children: ReactNode;
};

/** The drawer that holds the sidebar on a phone. */
export function FrameDrawer({ opened, onClose, plate, children }: Props) {
  const { t } = useTranslation();
  const name = useProductName();
  return (
    <Drawer
      opened={useOpenedAfter(opened)}
      onClose={onClose}
      size={280}
      padding={0}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': t('frame.menu') } }}
      classNames={partsOf(styles, { body: 'drawerBody', content: 'drawer' })}
    >
      <div className={styles.drawerHead}>
        <Brand name={name} {...(plate ? { plate } : {})} />
        <CloseButton aria-label={t('common.close')} onClick={onClose} />
      </div>
      {children}
    </Drawer>
  );
}

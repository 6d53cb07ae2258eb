import { isStaff } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/use-user.ts';
import { IconShieldLock } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { customerHome, staffHome } from '../home.ts';
import { customerNav } from '../nav/customer-nav.ts';
import { shownGroups } from '../nav/entry.ts';
import { Frame } from './frame.tsx';
import styles from './banner.module.css';

/** The frame of a business account; staff find the way to theirs at its foot. */
export function CustomerShell() {
  const { t } = useTranslation();
  const user = useUser();
  const staff = user && isStaff(user.roles) ? staffHome(user) : null;
  const hold = user?.account?.credit_status === 'hold';
  return (
    <Frame
      groups={shownGroups(customerNav, user)}
      home={customerHome(user)}
      banner={
        hold && (
          <div className={styles.banner}>
            <Notice tone="stop" title={t('frame.hold_title')}>
              {t('frame.hold_text')}
            </Notice>
          </div>
        )
      }
      over={staff && { to: staff, icon: IconShieldLock, words: t('frame.staff_area') }}
    />
  );
}

import { isStaff } from '@waybill/contract';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../lib/later.tsx';
import { useUser } from '../../lib/session/use-user.ts';
import { IconShieldLock } from '../../ui/icons.ts';
import { customerHome, staffHome } from '../home.ts';
import { useSite } from '../../lib/session/use-site.ts';
import { customerNav } from '../nav/customer-nav.ts';
import { shownGroups } from '../nav/entry.ts';
import { Frame } from './frame.tsx';
import styles from './banner.module.css';

// Few accounts are held, and few are looked at by staff: words and figures come only where one is.
const { Part: Banners } = later(() => import('./account-banners.tsx').then((part) => part.AccountBanners));

/** The frame of a business account; staff find the way to theirs at its foot. */
export function CustomerShell({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const user = useUser();
  const staff = user && isStaff(user.roles) ? staffHome(user) : null;
  const { account, viewing_until: viewed } = user ?? {};
  const told = account?.closed ?? (account?.credit_status === 'hold' || viewed);
  return (
    <Frame
      groups={shownGroups(customerNav, user, useSite()?.marketplace)}
      home={customerHome(user)}
      banner={
        told && (
          <div className={styles.banner}>
            <Suspense fallback={null}>
              <Banners />
            </Suspense>
          </div>
        )
      }
      over={staff && { to: staff, icon: IconShieldLock, words: t('frame.staff_area') }}
    >
      {children}
    </Frame>
  );
}

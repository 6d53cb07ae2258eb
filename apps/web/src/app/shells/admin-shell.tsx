import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/use-user.ts';
import { IconArrowBackUp } from '../../ui/icons.ts';
import { customerHome, homeOf } from '../home.ts';
import { adminNav } from '../nav/admin-nav.ts';
import { shownGroups } from '../nav/entry.ts';
import { Frame } from './frame.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { useJumps } from './use-jumps.ts';

/** The frame of staff: the same, with an ink plate, its own menu and a way back. */
export function AdminShell({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const user = useUser();
  useJumps();
  return (
    <Frame
      groups={shownGroups(adminNav, user)}
      home={homeOf(user)}
      plate={t('frame.staff')}
      menu={StaffMenu}
      over={{ to: customerHome(user), icon: IconArrowBackUp, words: t('frame.customer_portal') }}
    >
      {children}
    </Frame>
  );
}

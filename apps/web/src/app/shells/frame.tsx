import { Outlet, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localToday } from '../../lib/format/today.ts';
import { useFormats } from '../../lib/format/use-formats.ts';
import { later } from '../../lib/later.tsx';
import type { PlainRouteName } from '../../lib/routes/table.ts';
import { spared } from '../../lib/spared.tsx';
import { useUser } from '../../lib/session/use-user.ts';
import { useSpareTime } from '../../lib/spare-time.ts';
import type { NavGroup } from '../nav/entry.ts';
import { SupportHost } from '../../features/messaging/support/public.ts';
import { PaletteHost } from '../palette/palette-host.tsx';
import { saveSidebar, sidebarStartsNarrow } from '../preferences.ts';
import styles from './frame.module.css';
import { Sidebar, type MenuProps, type OverLink } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const drawerPart = later(() => import('./frame-drawer.tsx').then((part) => part.FrameDrawer));

// Nobody waits for what the house has to say; it slides in over the page and moves nothing.
const Announcements = spared(
  () => import('../../features/messaging/announcements/host.tsx').then((part) => part.AnnouncementHost),
  null,
);

type Props = {
  readonly groups: readonly NavGroup[];
  readonly home: PlainRouteName;
  /** The ink plate beside the sign. */
  readonly plate?: string;
  /** The way over to the other frame, at the foot of the sidebar. */
  readonly over: OverLink | null;
  /** In place of the plain list of entries. */
  readonly menu?: ComponentType<MenuProps>;
  /** Above every page of the frame. */
  readonly banner?: ReactNode;
  /** In place of the page that the address leads to. */
  readonly children?: ReactNode;
};

/** After each move to another page: the focus goes to it, as on a fresh load, and the drawer closes. */
function useArrival(arrived: () => void): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        arrived();
        document.getElementById('main')?.focus({ preventScroll: true });
      }),
    [router, arrived],
  );
}

/** On paper, whose page it is and of which day. */
function PrintedHead() {
  const { date } = useFormats();
  const user = useUser();
  const words = [user?.account?.name, user?.name, date(localToday())];
  return (
    <p className={styles.printed} aria-hidden="true">
      {words.filter(Boolean).join(' · ')}
    </p>
  );
}

/** Sidebar, top bar and page: the frame that customers and staff work in. A drawer holds the sidebar on a phone. */
export function Frame({ groups, home, plate, over, menu, banner, children }: Props) {
  const { t } = useTranslation();
  const [narrow, setNarrow] = useState(sidebarStartsNarrow);
  const [drawer, setDrawer] = useState(false);
  // Once it was opened it stays, so that it closes as it opened.
  const [drawn, setDrawn] = useState(false);
  if (drawer && !drawn) setDrawn(true);
  useSpareTime(drawerPart.fetch);
  useArrival(useCallback(() => setDrawer(false), []));
  function toggle(): void {
    saveSidebar(!narrow);
    setNarrow(!narrow);
  }
  const plated = { ...(plate && { plate }), ...(menu && { menu }) };
  return (
    <div className={styles.frame} data-narrow={narrow || undefined}>
      <a className={styles.skip} href="#main">
        {t('frame.skip')}
      </a>
      <aside className={styles.side}>
        <Sidebar groups={groups} home={home} narrow={narrow} over={over} onCollapse={toggle} {...plated} />
      </aside>
      <TopBar home={home} onMenu={() => setDrawer(true)} {...plated} />
      <main id="main" tabIndex={-1} className={styles.page}>
        <PrintedHead />
        <Announcements />
        {banner}
        {children ?? <Outlet />}
      </main>
      <Suspense>
        {drawn && (
          <drawerPart.Part opened={drawer} onClose={() => setDrawer(false)} {...plated}>
            <Sidebar groups={groups} home={home} narrow={false} over={over} inDrawer {...plated} />
          </drawerPart.Part>
        )}
      </Suspense>
      <PaletteHost groups={groups} />
      <SupportHost />
    </div>
  );
}

import { CloseButton, Drawer } from '@mantine/core';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainRouteName } from '../../lib/routes/table.ts';
import { Brand } from '../../ui/brand.tsx';
import type { NavGroup } from '../nav/entry.ts';
import { PaletteHost } from '../palette/palette-host.tsx';
import { keepSidebar, sidebarStartsNarrow } from '../preferences.ts';
import styles from './frame.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

type Props = {
  readonly groups: readonly NavGroup[];
  readonly home: PlainRouteName;
  /** The ink plate beside the sign. */
  readonly plate?: string;
  /** The way over to the other frame, at the foot of the sidebar. */
  readonly over?: ReactNode | ((narrow: boolean) => ReactNode);
  /** Above every page of the frame. */
  readonly banner?: ReactNode;
};

/** Moves the focus to the page after each move to another one, as a fresh load of a page would. */
function useFocusOnPage(pathname: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Sidebar, top bar and page: the frame that customers and staff work in. A drawer holds the sidebar on a phone. */
export function Frame({ groups, home, plate, over, banner }: Props) {
  const { t } = useTranslation();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const [narrow, setNarrow] = useState(sidebarStartsNarrow);
  const [drawer, setDrawer] = useState(false);
  useFocusOnPage(pathname);
  useEffect(() => setDrawer(false), [pathname]);
  function toggle(): void {
    keepSidebar(!narrow);
    setNarrow(!narrow);
  }
  const overAt = (small: boolean): ReactNode => (typeof over === 'function' ? over(small) : over);
  const plated = plate ? { plate } : {};
  return (
    <div className={styles.frame} data-narrow={narrow || undefined}>
      <a className={styles.skip} href="#main">
        {t('frame.skip')}
      </a>
      <aside className={styles.side}>
        <Sidebar groups={groups} home={home} narrow={narrow} over={overAt(narrow)} onCollapse={toggle} {...plated} />
      </aside>
      <TopBar home={home} onMenu={() => setDrawer(true)} {...plated} />
      <main id="main" tabIndex={-1} className={styles.page}>
        {banner}
        <Outlet />
      </main>
      <Drawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        size={280}
        padding={0}
        withCloseButton={false}
        attributes={{ content: { 'aria-label': t('frame.menu') } }}
        classNames={{ body: styles.drawerBody!, content: styles.drawer! }}
      >
        <div className={styles.drawerHead}>
          <Brand {...plated} />
          <CloseButton aria-label={t('common.close')} onClick={() => setDrawer(false)} />
        </div>
        <Sidebar groups={groups} home={home} narrow={false} over={overAt(false)} inDrawer {...plated} />
      </Drawer>
      <PaletteHost groups={groups} />
    </div>
  );
}

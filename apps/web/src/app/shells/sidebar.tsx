import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { routeRow, type PlainRouteName } from '../../lib/routes/table.ts';
import { useProductName } from '../../lib/session/use-site.ts';
import { Brand } from '../../ui/brand.tsx';
import { NavButton, NavLink } from '../../ui/frame/nav-item.tsx';
import { ThemeButton } from '../../ui/frame/theme-button.tsx';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, type IconUser } from '../../ui/icons.ts';
import { RouteLink } from '../../ui/route-link.tsx';
import { entryOf, type NavEntry, type NavGroup } from '../nav/entry.ts';
import { usePageName } from '../root.tsx';
import { UserLanguage } from './user-language.tsx';
import styles from './sidebar.module.css';

/** The way over to the other frame. */
export type OverLink = { readonly to: PlainRouteName; readonly icon: typeof IconUser; readonly words: string };

/** What a menu is drawn from. */
export type MenuProps = {
  readonly groups: readonly NavGroup[];
  /** The entry of the page shown. */
  readonly current: NavEntry | null;
  readonly narrow: boolean;
};

type Props = {
  readonly groups: readonly NavGroup[];
  readonly home: PlainRouteName;
  readonly plate?: string;
  readonly narrow: boolean;
  readonly over: OverLink | null;
  /** In place of the plain list of entries. */
  readonly menu?: ComponentType<MenuProps>;
  /** In the drawer of a phone there is no sign (the drawer has it) and nothing to collapse. */
  readonly inDrawer?: boolean;
  readonly onCollapse?: () => void;
};

function PlainMenu({ groups, current, narrow }: MenuProps) {
  const { t } = useTranslation();
  return groups.map((group) => (
    <div key={group.entries[0]?.to} className={styles.group}>
      {group.entries.map((entry) => (
        <NavLink
          key={entry.to}
          to={entry.to}
          icon={entry.icon}
          narrow={narrow}
          current={entry === current}
          badge={entry.badge && <entry.badge />}
          words={t(`titles.${entry.title ?? routeRow(entry.to).title}`)}
        />
      ))}
    </div>
  ));
}

/** The menu of a frame, from its table. */
export function Sidebar({
  groups,
  home,
  plate,
  narrow,
  over,
  menu: Menu = PlainMenu,
  inDrawer = false,
  onCollapse,
}: Props) {
  const { t } = useTranslation();
  const name = useProductName();
  const current = entryOf(groups, usePageName());
  return (
    <div className={styles.sidebar} data-narrow={narrow || undefined}>
      {!inDrawer && (
        <RouteLink to={home} className={styles.sign}>
          <Brand name={name} short={narrow} {...(plate ? { plate } : {})} />
        </RouteLink>
      )}
      <nav className={styles.menu} aria-label={t('frame.menu')}>
        <Menu groups={groups} current={current} narrow={narrow} />
      </nav>
      <div className={styles.foot}>
        {over && <NavLink {...over} narrow={narrow} current={false} />}
        <ThemeButton narrow={narrow} />
        {inDrawer && (
          <div className={styles.language}>
            <UserLanguage />
          </div>
        )}
        {onCollapse && (
          <NavButton
            icon={narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
            words={t(narrow ? 'frame.expand' : 'frame.collapse')}
            narrow={narrow}
            expanded={!narrow}
            onClick={onCollapse}
          />
        )}
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Need } from '@waybill/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsQuery } from '../../features/back-office/dashboard/public.ts';
import { readCookie, writeCookie } from '../../lib/cookies.ts';
import { useFormats } from '../../lib/format/use-formats.ts';
import { routeRow } from '../../lib/routes/table.ts';
import { NavLink } from '../../ui/frame/nav-item.tsx';
import { IconChevronDown } from '../../ui/icons.ts';
import { Tip } from '../../ui/tip/tip.tsx';
import { groupIcons, needOf } from '../nav/admin-nav.ts';
import type { GroupTitle, NavEntry, NavGroup } from '../nav/entry.ts';
import { firstOpened, openedGroups } from '../nav/open-groups.ts';
import type { MenuProps } from './sidebar.tsx';
import css from './staff-menu.module.css';

const cookie = 'wb_menu';

function kept(): readonly GroupTitle[] {
  const said = readCookie(cookie)?.split(',');
  return said
    ? firstOpened.filter((title) => said.includes(title)).toSorted((a, b) => said.indexOf(a) - said.indexOf(b))
    : firstOpened;
}

/** Which groups are open: as they were left in this browser, and always the one of the page that was gone to. */
function useOpened(groups: readonly NavGroup[], current: NavEntry | null) {
  const [wanted, setWanted] = useState(kept);
  const [at, setAt] = useState<NavEntry['to'] | null>(null);
  const opened = openedGroups(groups, wanted);
  const change = (next: readonly GroupTitle[]): void => {
    setWanted(next);
    writeCookie(cookie, openedGroups(groups, next).join(','));
  };
  const here = current?.to ?? null;
  if (at !== here) {
    setAt(here);
    const group = groups.find(({ entries }) => entries.some(({ to }) => to === here))?.title;
    if (group && !opened.includes(group)) setWanted([group, ...opened]);
  }
  const toggle = (title: GroupTitle): void =>
    change(opened.includes(title) ? opened.filter((one) => one !== title) : [title, ...opened]);
  return { opened, toggle };
}

/** How much waits, and whether some of it cannot wait. */
function Count({ count, pressing }: { readonly count: number; readonly pressing: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (count === 0) return null;
  return (
    <span className={css.count} data-pressing={pressing > 0 || undefined}>
      <span aria-hidden="true">{number(count)}</span>
      <span className="wb-only-heard">
        {`, ${t('frame.open_items', { count })}`}
        {pressing > 0 && `, ${t('frame.urgent_items', { count: pressing })}`}
      </span>
    </span>
  );
}

type Waiting = ReadonlyMap<string, Need>;

function countsOf(entries: readonly NavEntry[], needs: Waiting) {
  const found = entries.flatMap(({ to }) => needs.get(needOf[to] ?? '') ?? []);
  const sum = (of: (need: Need) => number) => found.reduce((all, need) => all + of(need), 0);
  return { count: sum((need) => need.count), pressing: sum((need) => need.pressing ?? 0) };
}

type HeadProps = {
  readonly title: GroupTitle;
  /** Id of its entries. */
  readonly controls: string;
  readonly narrow: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly counts: { readonly count: number; readonly pressing: number };
};

function GroupHead({ title, controls, narrow, open, toggle, counts }: HeadProps) {
  const { t } = useTranslation();
  const Icon = groupIcons[title];
  const words = t(`frame.groups.${title}`);
  return (
    <Tip label={words} position="right" disabled={!narrow}>
      <button
        type="button"
        className={css.head}
        data-narrow={narrow || undefined}
        aria-expanded={open}
        aria-controls={controls}
        onClick={toggle}
      >
        {narrow && <Icon size={18} aria-hidden="true" />}
        <span className={narrow ? 'wb-only-heard' : css.title}>{words}</span>
        {!open && <Count {...counts} />}
        <IconChevronDown className={css.arrow} size={14} aria-hidden="true" />
      </button>
    </Tip>
  );
}

/** Scrolls the entry of the current page into view. */
function InView() {
  const mark = useRef<HTMLSpanElement>(null);
  // Newer browsers answer with a promise, which is no way to clean up.
  useEffect(() => {
    mark.current?.closest('a')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <span ref={mark} hidden />;
}

/** The menu of staff: groups that open and close, with what waits in each, and the page's own entry in view. */
export function StaffMenu({ groups, current, narrow }: MenuProps) {
  const { t } = useTranslation();
  const { opened, toggle } = useOpened(groups, current);
  const id = useId();
  const data = useQuery(needsQuery()).data?.data;
  const needs: Waiting = new Map(data?.map((need) => [need.kind, need]));
  return (
    <div>
      {groups.map(({ title, entries }) => (
        <div key={title ?? ''} className={css.group}>
          {title && (
            <GroupHead
              title={title}
              controls={`${id}${title}`}
              narrow={narrow}
              open={opened.includes(title)}
              toggle={() => toggle(title)}
              counts={countsOf(entries, needs)}
            />
          )}
          <div id={title && `${id}${title}`} className={css.entries} hidden={title && !opened.includes(title)}>
            {entries.map((entry) => (
              <NavLink
                key={entry.to}
                to={entry.to}
                icon={entry.icon}
                narrow={narrow}
                dense
                current={entry.to === current?.to}
                badge={
                  <>
                    <Count {...countsOf([entry], needs)} />
                    {entry.to === current?.to && <InView />}
                  </>
                }
                words={t(`titles.${routeRow(entry.to).title}`)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

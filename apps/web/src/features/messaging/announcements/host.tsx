import { useLocation } from '@tanstack/react-router';
import type { Announcement } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './announcements.module.css';
import { Banner } from './banner.tsx';
import { useWords } from './styles.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useDismiss, useRead } from './use-marks.ts';

/** More at once are not read; the bell has all of them. */
const mostBanners = 3;

/** Which of them stand in the page: those that were there when it was opened. Others float until the next page. */
function useSettled(shown: readonly Announcement[]) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState(path);
  if (at !== path) {
    setAt(path);
    setSettled(new Set(shown.map(({ id }) => id)));
  }
  return { settled, settle: (id: string) => setSettled(new Set([...settled, id])) };
}

/** Which of them may float: those that were unread when they came. The others are in the bell and in the next page. */
function useFloats(shown: readonly Announcement[]): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const fresh = shown.filter(({ id }) => !known.has(id));
  const all = new Map([...known, ...fresh.map(({ id, read_at: at }) => [id, at === null] as const)]);
  if (fresh.length > 0) setKnown(all);
  return new Set([...all].filter(([, unread]) => unread).map(([id]) => id));
}

/**
 * What the house has to say, above the page. What comes while a page is read slides over it and moves nothing; it takes
 * its place in the next page, or at once when its reader says so.
 */
export function AnnouncementHost() {
  const { t } = useTranslation();
  const words = useWords();
  const dismiss = useDismiss();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const standing = useAnnouncements().filter(({ id, dismissed_at: at }) => at === null && !closed.has(id));
  const shown = standing.slice(0, mostBanners);
  const { settled, settle } = useSettled(shown);
  const inPage = shown.filter(({ id }) => settled.has(id));
  // One at a time: what is read stays readable. One that was read on an earlier page does not cover this one as well.
  const floatable = useFloats(shown);
  const floating = shown.filter(({ id }) => !settled.has(id) && floatable.has(id)).slice(0, 1);
  useRead([...inPage, ...floating]);
  const banner = (one: Announcement, floats: boolean) => (
    <Banner
      key={one.id}
      kind={one.kind}
      {...words(one.texts)}
      onClose={
        one.dismissible
          ? () => {
              setClosed(new Set([...closed, one.id]));
              dismiss(one.id);
            }
          : undefined
      }
      onSettle={floats ? () => settle(one.id) : undefined}
    />
  );
  return (
    <section aria-label={t('announcements.region')} hidden={inPage.length + floating.length === 0}>
      {inPage.length > 0 && <div className={css.inPage}>{inPage.map((one) => banner(one, false))}</div>}
      <div className={css.floating} role="status">
        {floating.map((one) => banner(one, true))}
      </div>
    </section>
  );
}

import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { endpoints, type Answer, type Notice } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { BellAnnouncements, useAnnouncements } from '../announcements/public.ts';
import css from './bell.module.css';
import { pageOf } from './where.ts';

const { list, read, readAll, unread: counted } = endpoints.notices;
type Page = Answer<typeof list>;
const refreshes = [list, counted] as const;

function usePages() {
  return useInfiniteQuery<Page, ApiProblem, { pages: Page[] }, readonly unknown[], string | undefined>({
    queryKey: queryKey(list),
    queryFn: ({ pageParam, signal }) =>
      call(list, { query: pageParam === undefined ? {} : { before: pageParam }, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ data }) => (data.more ? data.notices.at(-1)?.id : undefined),
  });
}

type LineProps = { readonly notice: Notice; readonly staff: boolean; readonly onOpen: (notice: Notice) => void };

function Line({ notice, staff, onOpen }: LineProps) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const fresh = notice.read_at === null;
  const page = pageOf(notice, staff);
  const { day } = notice.params;
  // A day travels as a date, and is written in the reader's way.
  const params = typeof day === 'string' && day !== '' ? { ...notice.params, day: date(day) } : notice.params;
  const inside = (
    <>
      <span className={css.text}>{t(`notices.kinds.${notice.kind}`, params)}</span>
      <span className={css.when}>
        {dateTime(notice.created_at, ownZone())}
        {fresh && <span className="wb-only-heard">, {t('notices.unread')}</span>}
      </span>
    </>
  );
  return (
    <li className={css.line} data-fresh={fresh || undefined}>
      {page === null ? (
        <button type="button" className={css.open} onClick={() => onOpen(notice)}>
          {inside}
        </button>
      ) : (
        <RouteLink {...page} className={css.open} onClick={() => onOpen(notice)}>
          {inside}
        </RouteLink>
      )}
    </li>
  );
}

type Props = {
  readonly staff: boolean;
  readonly unread: number;
  readonly newest: string | null;
  readonly close: () => void;
};

/** The latest notices; opening one marks it as read. */
export function NoticeList({ staff, unread, newest, close }: Props) {
  const { t } = useTranslation();
  const pages = usePages();
  const markRead = useApiMutation(read, { refreshes });
  const markAll = useApiMutation(readAll, { refreshes });
  const announced = useAnnouncements();
  const notices = pages.data?.pages.flatMap(({ data }) => data.notices) ?? [];
  function open({ id, read_at: readAt }: Notice): void {
    if (readAt === null) markRead.mutate({ params: { id } });
    close();
  }
  return (
    <section aria-label={t('notices.title')}>
      <header className={css.head}>
        <h2>{t('notices.title')}</h2>
        {unread > 0 && newest !== null && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={markAll.isPending}
            onClick={() => markAll.mutate({ body: { newest } })}
          >
            {t('notices.mark_all')}
          </Button>
        )}
      </header>
      <BellAnnouncements announced={announced} />
      {pages.isError && <LoadFailed message={pages.error.message} retry={() => void pages.refetch()} flush />}
      {pages.isPending && (
        <div className={css.waiting} aria-hidden="true">
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={36} />
        </div>
      )}
      {pages.isSuccess && notices.length === 0 && announced.length === 0 && (
        <div className={css.none}>
          <b>{t('notices.empty_title')}</b>
          <span>{t('notices.empty_text')}</span>
        </div>
      )}
      {/* Scrolled by the keys too. */}
      <ul className={css.list} tabIndex={-1}>
        {notices.map((notice) => (
          <Line key={notice.id} notice={notice} staff={staff} onOpen={open} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className={css.foot}>
          <Button
            variant="subtle"
            size="compact-sm"
            fullWidth
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('notices.earlier')}
          </Button>
        </div>
      )}
    </section>
  );
}

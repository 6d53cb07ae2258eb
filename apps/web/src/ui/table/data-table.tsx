import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { ApiProblem } from '../../lib/api/problem.ts';
import { EmptyState } from '../empty-state.tsx';
import { IconFilterOff } from '../icons.ts';
import { LoadFailed } from '../load-failed.tsx';
import type { RouteTarget } from '../../lib/routes/table.ts';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { Pager, type PageMeta } from './pager.tsx';
import { SelectHead, type Selection } from './selection.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { List } from './use-list.ts';
import { useRowKeys } from './use-row-keys.ts';

type PageOf<Row> = { readonly data: readonly Row[]; readonly meta?: PageMeta };

type Props<Row, F extends string> = {
  /** What the table lists; read out, not shown. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly query: UseQueryResult<PageOf<Row>, ApiProblem>;
  readonly list: List<F>;
  readonly rowKey: (row: Row) => string;
  /** The first column becomes the link; the whole row takes the click. */
  readonly rowLink?: (row: Row) => RouteTarget;
  /** Shown when there is nothing at all: why, and the first action. */
  readonly empty: ReactNode;
  /** The specification's words for a load that failed. */
  readonly failed?: string;
  /** Widths hold from page to page, and longer texts end in dots. */
  readonly fixed?: boolean;
  /** Lets rows be ticked. */
  readonly select?: Selection<Row> | undefined;
  /** What can be done with the ticked rows; it stands over the table. */
  readonly bar?: ReactNode;
  /** Rows under all others, by the columns' keys: what they come to. */
  readonly foot?: readonly { readonly [key: string]: ReactNode }[] | undefined;
  /** Turns the pages of a list that goes on from a place and has no numbers. */
  readonly pager?: ReactNode;
};

/**
 * A list of the server's: it pages, sorts and filters there. Skeleton rows keep widths and heights, a failed
 * load keeps the last good rows with their time, on a phone rows become cards.
 */
export function DataTable<Row, F extends string>(props: Props<Row, F>) {
  const { label, columns, query, list, rowKey, rowLink, empty, failed, foot, select, bar, pager, fixed } = props;
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const { page, since } = useLastGood(query);
  const failure = query.isError && (
    <LoadFailed
      message={failed}
      retry={() => void query.refetch()}
      shownSince={page ? since : undefined}
      flush={page !== undefined}
    />
  );
  if (query.isError && !page) return failure;
  if (page?.data.length === 0 && list.page === 1) {
    return <div className={styles.frame}>{list.filtered ? <NothingMatches clear={list.clearFilters} /> : empty}</div>;
  }
  return (
    <div className={styles.frame} aria-busy={query.isFetching}>
      {failure}
      {bar}
      <div className={styles.scroll}>
        <table
          ref={table}
          className={styles.table}
          style={{ '--last-width': columns.at(-1)?.width } as CSSProperties}
          aria-label={label}
          role="table"
          data-fixed={fixed || undefined}
        >
          <TableHead
            columns={columns}
            sort={list.sort}
            sortBy={list.sortBy}
            tick={select && <SelectHead of={select} rows={page?.data ?? []} />}
          />
          <tbody role="rowgroup" data-stale={query.isPlaceholderData || query.isError || undefined}>
            {page?.data.map((row) => (
              <TableRow key={rowKey(row)} row={row} columns={columns} link={rowLink?.(row)} select={select} />
            ))}
            {!page && <SkeletonRows columns={columns} rows={list.perPage} tick={select !== undefined} />}
          </tbody>
          {page && foot && <TableFoot columns={columns} rows={foot} tick={select !== undefined} />}
        </table>
      </div>
      <span className="wb-only-heard" role="status">
        {page ? '' : t('common.loading')}
      </span>
      {pager ?? <Pager meta={page?.meta} list={list} />}
    </div>
  );
}

/** The page to show: the one asked for, or after a failure the last that could be had, with the time it was. */
function useLastGood<Row>(query: UseQueryResult<PageOf<Row>, ApiProblem>): {
  readonly page: PageOf<Row> | undefined;
  readonly since: number;
} {
  const [good, setGood] = useState<{ readonly page: PageOf<Row>; readonly since: number } | null>(null);
  const fresh = query.isSuccess && !query.isPlaceholderData ? query.data : null;
  if (fresh !== null && fresh !== good?.page) setGood({ page: fresh, since: query.dataUpdatedAt });
  const failed = query.isError ? good : null;
  return failed ?? { page: query.data, since: query.dataUpdatedAt };
}

function NothingMatches({ clear }: { readonly clear: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<IconFilterOff size={32} aria-hidden="true" />}
      title={t('common.nothing_matches')}
      text={t('common.nothing_matches_text')}
      actions={<Button onClick={clear}>{t('common.clear_all')}</Button>}
    />
  );
}

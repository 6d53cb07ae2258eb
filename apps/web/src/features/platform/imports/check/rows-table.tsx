import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../../lib/api/problem.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconChevronLeft, IconChevronRight } from '../../../../ui/icons.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import styles from '../../../../ui/table/data-table.module.css';
import type { PageMeta } from '../../../../ui/table/pager.tsx';
import { SkeletonRows } from '../../../../ui/table/skeleton-rows.tsx';
import { TableHead } from '../../../../ui/table/table-head.tsx';
import { TableRow } from '../../../../ui/table/table-row.tsx';
import css from './rows-table.module.css';

type Props<Row> = {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly query: UseQueryResult<{ readonly data: readonly Row[]; readonly meta: PageMeta }, ApiProblem>;
  readonly rowKey: (row: Row) => string;
  readonly onPage: (page: number) => void;
};

/** Turns the pages of a table inside a panel. */
function Turn({ meta, onPage }: { readonly meta: PageMeta; readonly onPage: (page: number) => void }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { current_page: page, last_page: pages } = meta;
  if (pages <= 1) return null;
  return (
    <nav className={css.turn} aria-label={t('common.pages')}>
      <span>
        {t('common.rows_shown', { from: number(meta.from ?? 0), to: number(meta.to ?? 0), total: number(meta.total) })}
      </span>
      <Button
        variant="subtle"
        h={32}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        leftSection={<IconChevronLeft size={16} aria-hidden="true" />}
      >
        {t('common.previous')}
      </Button>
      <Button
        variant="subtle"
        h={32}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
        rightSection={<IconChevronRight size={16} aria-hidden="true" />}
      >
        {t('common.next')}
      </Button>
    </nav>
  );
}

/** A table inside a panel: looks like every list, turns its pages in the panel's foot. */
export function RowsTable<Row>({ label, columns, query, rowKey, onPage }: Props<Row>) {
  const { data: page } = query;
  if (query.isError && page === undefined) return <LoadFailed retry={() => void query.refetch()} flush />;
  return (
    <div className={css.frame} aria-busy={query.isFetching}>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={label} role="table">
          <TableHead columns={columns} sort="" sortBy={() => undefined} />
          <tbody role="rowgroup" data-stale={query.isPlaceholderData || undefined}>
            {page?.data.map((row) => (
              <TableRow key={rowKey(row)} row={row} columns={columns} />
            ))}
            {page === undefined && <SkeletonRows columns={columns} rows={3} />}
          </tbody>
        </table>
      </div>
      {page && <Turn meta={page.meta} onPage={onPage} />}
    </div>
  );
}

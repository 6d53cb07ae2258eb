import type { UseQueryResult } from '@tanstack/react-query';
import { shipmentColumns, type CsvColumn, type ShipmentRow, type ShipmentSort } from '@waybill/contract';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../../lib/api/problem.ts';
import type { RouteTarget } from '../../../../lib/routes/table.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { ConvertedNote } from '../../../../ui/converted-note.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { PageMeta } from '../../../../ui/table/pager.tsx';
import type { List } from '../../../../ui/table/use-list.ts';
import type { StatusCounts } from '../api.ts';
import { ExportButton } from '../export/export-button.tsx';
import type { ReadPage } from '../export/read-all.ts';
import { useExport } from '../export/use-export.ts';
import { useChosen } from '../../../../ui/table/use-chosen.ts';
import { ChosenBar } from './chosen/chosen-bar.tsx';
import type { ShipmentFilter, ShipmentList } from './filters.ts';
import { NothingFound } from './nothing-found.tsx';
import { OrderChoice } from './order-choice.tsx';
import { PickupRange } from './pickup-range.tsx';
import { ListTools } from '../../../../ui/table/list-tools.tsx';
import tools from '../../../../ui/table/list-tools.module.css';
import css from './shipments-board.module.css';
import { ColumnsButton } from './views/columns-button.tsx';
import { useShownColumns } from './views/shown-columns.ts';
import { ViewsButton } from './views/views-button.tsx';
import { StatusTabs } from './status-tabs.tsx';

type Props<Row extends ShipmentRow, F extends string> = {
  readonly title: string;
  /** One line that says how things stand. */
  readonly note: ReactNode;
  /** The page's own actions, after the export. */
  readonly actions?: ReactNode;
  /** What comes before the tabs. */
  readonly above?: ReactNode;
  /** What can be looked for, where it is more than customers look for. */
  readonly searchLabel?: string;
  readonly list: List<ShipmentFilter | F> & Pick<ShipmentList, 'board'>;
  /** Orders to choose from; those of all lists where it is left out. */
  readonly sorts?: readonly ShipmentSort[];
  readonly query: UseQueryResult<{ readonly data: readonly Row[]; readonly meta: PageMeta }, ApiProblem>;
  /** Counts on the tabs; without them the tabs have none. */
  readonly counts?: UseQueryResult<{ readonly data: StatusCounts }, ApiProblem>;
  readonly columns: readonly Column<Row>[];
  readonly csv: readonly CsvColumn<Row>[];
  /** Reads a page of what the filters let through, for the export. */
  readonly read: ReadPage<Row>;
  readonly rowLink: (row: Row) => RouteTarget;
  /** Further filters of the page, after the pickup days. */
  readonly filters?: ReactNode;
  /** Lets shipments be chosen, to print and export those together; only the account's own papers can be. */
  readonly choosable?: boolean;
  /** Lets the reader choose columns, and keep views as well. */
  readonly keepable?: 'columns' | 'views';
  /** For when there is nothing at all. */
  readonly empty: ReactNode;
};

/** A list of shipments with everything around it: tabs, search, days, order, export, and the table itself. */
export function ShipmentsBoard<Row extends ShipmentRow, F extends string = never>(props: Props<Row, F>) {
  const { title, note, actions, query, counts, columns, csv, read, rowLink, filters, empty, choosable = false } = props;
  const { t } = useTranslation();
  const list: ShipmentList = props.list;
  const shown = useShownColumns();
  const selection = useChosen<Row>();
  const visible = useMemo(
    () =>
      props.keepable
        ? columns.filter(
            ({ key }) => shipmentColumns.every((one) => one !== key) || shown.columns.some((one) => one === key),
          )
        : columns,
    [columns, shown.columns, props.keepable],
  );
  const select = choosable
    ? {
        ...selection,
        label: (row: Row) => t('common.choose_row', { name: row.bol_number }),
        labelAll: t('common.choose_page'),
      }
    : undefined;
  const exporting = useExport(read, csv);
  const some = (query.data?.data.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={title}
        note={note}
        actions={
          <>
            <ExportButton exporting={exporting} disabled={!some} />
            {actions}
          </>
        }
      />
      {props.above}
      <StatusTabs list={list} counts={counts?.data?.data} counted={counts !== undefined} />
      <ListTools
        list={list}
        label={props.searchLabel ?? t('tracking.filter.search')}
        clearLabel={t('tracking.filter.clear_search')}
        end={
          props.keepable && (
            <>
              {props.keepable === 'views' && <ViewsButton list={list} shown={shown} />}
              <ColumnsButton shown={shown} />
            </>
          )
        }
      >
        <PickupRange list={list} />
        {filters}
        <OrderChoice list={list} sorts={props.sorts} className={tools.order} />
      </ListTools>
      <DataTable
        label={title}
        fixed
        columns={visible}
        select={select}
        bar={selection.rows.length > 0 && <ChosenBar selection={selection} csv={csv} />}
        query={query}
        // Nothing matching is told here in more detail than the table would.
        list={{ ...list, filtered: false }}
        rowKey={(row) => row.id}
        rowLink={rowLink}
        empty={list.filtered ? <NothingFound list={list} /> : empty}
        failed={t('tracking.failed')}
      />
      <p className={css.note}>
        <ConvertedNote from="USD" />
      </p>
    </>
  );
}

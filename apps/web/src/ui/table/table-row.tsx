import { RouteLink } from '../route-link.tsx';
import type { RouteTarget } from '../../lib/routes/table.ts';
import { columnMarks, type Column } from './column.ts';
import { SelectCell, type Selection } from './selection.tsx';
import styles from './data-table.module.css';

type Props<Row> = {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly link?: RouteTarget | undefined;
  readonly select?: Selection<Row> | undefined;
};

/** A row; its first cell holds the link, which takes the click anywhere in the row. */
export function TableRow<Row>({ row, columns, link, select }: Props<Row>) {
  return (
    <tr role="row" data-linked={link ? true : undefined} data-ticked={select && select.has(row)}>
      {select && <SelectCell of={select} row={row} />}
      {columns.map((column, at) => (
        <td key={column.key} role="cell" data-title={column.title} data-card={column.card} {...columnMarks(column)}>
          {at === 0 && link ? (
            <RouteLink className={styles.rowLink} {...link}>
              {column.cell(row)}
            </RouteLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

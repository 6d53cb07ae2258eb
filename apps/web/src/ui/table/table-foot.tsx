import type { ReactNode } from 'react';
import { columnMarks, type Column } from './column.ts';

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  /** What stands in each row, by the columns' keys. */
  readonly rows: readonly { readonly [key: string]: ReactNode }[];
  /** Whether rows begin with a box. */
  readonly tick: boolean;
};

/** Rows under all others: what they come to. The words of the first column run on over the empty ones after it. */
export function TableFoot<Row>({ columns, rows, tick }: Props<Row>) {
  return (
    <tfoot role="rowgroup">
      {[...rows.entries()].map(([at, cells]) => (
        <tr key={`sums ${at}`} role="row">
          {tick && <td role="cell">{''}</td>}
          {columns.map((column, place) => (
            <td
              key={column.key}
              role="cell"
              data-title={column.title}
              data-card={place === 0 ? 'line' : undefined}
              {...columnMarks(column)}
            >
              {cells[column.key]}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

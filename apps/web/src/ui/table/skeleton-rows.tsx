import { columnMarks, type Column } from './column.ts';
import styles from './data-table.module.css';

const shares = [62, 78, 54, 70, 86, 58] as const;

/** Rows that keep the place of those still loading, with the same columns and heights. */
export function SkeletonRows<Row>({
  columns,
  rows,
  tick = false,
}: {
  readonly columns: readonly Column<Row>[];
  readonly rows: number;
  /** Whether rows begin with a box. */
  readonly tick?: boolean;
}) {
  return Array.from({ length: Math.min(rows, 20) }, (_, row) => (
    <tr key={row} role="row" aria-hidden="true" style={{ opacity: Math.max(0.25, 1 - row * 0.08) }}>
      {tick && (
        <td role="cell" data-card="none">
          {'\u00a0'}
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.key} role="cell" data-card={column.card} {...columnMarks(column)}>
          <span className={styles.bone} style={{ width: `${shares[(row + at) % shares.length]}%` }}>
            {'\u00a0'}
          </span>
        </td>
      ))}
    </tr>
  ));
}

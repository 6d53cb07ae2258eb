import { Checkbox } from '@mantine/core';
import styles from './data-table.module.css';

/** Which rows of a list are ticked; rows on other pages stay so. */
export type Selection<Row> = {
  readonly has: (row: Row) => boolean;
  readonly set: (rows: readonly Row[], chosen: boolean) => void;
  /** Said of the box of one row. */
  readonly label: (row: Row) => string;
  /** Said of the box that ticks every row of the page. */
  readonly labelAll: string;
};

/** The box of every row of the page: ticked, partly, or not. */
export function SelectHead<Row>({ of, rows }: { readonly of: Selection<Row>; readonly rows: readonly Row[] }) {
  const ticked = rows.filter((row) => of.has(row)).length;
  const all = rows.length > 0 && ticked === rows.length;
  return (
    <th role="columnheader" scope="col" className={styles.tickHead}>
      <Checkbox
        aria-label={of.labelAll}
        checked={all}
        indeterminate={ticked > 0 && !all}
        disabled={rows.length === 0}
        onChange={() => of.set(rows, !all)}
      />
    </th>
  );
}

/** The box of one row; it lies over the row's link. */
export function SelectCell<Row>({ of, row }: { readonly of: Selection<Row>; readonly row: Row }) {
  return (
    <td role="cell" data-card="tick">
      <span className={styles.tick}>
        <Checkbox
          aria-label={of.label(row)}
          checked={of.has(row)}
          onChange={(event) => of.set([row], event.currentTarget.checked)}
        />
      </span>
    </td>
  );
}

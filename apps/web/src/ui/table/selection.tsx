import { Checkbox } from '@mantine/core';
import styles from './data-table.module.css';

/** Which rows of a list are ticked; rows on other pages stay so. */
export type Selection<Row> = {
  readonly has: (row: Row) => boolean;
  readonly set: (rows: readonly Row[], chosen: boolean) => void;
  /** Rows with which nothing can be done; their box cannot be ticked. */
  readonly disabled?: (row: Row) => boolean;
  /** Said of the box of one row. */
  readonly label: (row: Row) => string;
  /** Said of the box that ticks every row of the page. */
  readonly labelAll: string;
};

/** The box of every row of the page: ticked, partly, or not. */
export function SelectHead<Row>({ of, rows }: { readonly of: Selection<Row>; readonly rows: readonly Row[] }) {
  const open = rows.filter((row) => !of.disabled?.(row));
  const ticked = open.filter((row) => of.has(row)).length;
  const all = open.length > 0 && ticked === open.length;
  return (
    <th role="columnheader" scope="col" className={styles.tickHead}>
      <Checkbox
        aria-label={of.labelAll}
        checked={all}
        indeterminate={ticked > 0 && !all}
        disabled={open.length === 0}
        onChange={() => of.set(open, !all)}
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
          disabled={of.disabled?.(row) ?? false}
          onChange={(event) => of.set([row], event.currentTarget.checked)}
        />
      </span>
    </td>
  );
}

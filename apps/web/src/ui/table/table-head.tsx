import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconArrowDown, IconArrowUp } from '../icons.ts';
import { columnMarks, type Column } from './column.ts';
import styles from './data-table.module.css';

type Props<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly sort: string;
  readonly sortBy: (name: string) => void;
  /** The box that ticks every row, where rows can be ticked. */
  readonly tick?: ReactNode;
};

function directionOf(name: string | undefined, sort: string): 'ascending' | 'descending' | undefined {
  if (name === undefined) return undefined;
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : undefined;
}

/** Titles of the columns; one that sorts is a button with an arrow while it does. */
export function TableHead<Row>({ columns, sort, sortBy, tick }: Props<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {tick}
        {columns.map((column) => {
          const direction = directionOf(column.sort, sort);
          const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp;
          const name = column.sort;
          return (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              {...columnMarks(column)}
              style={{ width: column.width }}
            >
              {name === undefined ? (
                <span className={column.quiet ? 'wb-only-heard' : undefined}>{column.title}</span>
              ) : (
                <UnstyledButton className={styles.sort} data-active={direction} onClick={() => sortBy(name)}>
                  <span>{column.title}</span>
                  {direction && <Arrow size={14} aria-hidden="true" />}
                </UnstyledButton>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

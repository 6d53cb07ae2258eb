import type { ReactNode } from 'react';

/** One column of a list. */
export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The name the server sorts by; without it the column does not sort. */
  readonly sort?: string;
  /** Its title is heard and not shown: a column of buttons. */
  readonly quiet?: boolean;
  /** Figures stand at the right. */
  readonly numeric?: boolean;
  /** CSS width; kept while loading, so nothing moves. */
  readonly width?: string;
  /** On a phone: the head of the card, its upper right corner, or left out. Others are lines with their title. */
  readonly card?: 'head' | 'corner' | 'none';
};

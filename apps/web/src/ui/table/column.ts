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
  /** Which columns a narrow table leaves out: 5 first, then 4, 3, and 2. Without it a column always stays. */
  readonly priority?: 2 | 3 | 4 | 5;
  /** Stays at the right edge while the rest scrolls: an amount, and the row's actions after it. */
  readonly pin?: boolean;
  /**
   * On a phone: the head of the card, its upper right corner, a line without a title, a part of the last line, the
   * amount at its end, or left out. Others are lines with their title.
   */
  readonly card?: 'head' | 'corner' | 'line' | 'part' | 'amount' | 'none';
};

/** How a cell of a column, or its head, is marked for the styles of the table. */
export function columnMarks({ numeric, priority, pin }: Pick<Column<never>, 'numeric' | 'priority' | 'pin'>) {
  return { 'data-numeric': numeric || undefined, 'data-priority': priority, 'data-pin': pin || undefined };
}

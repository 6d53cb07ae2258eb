import type { ReactNode } from 'react';
import css from './list-tools.module.css';
import { SearchField } from './search-field.tsx';
import type { List } from './use-list.ts';

type Search = {
  readonly list: Pick<List<'search'>, 'filters' | 'filter'>;
  /** What can be looked for. */
  readonly label: string;
  /** Name of the button that empties the search. */
  readonly clearLabel: string;
};

type Props = (Search | { readonly list?: never }) & {
  /** Filters, beside the search. */
  readonly children?: ReactNode;
  /** At the right: views and columns. */
  readonly end?: ReactNode;
};

/** The line above every list: the search, which `/` goes to, then filters, and at the right views and columns. */
export function ListTools({ children, end, ...search }: Props) {
  return (
    <div className={css.tools} role="search">
      {search.list && <SearchField {...search} className={css.search} />}
      {children}
      {end && <span className={css.end}>{end}</span>}
    </div>
  );
}

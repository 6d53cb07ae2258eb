import { countedUpTo } from '@waybill/contract';

export type PageBody<R> = {
  readonly data: R[];
  readonly links: { first: string; last: string | null; prev: string | null; next: string | null };
  readonly meta: {
    current_page: number;
    from: number | null;
    last_page: number;
    links: { url: string | null; label: string; active: boolean }[];
    path: string;
    per_page: number;
    to: number | null;
    total: number;
    total_is_exact: boolean;
  };
};

/**
 * Converts one page of rows to the paged list format.
 * @param total number of all rows, counted up to one past `countedUpTo`
 */
export function pageBody<R>(
  rows: R[],
  total: number,
  at: { readonly page: number; readonly per_page: number },
  path: string,
): PageBody<R> {
  const exact = total <= countedUpTo;
  const shown = Math.min(total, countedUpTo);
  const lastPage = Math.max(1, Math.ceil(shown / at.per_page));
  const url = (page: number) => `${path}?page=${page}`;
  const from = rows.length === 0 ? null : (at.page - 1) * at.per_page + 1;
  const hasNext = at.page < lastPage || (!exact && rows.length === at.per_page);
  return {
    data: rows,
    links: {
      first: url(1),
      last: exact ? url(lastPage) : null,
      prev: at.page > 1 ? url(at.page - 1) : null,
      next: hasNext ? url(at.page + 1) : null,
    },
    meta: {
      current_page: at.page,
      from,
      last_page: lastPage,
      links: [{ url: url(at.page), label: String(at.page), active: true }],
      path,
      per_page: at.per_page,
      to: from === null ? null : from + rows.length - 1,
      total: shown,
      total_is_exact: exact,
    },
  };
}

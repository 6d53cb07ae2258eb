import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAddressQuery } from '../../lib/routes/use-address.ts';
import { useUser } from '../../lib/session/use-user.ts';

/** A list's place: page, order and filters, all of them in the URL so that a view can be kept and sent. */
export type List<F extends string> = {
  readonly page: number;
  readonly perPage: number;
  /** `created_at` or, downwards, `-created_at`. */
  readonly sort: string;
  readonly filters: { readonly [K in F]?: string };
  /** Whether any filter is set. */
  readonly filtered: boolean;
  readonly goToPage: (page: number) => void;
  readonly setPerPage: (rows: number) => void;
  /** Sorts by a column: downwards first when it already sorts upwards. */
  readonly sortBy: (name: string) => void;
  /** Sets or (with an empty text) drops filters; always back to page one. */
  readonly filter: (changes: { readonly [K in F]?: string }) => void;
  readonly clearFilters: () => void;
};

const sizes = { smallest: 1, largest: 100 } as const;

function wholeNumber(text: string | undefined, fallback: number, largest: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= sizes.smallest && value <= largest ? value : fallback;
}

/**
 * The state of a list, read from the URL. Rows on a page come from the URL, else from the person's settings.
 * @param names filters the list understands; others in the URL are left alone
 * @param firstSort order when the URL names none
 */
export function useList<F extends string>(names: readonly F[], firstSort: string): List<F> {
  const search = useAddressQuery();
  const navigate = useNavigate();
  const rows = useUser()?.per_page ?? 20;
  return useMemo(() => {
    const change = (changes: Readonly<Record<string, string | undefined>>, replace = false): void => {
      const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== undefined && value !== '');
      void navigate({ to: '.', search: Object.fromEntries(next), replace });
    };
    const set = names.filter((name) => search[name] !== undefined);
    const sort = search['sort'] ?? firstSort;
    return {
      page: wholeNumber(search['page'], 1, 100_000),
      perPage: wholeNumber(search['per_page'], rows, sizes.largest),
      sort,
      filters: Object.fromEntries(set.map((name) => [name, search[name]])) as { readonly [K in F]?: string },
      filtered: set.length > 0,
      goToPage: (page) => change({ page: page === 1 ? undefined : String(page) }),
      setPerPage: (count) => change({ per_page: String(count), page: undefined }),
      sortBy: (name) => change({ sort: sort === name ? `-${name}` : name, page: undefined }),
      filter: (changes) => change({ ...changes, page: undefined }, true),
      clearFilters: () => change({ ...Object.fromEntries(names.map((name) => [name, undefined])), page: undefined }),
    };
  }, [search, navigate, rows, names, firstSort]);
}

import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { ImportSummary } from '@waybill/contract';
import { apiQuery, queryKey } from '../../../lib/api/query.ts';
import type { UploadKind } from './kind.ts';

/** How often it is asked how far rows are that go in, in milliseconds. */
const lookEvery = 400;

/** Rows of a table on a page. */
export const rowsOnPage = 10;

/** An upload as it stands; while its rows go in it is asked again and again. */
export function importQuery({ endpoints }: UploadKind, id: string, watched: boolean) {
  return {
    ...apiQuery(endpoints.show, { params: { id } }),
    refetchInterval: (query: { readonly state: { readonly data?: { readonly data: ImportSummary } | undefined } }) =>
      watched || (query.state.data?.data.running ?? null) !== null ? lookEvery : (false as const),
  };
}

/** Rows of an upload that somebody has to look at. */
export function rowsQuery({ endpoints }: UploadKind, id: string, verdict: 'problem' | 'duplicate', page: number) {
  const query = { verdict, page, per_page: rowsOnPage };
  return { ...apiQuery(endpoints.rows, { params: { id }, query }), placeholderData: keepPreviousData };
}

export function recentQuery({ endpoints }: UploadKind) {
  return apiQuery(endpoints.list, { query: { per_page: 10 } });
}

/** Takes an upload as it was just answered, and has its rows asked for again. */
export function useFresh({ endpoints }: UploadKind): (upload: ImportSummary) => void {
  const cache = useQueryClient();
  return (upload) => {
    cache.setQueryData(queryKey(endpoints.show, { params: { id: upload.id } }), { data: upload });
    void cache.invalidateQueries({ queryKey: queryKey(endpoints.rows) });
    void cache.invalidateQueries({ queryKey: queryKey(endpoints.list) });
  };
}

import { keepPreviousData } from '@tanstack/react-query';
import { endpoints, type QueryInput } from '@waybill/contract';
import { apiQuery } from '../../../lib/api/query.ts';

const { list, show } = endpoints.productCatalog;

export type ListQuery = NonNullable<QueryInput<typeof list>>;

/** What a write to a product makes stale. */
export const productReads = [list, show] as const;

export function productsQuery(query: ListQuery) {
  return { ...apiQuery(list, { query }), placeholderData: keepPreviousData };
}

export function productQuery(id: string) {
  return apiQuery(show, { params: { id } });
}

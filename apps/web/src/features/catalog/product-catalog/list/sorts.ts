import { productSorts } from '@waybill/contract';
import type { List } from '../../../../ui/table/use-list.ts';
import type { ListQuery } from '../api.ts';

export const productFilters = ['search'] as const;
export type ProductList = List<(typeof productFilters)[number]>;
export const firstSort = 'description';

/** The order of the URL, or the usual one for one that nobody knows. */
export function sortIn(list: Pick<ProductList, 'sort'>): (typeof productSorts)[number] {
  return productSorts.find((one) => one === list.sort) ?? firstSort;
}

/** The state of the list as the server is asked. */
export function listQuery(list: ProductList): ListQuery {
  const search = list.filters.search?.slice(0, 60) ?? '';
  return { page: list.page, per_page: list.perPage, sort: sortIn(list), ...(search === '' ? {} : { search }) };
}

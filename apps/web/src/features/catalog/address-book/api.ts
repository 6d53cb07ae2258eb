import { keepPreviousData } from '@tanstack/react-query';
import { addressSorts, endpoints, fields, type Country } from '@waybill/contract';
import { apiQuery } from '../../../lib/api/query.ts';
import type { List } from '../../../ui/table/use-list.ts';

/** What a change of the book makes old. */
export const bookReads = [endpoints.addressBook.list, endpoints.addressBook.show] as const;

export const firstSort = 'company';
export const addressFilters = ['search'] as const;
export type AddressList = List<'search'>;

/** A page of the book; what the URL has wrong is left out. */
export function addressesQuery({ page, perPage, sort, filters }: AddressList) {
  const search = filters.search?.slice(0, 60);
  const query = {
    page,
    per_page: perPage,
    sort: addressSorts.find((one) => one === sort) ?? firstSort,
    ...(search ? { search } : {}),
  };
  return { ...apiQuery(endpoints.addressBook.list, { query }), placeholderData: keepPreviousData };
}

export function addressQuery(id: string) {
  return apiQuery(endpoints.addressBook.show, { params: { id } });
}

/** The place of a postal code, asked for once it has the form of one. Mexican codes are not in the tables. */
export function placeQuery(country: Country, typed: string) {
  const code = country === 'US' ? typed.trim().slice(0, 5) : typed.trim().toUpperCase().replace(' ', '');
  return {
    ...apiQuery(endpoints.places.find, { params: { country, postal_code: code } }),
    enabled: country !== 'MX' && fields.isPostalCode(typed, country),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

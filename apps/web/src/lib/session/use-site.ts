import { useQuery } from '@tanstack/react-query';
import { endpoints, type Site } from '@waybill/contract';
import { apiQuery } from '../api/query.ts';

/** The company of this installation and what it offers online; undefined until it is known. */
export function useSite(): Site | undefined {
  return useQuery({ ...apiQuery(endpoints.site.show), staleTime: 600_000 }).data?.data;
}

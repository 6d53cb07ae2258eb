import { useQuery } from '@tanstack/react-query';
import { endpoints, type Site } from '@waybill/contract';
import { useEffect } from 'react';
import { apiQuery } from '../api/query.ts';
import { nameProduct } from '../language/i18n.ts';

const site = { ...apiQuery(endpoints.site.show), staleTime: 600_000 };

/** What the product is called where no company is set up. */
const productName = 'Waybill';

/** The trade name that pages show; null for the moment until it is known. */
export function useProductName(): string | null {
  const { data, isPending } = useQuery(site);
  const name = isPending ? null : (data?.data.name ?? productName);
  useEffect(() => {
    if (name !== null) nameProduct(name);
  }, [name]);
  return name;
}

/** The company of this installation and what it offers online; undefined until it is known. */
export function useSite(): Site | undefined {
  return useQuery(site).data?.data;
}

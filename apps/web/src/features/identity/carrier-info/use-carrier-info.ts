import { useQuery } from '@tanstack/react-query';
import { endpoints, type CarrierInfo } from '@waybill/contract';
import { useMemo } from 'react';
import { apiQuery } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';

const freshMs = 60_000;

/** Logos, pickup notes and standing of carriers by their ids; nothing for whoever is not signed in. */
export function useCarrierInfo(): ReadonlyMap<string, CarrierInfo> {
  const may = useUser()?.abilities.includes('quote.read') ?? false;
  const { data } = useQuery({ ...apiQuery(endpoints.carrierLooks.list), enabled: may, staleTime: freshMs });
  return useMemo(() => new Map(data?.data.map((look) => [look.id, look])), [data]);
}

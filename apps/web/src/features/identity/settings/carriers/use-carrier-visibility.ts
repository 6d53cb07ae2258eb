import { useQuery } from '@tanstack/react-query';
import { endpoints, type CarrierChoice } from '@waybill/contract';
import { useMemo } from 'react';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useUser } from '../../../../lib/session/use-user.ts';

/** What the account makes of carriers, by carrier id. */
export type CarrierVisibility = ReadonlyMap<string, CarrierChoice['visibility']>;

/** Every carrier with what the account makes of it. */
export function carriersQuery() {
  return apiQuery(endpoints.settings.carriers);
}

/** The account's selection; until it is known, or when it cannot be had, nothing is preferred and nothing hidden. */
export function useCarrierVisibility(): CarrierVisibility {
  const may = useUser()?.abilities.includes('quote.read') ?? false;
  const { data } = useQuery({ ...carriersQuery(), enabled: may });
  return useMemo(() => new Map(data?.data.map(({ id, visibility }) => [id, visibility])), [data]);
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { dashboardPeriods, endpoints, type DashboardPeriod } from '@waybill/contract';
import { currencies, type Currency } from '@waybill/freight';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { apiQuery, queryKey } from '../../../lib/api/query.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { useInboxStream } from '../../messaging/staff-chats/public.ts';

const { needs, figures } = endpoints.dashboard;
/** What waits is asked for as often as the bell; figures are folded once a minute. */
const [needsMs, figuresMs] = [15_000, 60_000];

/** What waits now, as the tiles and the menu show it. */
export const needsQuery = () => ({
  ...apiQuery(needs),
  refetchInterval: needsMs,
  refetchOnWindowFocus: 'always' as const,
});

/** What waits now: heard of at once where a stream tells, else within seconds. */
export function useNeeds() {
  const cache = useQueryClient();
  const changed = useCallback(() => void cache.invalidateQueries({ queryKey: queryKey(needs) }), [cache]);
  useInboxStream(true, changed);
  return useQuery(needsQuery());
}

/** The period and the currency of the address, and how to change them. */
export function useDashboardQuery() {
  const search = useAddressQuery();
  const navigate = useNavigate();
  const period = dashboardPeriods.find((one) => one === search['period']) ?? '30';
  const currency = currencies.find((one) => one === search['currency']);
  const change = (next: { readonly period?: DashboardPeriod; readonly currency?: Currency }): void => {
    const all = { ...search, ...next };
    const kept = Object.entries(all).filter(([name, value]) => !(name === 'period' && value === '30'));
    void navigate({ to: '.', search: Object.fromEntries(kept), replace: true });
  };
  return { period, currency, change };
}

/** The figures of a period; those of the one before stay until the new ones are there. */
export function useFigures({ period, currency }: Pick<ReturnType<typeof useDashboardQuery>, 'period' | 'currency'>) {
  return useQuery({
    ...apiQuery(figures, { query: { period, ...(currency === undefined ? {} : { currency }) } }),
    refetchInterval: figuresMs,
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
}

import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '../../../../../lib/routes/use-address.ts';
import { readView, writeView, type RateView, type ViewQuery } from './rate-view.ts';

export type Change = (changes: Partial<RateView>) => void;

/** Filters, order and chart of the rates; all of them are in the address, so that a reload keeps them. */
export function useRateView(): readonly [RateView, Change] {
  const query = useAddressQuery();
  const navigate = useNavigate();
  const view = useMemo(() => readView(query), [query]);
  const change = useCallback<Change>(
    (changes) => {
      const search = (now: ViewQuery): object => ({ ...now, ...writeView({ ...readView(now), ...changes }) });
      void navigate({ to: '.', search, replace: true });
    },
    [navigate],
  );
  return [view, change];
}

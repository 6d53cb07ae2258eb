import { useQueries } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { foundSources, type Hit, type Source } from './found-sources.ts';

/** Delay after the last key, in milliseconds, and the fewest characters of a search. */
const [pause, fewest] = [180, 2];
const freshMs = 30_000;

/** Records of one kind that were found. */
export type Found = { readonly kind: Source['kind']; readonly hits: readonly Hit[] };

/** Exact matches first: kinds with one before others, and in each kind the exact record. */
export function ranked(found: readonly Found[]): Found[] {
  const isExact = ({ hits }: Found): boolean => hits.some(({ exact }) => exact);
  return found
    .filter(({ hits }) => hits.length > 0)
    .map((one) => ({ ...one, hits: one.hits.toSorted((a, b) => Number(b.exact) - Number(a.exact)) }))
    .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)));
}

/** The records of every kind that match the input, and whether some are still loading. */
export function useFound(query: string): { readonly found: readonly Found[]; readonly searching: boolean } {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const user = useUser();
  const typed = query.trim();
  const [settled] = useDebouncedValue(typed, pause);
  const sources = useMemo(() => foundSources(user, t, formats), [user, t, formats]);
  const sought = typed.length >= fewest && settled.length >= fewest;
  const results = useQueries({
    queries: sources.map(({ kind, page, ask }) => ({
      queryKey: ['palette', page, settled, i18n.language],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => ask(settled, signal).then((hits) => ({ kind, hits })),
      enabled: sought,
      staleTime: freshMs,
      retry: false,
    })),
  });
  return {
    found: sought ? ranked(results.flatMap(({ data }) => data ?? [])) : [],
    searching: typed.length >= fewest && (settled !== typed || results.some(({ isFetching }) => isFetching)),
  };
}

import { queryOptions, useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Answer, Endpoint } from '@waybill/contract';
import { call, type CallArguments, type CallInput } from './call.ts';
import type { ApiProblem } from './problem.ts';

type Keyed = { readonly params?: unknown; readonly query?: unknown };

/** The key of what an endpoint answered; without input, of everything it ever answered. */
export function queryKey(endpoint: Endpoint, input?: Keyed): readonly unknown[] {
  if (input === undefined) return [endpoint.path];
  return [endpoint.path, input.params ?? {}, input.query ?? {}];
}

/** Options for `useQuery`, `prefetchQuery` and the like; the key comes from the endpoint. */
export function apiQuery<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
  return queryOptions<Answer<E>, ApiProblem>({
    queryKey: queryKey(endpoint, input ?? {}),
    queryFn: ({ signal }) => call(endpoint, ...([{ ...input, signal }] as unknown as CallArguments<E>)),
  });
}

/** A write; when it went well, everything read from the given endpoints is asked for again. */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  options: { readonly refreshes?: readonly Endpoint[] } = {},
): UseMutationResult<Answer<E>, ApiProblem, CallInput<E>> {
  const cache = useQueryClient();
  return useMutation<Answer<E>, ApiProblem, CallInput<E>>({
    mutationFn: (input) => call(endpoint, ...([input] as unknown as CallArguments<E>)),
    onSuccess: async () => {
      const stale = options.refreshes ?? [];
      await Promise.all(stale.map((read) => cache.invalidateQueries({ queryKey: queryKey(read) })));
    },
  });
}

import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './problem.ts';

function worthAnotherTry(failures: number, cause: unknown): boolean {
  if (failures >= 2 || !(cause instanceof ApiProblem)) return false;
  return cause.status === 0 || cause.status >= 500;
}

/** The cache of reads: shown at once when known, asked again behind when older than half a minute. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 600_000, retry: worthAnotherTry },
      mutations: { retry: false },
    },
  });
}

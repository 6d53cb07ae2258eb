import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { refreshUser } from '../session/actions.ts';
import { session } from '../session/store.ts';
import { ApiProblem } from './problem.ts';

function worthAnotherTry(failures: number, cause: unknown): boolean {
  if (failures >= 2 || !(cause instanceof ApiProblem)) return false;
  return cause.status === 0 || cause.status >= 500;
}

let asking = false;

/** What somebody was let see and may not any more: their rights have changed, and are asked for, once for a whole page. */
function onError(cause: unknown): void {
  if (asking || !(cause instanceof ApiProblem) || cause.code !== 'forbidden' || session.user === null) return;
  asking = true;
  refreshUser()
    .catch(() => undefined)
    .finally(() => {
      asking = false;
    });
}

/** The cache of reads: shown at once when known, asked again behind when older than half a minute. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 600_000, retry: worthAnotherTry },
      mutations: { retry: false },
    },
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../lib/api/problem.ts';
import { queryKey } from '../lib/api/query.ts';
import { notifyRefused } from './notify.ts';

/**
 * Reports that another user saved first and reads the current data; any other problem is left to the form.
 * @param close what happens to the form, which holds the older values
 */
export function useSavedFirst(
  reads: readonly Parameters<typeof queryKey>[0][],
  close: () => void,
): (problem: unknown) => Promise<void> {
  const cache = useQueryClient();
  return async (problem) => {
    if (!(problem instanceof ApiProblem) || problem.code !== 'conflict') throw problem;
    notifyRefused({ title: problem.message });
    await Promise.all(reads.map((endpoint) => cache.invalidateQueries({ queryKey: queryKey(endpoint) })));
    close();
  };
}

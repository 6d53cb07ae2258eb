import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useEffect, useRef } from 'react';
import { apiQuery, queryKey } from '../../lib/api/query.ts';

const everyMs = 15_000;

/**
 * How many notices are unread, asked again and again while the page is looked at. When another one is the newest, the
 * list is asked for again.
 * @returns the count, the newest, and how many came since the page was opened
 */
export function useUnread() {
  const cache = useQueryClient();
  const query = useQuery({
    ...apiQuery(endpoints.notices.unread),
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
  const { unread, newest } = query.data?.data ?? { unread: 0, newest: null };
  const seen = useRef<string | null | undefined>(undefined);
  const asked = query.data !== undefined;
  const arrived = asked && seen.current !== undefined && seen.current !== newest;
  useEffect(() => {
    if (!asked) return;
    if (seen.current !== undefined && seen.current !== newest) {
      void cache.invalidateQueries({ queryKey: queryKey(endpoints.notices.list) });
    }
    seen.current = newest;
  }, [asked, newest, cache]);
  return { unread, newest, arrived };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useEffect, useRef } from 'react';
import { apiQuery, queryKey } from '../../../lib/api/query.ts';

const everyMs = 15_000;

/**
 * How many notices are unread, asked again and again while the page is looked at. When another one is the newest, the
 * list is asked for again.
 */
export function useUnread() {
  const cache = useQueryClient();
  const options = apiQuery(endpoints.notices.unread);
  const query = useQuery({ ...options, refetchInterval: everyMs, refetchOnWindowFocus: 'always' });
  const { unread, newest } = query.data?.data ?? { unread: 0, newest: null };
  const seen = useRef(newest);
  useEffect(() => {
    if (seen.current === newest) return;
    seen.current = newest;
    void cache.invalidateQueries({ queryKey: queryKey(endpoints.notices.list) });
  }, [newest, cache]);
  return { unread, newest };
}

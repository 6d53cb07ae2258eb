import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, type Announcement } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { apiQuery, queryKey } from '../../../lib/api/query.ts';

const { announcements, notices } = endpoints;
/** Timers of a browser cannot wait longer than some weeks; nobody looks at a page for so long. */
const longestMs = 3_600_000;

/** Looks again when the next one is over, so that none stands a moment longer than it should. */
function useEnds(all: readonly Announcement[]): number {
  const [now, setNow] = useState(() => Date.now());
  const ends = all.map(({ ends_at: end }) => (end === null ? Infinity : Date.parse(end))).filter((end) => end > now);
  const next = Math.min(...ends);
  useEffect(() => {
    if (next === Infinity) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = Math.min(Math.max(0, next - Date.now()), longestMs);
      timer = setTimeout(() => {
        setNow(Date.now());
        if (Date.now() < next) wait();
      }, left);
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

/**
 * What stands for whoever is signed in, closed ones too. The bell asks again and again what there is; what it holds is
 * asked for only when that has changed, and never where there is nothing.
 */
export function useAnnouncements(): readonly Announcement[] {
  const cache = useQueryClient();
  const announced = useQuery(apiQuery(notices.unread)).data?.data.announced ?? '';
  const query = useQuery({ ...apiQuery(announcements.current), enabled: announced !== '' });
  const seen = useRef(announced);
  useEffect(() => {
    if (seen.current === announced) return;
    seen.current = announced;
    void cache.invalidateQueries({ queryKey: queryKey(announcements.current) });
  }, [announced, cache]);
  const all = announced === '' ? [] : (query.data?.data ?? []);
  const now = useEnds(all);
  return all.filter(({ ends_at: end }) => end === null || Date.parse(end) > now);
}

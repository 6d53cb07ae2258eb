import { useEffect, useState } from 'react';

/** Whole seconds since an instant, moved on each second while somebody waits; a clock that is behind counts from now. */
export function useElapsed(since: string, waiting: boolean): number {
  const [start] = useState(() => Math.min(Date.parse(since), Date.now()));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return Math.max(0, Math.floor((now - start) / 1000));
}
